extension VIPCode {
  private static let unformatted: Set = [
    "Date", "DateComponents", "Decimal", "NSDecimalNumber", "Measurement",
  ]

  /// Everything that reaches the view is ready to be shown.
  var viewModelsAreDisplayReady: [Breach] {
    let views = parts(.view)
    let formatted = Set(views.flatMap(\.type.routines).flatMap(formattedNames))
    let worded = Set(views.flatMap { wordedProperties(of: $0) })
    let picked = Set(views.flatMap { scopes(of: $0.type) }.flatMap(pickedNames))
    let models = types.filter { isInViewModel($0) }
    let handed: [Breach] = models.filter { !isNestedInResponse($0) }.flatMap { model in
      let seen = model.properties.filter { !$0.isComputed && isSeen($0, in: model) }
      return seen.breaches { property in
        let what =
          worded.contains(model.path + "." + property.name)
          ? "\(property.name) to the view, which makes a text of it; let the presenter make that"
          : nil
        return
          (unready(property, of: model, formatted) ?? what ?? raw(property, of: model, but: picked))
          .map {
            "\(model.path) hands \($0)"
          }
      } + entities(takenBy: model)
    }
    return displayedEntities + displayedRawValues
      + models.flatMap { choices(of: $0) } + handed
  }

  private var displayedEntities: [Breach] {
    let own = sceneProtocols(.view)
    let shared = own.flatMap(parents).filter { $0.kind == .protocol && $0.scene == nil }
    return (own + shared).unique.flatMap { display -> [Breach] in
      let parameters = display.routines.filter(\.isFunction).flatMap { routine in
        routine.parameters.map { ($0.type, Position(file: routine.file, offset: $0.offset)) }
      }
      let taken = parameters + display.properties.map { ($0.type, $0.position) }
      return taken.compactMap { written, place -> Breach? in
        let handed =
          entity(written, from: place.file, inside: "").map(Self.handed(entity:))
          ?? told(written, from: place.file, in: display).map(Self.handed(choice:))
        return handed.map { Breach(at: place, "\(display.name) hands \($0)") }
      }
    }
  }

  private static func handed(entity: String) -> String {
    "\(entity.asEntity) to the view; let the presenter turn it into texts and flags"
  }

  private static func handed(choice: String) -> String {
    "the enum \(choice) to the view; let the presenter say what it looks like"
  }

  /// `show(language: Language)`, where the presenter passes on the enum that it was handed.
  private func told(
    _ type: WrittenType?, from file: SourceCode, in display: TypeDeclaration
  ) -> String? {
    guard let type, type.names.first?.hasSuffix("ViewModel") == false else { return nil }
    let taken = sceneProtocols(.presenter).filter { $0.scene == display.scene }
      .flatMap(\.routines).flatMap(\.parameters).compactMap(\.type?.names)
    // Enums with such names are about the screen itself, and may reach it.
    let shown = ["State", "ViewData", "Indicator", "Loading", "Activity", "Animation", "Layout"]
    return declarations(of: type, from: file).first { choice in
      choice.kind == .enum && !shown.contains(where: choice.name.contains)
        && !isNestedInViewModel(choice)
        && taken.contains(type.names)
    }?.path
  }

  /// `func displayRates(_ rates: [String: Double])` and `func displayPrice(price: Double)`
  private var displayedRawValues: [Breach] {
    let untyped: Set = ["NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary"]
    return sceneProtocols(.view).flatMap { display in
      display.routines.filter(\.isFunction).breachesOfParameters { parameter, _ in
        guard let type = parameter.type, let name = type.names.first,
          untyped.contains(name)
            || type.isCollection && type.inside.contains("String")
              && Self.numbers.union(["Any", "AnyObject"]).contains(name)
            || !type.isCollection && isRead(name, as: parameter.name)
            || ["Double", "Float"].contains(name)
              && ["rate", "rating"].contains(where: parameter.name.lowercased().hasSuffix)
        else { return nil }
        return "\(display.name) hands \(parameter.name) to the view as raw data; "
          + "let the presenter make texts and flags of it"
      }
    }
  }

