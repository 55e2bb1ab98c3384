extension Review {
  /// Why nothing is reviewed or explained.
  enum Failure: Error, Equatable {
    case unknownRule(String, nearest: String?)
    /// The toolchain does not read code as the rules need; carries the first finding that differs.
    case readsOtherwise(String)
    case noBaseline(String)
  }
}

extension Review.Failure: WordedError {
  var said: UserError {
    switch self {
    case .unknownRule(let rule, let nearest):
      UserError(
        "There is no rule \"\(rule)\".",
        mend: nearest.map { "Did you mean \($0)?" } ?? "`vipkata review --rules` lists them.")
    case .readsOtherwise(let odd):
      UserError(
        "The review is unavailable with this toolchain: it misreads a known scene (\(odd)).",
        mend: "Use another Swift toolchain; `vipkata doctor` shows which one is used.")
    case .noBaseline(let path):
      UserError(
        "There is no baseline at \(path).",
        mend: "Add --update to write one with today's findings.")
    }
  }
}
