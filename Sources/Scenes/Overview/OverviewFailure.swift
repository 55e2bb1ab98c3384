enum OverviewFailure: Error, Equatable {
  case unknownWord(String, among: [String])
}

extension OverviewFailure: WordedError {
  var said: UserError {
    switch self {
    case .unknownWord(let word, let known):
      UserError(
        "This course does not explain \"\(word)\".",
        mend: Nearest.question(word, among: known)
          ?? "`vipkata words` shows all that it explains.")
    }
  }
}