  /// The data of the business that a property hands to the view, and what to do instead.
  /// - Parameter formatted: the names of properties that views format.
  private func unready(
    _ property: Property, of model: TypeDeclaration, _ formatted: Set<String>
  ) -> String? {
    if let name = entity(of: property, in: model) { return Self.handed(entity: name) }
    if let raw = property.type?.names.first {
      if Self.unformatted.contains(raw), formatted.contains(property.name) {
        return "a \(raw) to the view, which formats it; let the presenter make the text"
      }
      if isRead(raw, as: property.name) {
        return "a plain \(raw) to the view; let the presenter make the text"
      }
    }
    return choice(in: property.type, from: property.file, inside: model.path)
      .map(Self.handed(choice:))
  }

  /// `init(movie: Movie)` in a ViewModel, which words a text, unless it is beside the presenter.
  private func entities(takenBy model: TypeDeclaration) -> [Breach] {
    model.routines.filter { routine in
      routine.isInitializer && !isBesidePresenter(routine.file)
        && routine.tokens.contains { $0.kind == "string" && routine.file.text($0).contains(" ") }
    }.breachesOfParameters { parameter, routine in
      entity(parameter.type, from: routine.file, inside: model.path).map {
        "\(model.path) takes \($0.asEntity); let the presenter make its texts and flags"
      }
    }
  }

  /// `var newest: [Row] { rows.sorted { … } }`
  private func choices(of model: TypeDeclaration) -> [Breach] {
    model.routines.breaches { chain, routine in
      if isClock(chain, in: routine.file), model.answers(by: routine) {
        return "\(model.path) reads the clock; let the interactor decide by it"
      }
      guard chain.isCalled, chain.names.count > 1,
        ["sorted", "filter", "sort"].contains(chain.lastName)
      else { return nil }
      return "\(model.path) works out with \(chain.lastName) what is shown; "
        + "let the interactor decide it"
    }
  }

  /// - Parameter picked: the names of the dates that a picker shows.
  private func raw(
    _ property: Property, of model: TypeDeclaration, but picked: Set<String>
  ) -> String? {
    if property.type?.names == ["Date"], !picked.contains(property.name) {
      return "a Date to the view, which would have to format it; let the presenter make the text"
    }
    // A type that a view nests for itself, such as for drawing, is no view model.
    if let type = property.type,
      isInModelSpace(model.path)
        || model.path.split(separator: ".").contains(where: { $0.hasSuffix("ViewModel") })
    {
      if type.names == ["TimeInterval"], !type.isCollection {
        return "a TimeInterval to the view; let the presenter make the text"
      }
      if ["Any", "AnyHashable", "NSNumber"].contains(type.names.first) {
        return "\(property.name) to the view, which has to find out what it is; "
          + "let the presenter make texts and flags of it"
      }
    }
    return mayMiss(property)
      ? "a number that may be missing to the view; let the presenter say what is shown" : nil
  }

  /// `chosen` of `picker.date = viewModel.chosen` and `picker.setDate(viewModel.chosen, animated: true)`
  private func pickedNames(in scope: Scope) -> [String] {
    let file = scope.file
    return scope.routine.chains.flatMap { chain -> [String] in
      let given =
        chain.isAssigned && ["date", "minimumDate", "maximumDate"].contains(chain.lastName)
          && (chain.names.contains { $0.lowercased().contains("picker") }
            || scope.ownerType(of: chain)?.names == ["UIDatePicker"])
        ? file.value(givenTo: chain)
        : chain.lastName == "setDate" || chain.lastName == "DatePicker"
          ? file.call(of: chain)?.bodyRange : nil
      return given.map { file.chains(in: $0).map(\.lastName) } ?? []
    }
  }

  /// `let year: Int?`, for which the view has to find words if it is nil; not a number that places
  /// or measures something.
  private func mayMiss(_ property: Property) -> Bool {
    let written = property.text.prefix { !"={".contains($0) }
    let name = property.name.lowercased()
    return written.trimmed.hasSuffix("?") && Self.numbers.contains(property.type?.names.first ?? "")
      && !["id", "index", "row", "section", "tag", "page", "offset", "length", "delay", "position"]
        .contains(where: name.hasSuffix)
      && !["height", "width", "size", "latit", "longi", "scale", "alpha", "progress", "star"]
        .contains(where: name.contains)
  }

