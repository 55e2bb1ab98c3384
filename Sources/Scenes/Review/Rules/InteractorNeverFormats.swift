extension VIPCode {
  /// An interactor decides; texts, dates and money are worded by the presenter.
  var interactorNeverFormats: [Breach] {
    let others = OutsideTextMakers(self)
    let own: [Breach] = parts(.interactor).flatMap {
      wordings(by: $0, or: others) + helpers(wordingFor: $0)
    }
    let answers: [Breach] = parts(.worker).flatMap { failures(wordedBy: $0) }
    let models: [Breach] = types.flatMap { texts(ofEntity: $0) + texts(in: $0) }
    let read = readOfModels
    return wordings(beside: .interactor) + own + answers + models + texts(ofErrors: read)
      + sentences(ofErrors: read)
  }

  private func wordings(by interactor: Part, or others: OutsideTextMakers) -> [Breach] {
    let reader = WordingReader(interactor, localisers: settings.localisers) {
      constant($0, from: $1, inside: interactor.type.path)
    }
    let nested = types.filter { $0.path.hasPrefix(interactor.type.path + ".") }
    let told = (interactor.type.routines + nested.flatMap(\.routines)).flatMap { routine in
      let told = reader.wordings(in: routine)
      // `private func shareText() -> String { "We have done 3 of 5." }`
      let isText =
        told.isEmpty && routine.isFunction
        && wordsSentences(routine, of: interactor.type, enough: 1)
      let whole = isText ? [("words a text", routine.range.lowerBound)] : []
      return (told + whole).map { (Position(file: routine.file, offset: $1), $0) }
    }
    let handed = InteractorTexts(
      interactor: interactor, reader: reader, code: self, others: others
    ).found
      .filter { position in
        !told.contains { $0.0.file === position.file && $0.0.place.line == position.place.line }
      }
    return (told + handed.map { ($0, "hands on a text for the user") }).map { position, what in
      Breach(
        at: position,
        "the interactor \(interactor.name) \(what); "
          + "put the plain value into the response and let the presenter word it")
    }
  }

  private func failures(wordedBy worker: Part) -> [Breach] {
    let reader = WordingReader(worker, localisers: settings.localisers)
    return worker.routines.flatMap { routine in
      (reader.failureTexts(in: routine) + reader.textsCalledBack(in: routine)).map {
        Breach(
          routine.file, $0.offset,
          "the worker \(worker.name) \($0.what); "
            + "hand on what failed and let the presenter word it")
      }
    }
  }

  /// The names of the members that presenters and views read.
  private var readOfModels: Set<String> {
    let readers = (parts(.presenter) + parts(.view)).flatMap(\.routines)
    return Set(
      readers.flatMap(\.chains).filter { $0.names.count > 1 || $0.startsWithDot }.map(\.lastName))
  }

  /// `throw OrderError(message: "There is no such order.")`, whose message a presenter passes on.
  private func sentences(ofErrors read: Set<String>) -> [Breach] {
    types.filter { type in
      [nil, .worker, .interactor].contains(type.role) && !isBesidePresenter(type.file)
    }.flatMap { maker in
      maker.routines.flatMap { routine in
        routine.calls.compactMap { call -> Breach? in
          guard let error = concreteType(WrittenType(names: [call.name]), from: routine.file),
            error.ancestors.contains("Error") || error.name.hasSuffix("Error"),
            call.arguments.contains(where: { argument in
              let text = routine.file.text(argument.bodyRange)
              return ["message", "title", "text", "description"].contains(
                where: argument.name.lowercased().hasSuffix) && read.contains(argument.name)
                && text.hasPrefix("\"") && text.contains(" ")
            })
          else { return nil }
          return Breach(
            routine.file, call.range.lowerBound,
            "\(maker.name) words what the user is told; hand on what failed and let the presenter "
              + "find the words")
        }
      }
    }
  }

  /// `var errorDescription: String?` of a business error, which the presenter only passes on.
  private func texts(ofErrors read: Set<String>) -> [Breach] {
    types.filter { type in
      type.role == nil && type.ancestors.contains { ["Error", "LocalizedError"].contains($0) }
    }.flatMap { error in
      error.routines.filter { routine in
        !isBesidePresenter(routine.file) && wordsError(routine, of: error)
          && (read.contains(routine.baseName)
            || routine.baseName == "errorDescription" && read.contains("localizedDescription"))
      }.map {
        $0.breach(
          "\(error.path) words what the user is told; let the presenter find the words for each case"
        )
      }
    }
  }

  /// `var message: String { … }` in a Response that words its own result.
  private func texts(in type: TypeDeclaration) -> [Breach] {
    guard type.path.lastName == "Response", isInModelSpace(type.path) else { return [] }
    let worded = type.storedProperties.breaches { property in
      let isText =
        property.type.map { Self.texts.contains($0.names.first ?? "") } == true
        || property.name.hasPrefix("formatted") && property.type?.names == ["String"]
        || property.file.madeText(in: property.range) != nil
      return isText
        ? "\(type.path) carries a worded text in \(property.name); "
          + "let it carry the plain value, and the presenter word it" : nil
    }
    return worded
      + type.routines.filter {
        !isBesidePresenter($0.file)
          && (wordsSentences($0, of: type, enough: 1) || formats($0, of: type)
            || $0.isInitializer && $0.file.madeText(in: $0.range) != nil)
      }.map { breach($0, of: type) }
  }

  /// `var shownDate: String { dates.string(from: date) }` in an entity.
  private func texts(ofEntity entity: TypeDeclaration) -> [Breach] {
    guard entity.role == nil, entity.kind == .struct, !isModel(entity),
      !isInViewModel(entity), isEntity(entity)
    else { return [] }
    return entity.routines.filter { !isBesidePresenter($0.file) && formats($0, of: entity) }
      .map { breach($0, of: entity) }
  }

  private func breach(_ routine: Routine, of type: TypeDeclaration) -> Breach {
    routine.breach("\(type.path) words a text in \(routine.baseName); let the presenter word it")
  }

  private static let texts: Set = [
    "LocalizedStringResource", "LocalizedStringKey", "NSAttributedString", "AttributedString",
    "String.LocalizationValue",
  ]

  /// `var price: String { total.formatted() }`
  private func formats(_ routine: Routine, of type: TypeDeclaration) -> Bool {
    type.makesText(by: routine) && routine.calls.contains(where: \.isFormat)
  }

  /// `ErrorTexts.unreachable()`, where a type without a role words the text.
  private func helpers(wordingFor interactor: Part) -> [Breach] {
    interactor.routines.breaches { chain, routine in
      guard chain.names.count == 2,
        let helper = concreteType(namedBy: chain, in: routine.file),
        helper.role == nil, !isModel(helper), !helper.ancestors.contains("Error"),
        helper.routines.contains(where: {
          $0.baseName == chain.names[1] && words($0, of: helper)
        })
      else { return nil }
      return "the interactor \(interactor.name) has \(helper.name) word a text; "
        + "put the plain value into the response and let the presenter word it"
    }
  }
}

extension VIPCode {
  /// The value of `Texts.title` and `Constants.Texts.title`, `static let title = "Your orders"`.
  fileprivate func constant(
    _ chain: Chain, from file: SourceCode, inside path: String
  ) -> (file: SourceCode, range: Range<Int>)? {
    let owner = chain.names.dropLast().joined(separator: ".")
    guard chain.names.count > 1, chain.startsWithName,
      let constant = declaration(named: owner, from: file, inside: path)?.properties
        .first(where: { $0.name == chain.lastName && $0.isConstant })
    else { return nil }
    let home = constant.file
    return home.tokens(in: constant.range)
      .first { $0.kind == "string" && home.signs.before($0.range.lowerBound) == "=" }
      .map { (home, $0.range.lowerBound..<constant.range.upperBound) }
  }
}
