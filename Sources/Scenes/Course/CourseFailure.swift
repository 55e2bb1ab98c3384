/// Why a course, or a word for one of its katas, is of no use.
extension UserError {
  /// - Parameter problem: says why, where there is one.
  static func noKata(_ problem: CourseProblem?) -> UserError {
    UserError(
      "The course has no kata that can be used.",
      mend: problem.map { "\($0.file): \($0.message)" }
        ?? "`vipkata new STAGE/KATA` makes one; --course DIR names another course's Katas.")
  }

  static func severalKatas(word: String, fitting: [KataID]) -> UserError {
    UserError(
      "\"\(word)\" fits several katas: "
        + fitting.prefix(5).map(\.description).joined(separator: ", ")
        + (fitting.count > 5 ? ", …." : "."),
      mend: "Write more of the name, or its number from `vipkata list`.")
  }

  static func brokenKata(_ problem: CourseProblem) -> UserError {
    UserError(
      "The kata \(problem.kata) cannot be used: \(problem.message)", mend: "See \(problem.file).")
  }

  static func unknownKata(word: String, among katas: [KataID]) -> UserError {
    UserError(
      "There is no kata \"\(word)\".",
      mend: Nearest.question(word, among: katas.map(\.description))
        ?? Nearest.question(word, among: katas.map(\.name)) ?? "`vipkata list` shows them all.")
  }
}
