extension ReviewRule {
  /// An interactor decides; texts, dates and money are worded by the presenter.
  @Sendable static func interactorNeverFormats(_ code: VIPCode) -> [Breach] {
    let own: [Breach] = code.parts(.interactor).flatMap {
      wordings(by: $0, code) + helpers(wordingFor: $0, code)
    }
    let answers: [Breach] = code.parts(.worker).flatMap { failures(wordedBy: $0, code) }
    let models: [Breach] = code.types.flatMap { texts(ofEntity: $0, code) + texts(in: $0, code) }
    return code.wordings(beside: .interactor) + own + answers + models + texts(ofErrorsIn: code)
  }

  private static func wordings(by interactor: Part, _ code: VIPCode) -> [Breach] {
    let reader = WordingReader(interactor, localisers: code.settings.localisers) {
      code.constant($0, from: $1, inside: interactor.type.path)
    }
    let nested = code.types.filter { $0.path.hasPrefix(interactor.type.path + ".") }
    return (interactor.type.routines + nested.flatMap(\.routines)).flatMap { routine in
      reader.wordings(in: routine).map { what, offset in
        Breach(
          routine.file, offset,
          "the interactor \(interactor.name) \(what); "
            + "put the plain value into the response and let the presenter word it")
      }
    }
  }

  private static func failures(wordedBy worker: Part, _ code: VIPCode) -> [Breach] {
    let reader = WordingReader(worker, localisers: code.settings.localisers)
    return worker.routines.flatMap { routine in
      (reader.failureTexts(in: routine) + reader.textsCalledBack(in: routine)).map {
        Breach(
          routine.file, $0.offset,
          "the worker \(worker.name) \($0.what); "
            + "hand on what failed and let the presenter word it")
      }
    }
  }

  /// `var errorDescription: String?` of a business error, which the presenter only hands on.
  private static func texts(ofErrorsIn code: VIPCode) -> [Breach] {
    let readers = (code.parts(.presenter) + code.parts(.view)).flatMap(\.routines)
    let read = Set(
      readers.flatMap(\.chains).filter { $0.names.count > 1 || $0.startsWithDot }.map(\.lastName))
    return code.types.filter { type in
      type.role == nil && type.ancestors.contains { ["Error", "LocalizedError"].contains($0) }
    }.flatMap { error in
      error.routines.filter { routine in
        !code.isBesidePresenter(routine.file) && code.wordsError(routine, of: error)
          && (read.contains(routine.baseName)
            || routine.baseName == "errorDescription" && read.contains("localizedDescription"))
      }.map {
        $0.breach(
          "\(error.path) words what the user is told; let the presenter find the words for each case"
        )
      }
    }
  }

  /// `var message: String` of a Response, which says how its result is called.
  private static func texts(in type: TypeDeclaration, _ code: VIPCode) -> [Breach] {
    guard type.path.lastName == "Response", code.isInModelSpace(type.path) else { return [] }
    let worded = type.storedProperties.breaches { property in
      let isText =
        property.type.map { Self.texts.contains($0.names.first ?? "") } == true
        || property.name.hasPrefix("formatted") && property.type?.names == ["String"]
      return isText
        ? "\(type.path) carries a worded text in \(property.name); "
          + "let it carry the plain value, and the presenter word it" : nil
    }
    return worded
      + type.routines.filter {
        !code.isBesidePresenter($0.file)
          && (code.wordsSentences($0, of: type, enough: 1) || formats($0, of: type))
      }.map { breach($0, of: type) }
  }

  /// `var shownDate: String { dates.string(from: date) }` of an entity.
  private static func texts(ofEntity entity: TypeDeclaration, _ code: VIPCode) -> [Breach] {
    guard entity.role == nil, entity.kind == .struct, !code.isModel(entity),
      !code.isInViewModel(entity), code.isEntity(entity)
    else { return [] }
    return entity.routines.filter { !code.isBesidePresenter($0.file) && formats($0, of: entity) }
      .map { breach($0, of: entity) }
  }

  private static func breach(_ routine: Routine, of type: TypeDeclaration) -> Breach {
    routine.breach("\(type.path) words a text in \(routine.baseName); let the presenter word it")
  }

  private static let texts: Set = [
    "LocalizedStringResource", "LocalizedStringKey", "NSAttributedString", "AttributedString",
    "String.LocalizationValue",
  ]

  /// `var price: String { total.formatted() }`
  private static func formats(_ routine: Routine, of type: TypeDeclaration) -> Bool {
    type.makesText(by: routine) && routine.calls.contains(where: \.isFormat)
  }

  /// `ErrorTexts.unreachable()` of a type that no scene has for itself, which words texts.
  private static func helpers(wordingFor interactor: Part, _ code: VIPCode) -> [Breach] {
    interactor.routines.breaches { chain, routine in
      guard chain.names.count == 2,
        let helper = code.concreteType(namedBy: chain, in: routine.file),
        helper.role == nil, !code.isModel(helper), !helper.ancestors.contains("Error"),
        helper.routines.contains(where: {
          $0.baseName == chain.names[1] && code.words($0, of: helper)
        })
      else { return nil }
      return "the interactor \(interactor.name) has \(helper.name) word a text; "
        + "put the plain value into the response and let the presenter word it"
    }
  }
}

extension VIPCode {
  /// The value of `Texts.title`, `static let title = "Your orders"`.
  fileprivate func constant(
    _ chain: Chain, from file: SourceCode, inside path: String
  ) -> (file: SourceCode, range: Range<Int>)? {
    guard chain.names.count == 2, chain.startsWithName,
      let owner = declaration(named: chain.names[0], from: file, inside: path),
      owner.position.file === file,
      let constant = owner.properties.first(where: { $0.name == chain.names[1] && $0.isConstant })
    else { return nil }
    return file.tokens(in: constant.range).first { $0.kind == "string" }
      .map { (file, $0.range.lowerBound..<constant.range.upperBound) }
  }
}
