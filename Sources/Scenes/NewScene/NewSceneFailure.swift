extension NewScene {
  /// Why a scene cannot be made as requested.
  enum Failure: Error, Equatable {
    case noName(String, of: Named, likely: String?)
    case useCaseTwice(String)
    case notChosen(SceneChoice)
    case nameInTemplates(String)
    case fileTwice(String)
    case template(String, line: Int?, TemplateMistake)
  }

  enum Named: String, Sendable {
    case scene, module
    case useCase = "use case"
  }

  /// A mistake in a template.
  enum TemplateMistake: Equatable, Sendable {
    /// A line with `//#` that means nothing, as it is written.
    case unknown(String)
    case withoutBegin(String)
    case withoutEnd(String)
    case unknownPlaceholder(String)
    case unknownWord(String, nearest: String?)
  }
}

extension NewScene.Failure: WordedError {
  var said: UserError {
    switch self {
    case .noName(let name, let named, let likely):
      UserError(
        "\"\(name)\" cannot be the name of a \(named.rawValue)"
          + (name.allSatisfy(\.isASCII) ? "." : ": use only the letters A to Z."),
        mend: likely.map { "Did you mean \($0)?" }
          ?? "Write the name of a Swift type, such as Checkout, not a keyword.")
    case .useCaseTwice(let name):
      UserError("The use case \(name) is named twice.", mend: "Name each once.")
    case .notChosen(let choice):
      UserError(
        "A new scene needs --\(choice.rawValue): \(choice.words.joined(separator: ", ")).",
        mend: "Write `vipkata scene Checkout --purpose form --data api --navigation push`; "
          + "on a terminal, leave the options out to be asked.")
    case .nameInTemplates(let name):
      UserError(
        "The templates use the name \(name) themselves, so the scene would not build.",
        mend: "Choose another name.")
    case .fileTwice(let path):
      UserError(
        "Two templates make \(path).", mend: "Mark one of them with a choice, as in @api.")
    case .template(let path, let line, let mistake):
      UserError(
        "The template \(path)\(line.map { ":\($0)" } ?? ""): \(mistake.words).",
        mend: "The README of Katas/Templates/Scene says what a template can hold.")
    }
  }
}

extension NewScene.TemplateMistake {
  fileprivate var words: String {
    switch self {
    case .unknown(let text): "\(text) has no meaning"
    case .withoutBegin(let text): "\(text) has no beginning"
    case .withoutEnd(let text): "\(text) has no //# end"
    case .unknownPlaceholder(let text): "there is no placeholder \(text)"
    case .unknownWord(let word, let nearest):
      "there is no choice \"\(word)\"" + (nearest.map { ": did you mean \($0)?" } ?? "")
    }
  }
}
