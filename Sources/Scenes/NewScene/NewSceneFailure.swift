extension NewScene {
  /// Why a scene cannot be made so.
  enum Failure: Error, Equatable {
    case notChosen(SceneChoice)
    case nameInTemplates(String)
    /// Two templates make the file.
    case fileTwice(String)
  }
}

extension NewScene.Failure: WordedError {
  var said: UserError {
    switch self {
    case .notChosen(let choice):
      UserError(
        "A new scene needs --\(choice.rawValue): \(choice.words.joined(separator: ", ")).",
        mend: "Write `vipkata scene Checkout --purpose form --data api --navigation push`, "
          + "or leave them out on a terminal, where they are asked for.")
    case .nameInTemplates(let name):
      UserError(
        "The templates use the name \(name) themselves, so that the scene would not build.",
        mend: "Choose another name.")
    case .fileTwice(let path):
      UserError(
        "Two templates make \(path).", mend: "Mark one of them with a choice, as in @api.")
    }
  }
}
