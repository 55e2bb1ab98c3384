extension UserError {
  static func unknownWord(_ word: String, among known: [String]) -> UserError {
    UserError(
      "This course does not explain \"\(word)\".",
      mend: Nearest.question(word, among: known)
        ?? "`vipkata words` shows all that it explains.")
  }
}