  /// Whether people read it: money, or a number with a unit; not `progress: Double`.
  private func isRead(_ type: String, as name: String) -> Bool {
    let units = [
      "price", "amount", "total", "cost", "payment", "temperature", "percent", "balance",
    ]
    return ["Decimal", "NSDecimalNumber", "Measurement"].contains(type)
      || ["Double", "Float"].contains(type) && units.contains(where: name.lowercased().contains)
      || type == "Int" && ["price", "cost", "balance"].contains(where: name.lowercased().hasSuffix)
  }

  /// A private property can be seen through `var title: String { article.title }`.
  private func isSeen(_ property: Property, in model: TypeDeclaration) -> Bool {
    !property.isPrivate
      || model.properties.contains { other in
        other.isComputed && !other.isPrivate
          && other.file.chains(in: other.range).contains { $0.names[0] == property.name }
      }
  }

  private static let numbers: Set = ["Int", "Double", "Float", "CGFloat", "Decimal"]
  private static let looks: Set = ["String", "UIImage", "UIColor", "Image", "Color"]

  /// `ViewModel.price` of `label.text = "\(viewModel.price) €"`, and `ViewModel.kind` of
  /// `viewModel.kind.title`, where the kind is an enum of the business.
  private func wordedProperties(of view: Part) -> [String] {
    view.routines.flatMap { routine -> [String] in
      let scope = Scope(code: self, type: view.type, routine: routine)
      return routine.chains.filter {
        $0.names.count > 2 || $0.names.count == 2 && isWorded($0, in: routine.file)
      }.flatMap { chain -> [String] in
        let types = scope.types(along: chain)
        return types.indices.dropFirst().compactMap { index in
          guard let type = types[index], !type.isCollection, let owner = types[index - 1],
            let model = declarations(of: owner, from: routine.file, inside: view.type.path)
              .first(where: isInViewModel), !model.path.hasPrefix(view.name + "."),
            index == types.count - 1
              ? Self.numbers.contains(type.names.first ?? "")
                && !chain.lastName.lowercased().hasSuffix("id")
                && isWorded(chain, in: routine.file)
              : index == types.count - 2
                && (takesLook(chain.lastName, of: type, types[index + 1], model)
                  || Self.numbers.union(Self.unformatted).contains(type.names.first ?? "")
                    && ViewWork.texts.contains(types[index + 1]?.names.first ?? ""))
          else { return nil }
          return model.path + "." + chain.names[index]
        }
      }
    }
  }

  /// Whether a chain is inside a text that is shown.
  private func isWorded(_ chain: Chain, in file: SourceCode) -> Bool {
    let line = file.line(before: chain)
    let isShown = ["text", "title", "label", "message"].contains(where: line.lowercased().contains)
    return isShown && ["\\(", "String(", "String(describing: "].contains(where: line.hasSuffix)
  }

  /// `rawValue` or `title` of an enum that is no part of a view model.
  private func takesLook(
    _ name: String, of type: WrittenType, _ look: WrittenType?, _ model: TypeDeclaration
  ) -> Bool {
    declarations(of: type, from: model.file, inside: model.path).contains { kind in
      kind.kind == .enum && !isNestedInViewModel(kind)
        && (name == "rawValue" && kind.ancestors.contains("String")
          || look.map { Self.looks.contains($0.names.first ?? "") } == true)
    }
  }

  /// The last names of values that a view formats: `date` of `dates.string(from: viewModel.date)`.
  private func formattedNames(in routine: Routine) -> [String] {
    routine.calls.flatMap { call -> [String] in
      let labels = Set(call.labels)
      switch call.name.lastName {
      case "formatted":
        return routine.file.chains(in: call.nameRange).compactMap { $0.names.dropLast().last }
      case "string" where labels == ["from"], "String" where labels.contains("format"),
        "Text" where !labels.isDisjoint(with: ["style", "format"]):
        return call.arguments.flatMap { routine.file.chains(in: $0.bodyRange) }
          .compactMap { $0.names.count > 1 ? $0.names.last : nil }
      default: return []
      }
    }
  }
}
