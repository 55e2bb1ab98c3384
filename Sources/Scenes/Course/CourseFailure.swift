/// Why a course cannot provide what a command asks for.
enum CourseFailure: Error, Equatable {
  /// The first problem, if there is one, says why.
  case noKata(CourseProblem?)
  case severalKatas(word: String, fitting: [KataID])
  case brokenKata(CourseProblem)
  case unknownKata(word: String, among: [KataID])
  /// The command does not name one either.
  case noKataOpen
  case notOpened(KataID)
  /// It was opened before.
  case folderGone(KataID, String)
  /// The tests pass, but code cannot be read.
  case uncheckedRules(why: String)
  case unknownTerm(String, among: [String])
}

extension CourseFailure: WordedError {
  var said: UserError {
    switch self {
    case .noKata(let problem):
      UserError(
        "The course has no usable kata.",
        mend: problem.map { "\($0.file): \($0.message)" }
          ?? "`vipkata new STAGE/KATA` makes one; --course DIR names another course's Katas.")
    case .severalKatas(let word, let fitting):
      UserError(
        "\"\(word)\" fits several katas: "
          + fitting.prefix(5).map(\.description).joined(separator: ", ")
          + (fitting.count > 5 ? ", …." : "."),
        mend: "Write more of the name, or its number from `vipkata list`.")
    case .brokenKata(let problem):
      UserError(
        "The kata \(problem.kata) cannot be used: \(problem.message)",
        mend: "See \(problem.file).")
    case .unknownKata(let word, let katas):
      UserError(
        "There is no kata \"\(word)\".",
        mend: Nearest.question(word, among: katas.map(\.description))
          ?? Nearest.question(word, among: katas.map(\.name)) ?? "`vipkata list` shows them all.")
    case .noKataOpen:
      UserError("No kata is open.", mend: "`vipkata next` opens the first one.")
    case .notOpened(let kata):
      UserError("\(kata) has not been opened yet.", mend: "`vipkata open \(kata)` opens it.")
    case .folderGone(let kata, let folder):
      UserError(
        "\(kata) was opened, but its folder \(folder) is gone.",
        mend: "Move it back there, or begin anew with `vipkata open \(kata)`.")
    case .uncheckedRules(let why):
      UserError("The tests pass, but the kata's rules cannot be checked. \(why)")
    case .unknownTerm(let word, let terms):
      UserError(
        "This course does not explain \"\(word)\".",
        mend: Nearest.question(word, among: terms)
          ?? "`vipkata words` shows all that it explains.")
    }
  }
}
