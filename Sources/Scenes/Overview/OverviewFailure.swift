enum OverviewFailure: Error, Equatable {
  case unknownWord(String, known: [String])
}

extension OverviewFailure: WordedError {
  var said: UserError {
    switch self {
    case .unknownWord(let word, let known):
      UserError(
        "This course does not explain \"\(word)\".",
        mend: Nearest.word(to: word, among: known).map { "Did you mean \($0)?" }
          ?? "`vipkata words` shows all that it explains.")
    }
  }
}
