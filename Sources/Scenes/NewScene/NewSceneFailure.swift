/// Why a scene cannot be made so.
extension UserError {
  static func notChosen(_ choice: SceneChoice) -> UserError {
    UserError(
      "A new scene needs --\(choice.rawValue): \(choice.words.joined(separator: ", ")).",
      mend: "Write `vipkata scene Checkout --purpose form --data api --navigation push`, "
        + "or leave them out on a terminal, where they are asked for.")
  }

  static func nameInTemplates(_ name: String) -> UserError {
    UserError(
      "The templates use the name \(name) themselves, so that the scene would not build.",
      mend: "Choose another name.")
  }

  /// Two templates make the file.
  static func fileTwice(_ path: String) -> UserError {
    UserError("Two templates make \(path).", mend: "Mark one of them with a choice, as in @api.")
  }
}
