import Foundation

extension Practice {
  enum Failure: Error, Equatable {
    case notSolved(KataID)
    /// The file did not come with the kata.
    case unknownFile(String, KataID, among: [String])
    case unknownStage(String, among: [String])
    /// All katas of the stage are green or known.
    case nothingToSkip(String)
    /// The workshop's plan opens them later.
    case hintsOpenLater(Date)
    case solutionsOpenLater(Date)
  }
}

extension Practice.Failure: WordedError {
  var said: UserError {
    switch self {
    case .notSolved(let kata):
      UserError(
        "\(kata) is not green yet, and the solution would spoil it.",
        mend: "`vipkata hint \(kata)` helps; `vipkata solution \(kata) --spoil` shows it anyway.")
    case .unknownFile(let file, let kata, let files):
      UserError(
        "No file \(file) came with \(kata).",
        mend: Nearest.question(file, among: files)
          ?? "`vipkata reset` alone puts the whole kata back.")
    case .unknownStage(let word, let stages):
      UserError(
        "This course has no stage \(word).",
        mend: Nearest.question(word, among: stages) ?? "`vipkata list` shows the stages.")
    case .nothingToSkip(let stage):
      UserError(
        "There is nothing left to skip in \(stage).", mend: "`vipkata next` goes on after it.")
    case .hintsOpenLater(let time): Self.later("Hints", time)
    case .solutionsOpenLater(let time): Self.later("Solutions", time)
    }
  }

  private static func later(_ what: String, _ time: Date) -> UserError {
    UserError(
      "\(what) open \(time.onClock), by the plan of your workshop.",
      mend: "`vipkata ask \"…\"` raises your hand.")
  }
}
