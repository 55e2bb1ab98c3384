extension ReviewRule {
  private static let unformatted: Set = [
    "Date", "DateComponents", "Decimal", "NSDecimalNumber", "Measurement",
  ]

  /// What reaches the view is ready to be shown.
  @Sendable static func viewModelsAreDisplayReady(_ code: VIPCode) -> [Breach] {
    let answered = code.entitiesInResponses
    let formatted = Set(code.parts(.view).flatMap(\.type.routines).flatMap(formattedNames))
    let told = code.sceneProtocols.filter { $0.role == .view }.flatMap { display in
      let parameters = display.routines.filter(\.isFunction).flatMap { routine in
        routine.parameters.map { ($0.type, Position(file: routine.file, offset: $0.offset)) }
      }
      let taken = parameters + display.properties.map { ($0.type, $0.position) }
      return taken.compactMap { written, place -> Breach? in
        guard let name = code.entity(written, from: place.file, inside: "", answered)
        else { return nil }
        return Breach(
          at: place,
          "\(display.name) hands the entity \(name) to the view; "
            + "let the presenter turn it into texts and flags")
      }
    }
    return told + code.types.filter { code.isInViewModel($0) }.flatMap(choices)
      + code.types.filter { code.isInViewModel($0) }.flatMap { model in
        model.properties.filter { !$0.isComputed && isSeen($0, in: model) }.compactMap {
          property -> Breach? in
          let what: String
          if let name = code.entity(of: property, in: model, answered) {
            what = "the entity \(name) to the view; let the presenter turn it into texts and flags"
          } else if let raw = property.type?.names.first, unformatted.contains(raw),
            formatted.contains(property.name)
          {
            what = "a \(raw) to the view, which formats it; let the presenter make the text"
          } else {
            return nil
          }
          return Breach(at: property.position, "\(model.path) hands \(what)")
        }
      }
  }

  /// `var newest: [Row] { rows.sorted { … } }`
  private static func choices(of model: TypeDeclaration) -> [Breach] {
    model.routines.flatMap { routine in
      routine.chains.filter { chain in
        chain.isCalled && chain.names.count > 1
          && ["sorted", "filter", "sort"].contains(chain.lastName)
      }.map {
        Breach(
          routine.file, $0.range.lowerBound,
          "\(model.path) works out with \($0.lastName) what is shown; let the interactor decide it")
      }
    }
  }

  /// What is private is seen through `var title: String { article.title }`.
  private static func isSeen(_ property: Property, in model: TypeDeclaration) -> Bool {
    !property.isPrivate
      || model.properties.contains { other in
        other.isComputed && !other.isPrivate
          && other.position.file.chains(in: other.range).contains { $0.names[0] == property.name }
      }
  }

  /// The last names of what a view formats: `date` of `dates.string(from: viewModel.date)`.
  private static func formattedNames(in routine: Routine) -> [String] {
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
