import Foundation

/// What stops a command of practice, in words.
extension UserError {
  static let noKataOpen = UserError("No kata is open.", mend: "`vipkata next` opens the first one.")

  static func notOpened(_ kata: KataID) -> UserError {
    UserError("\(kata) has not been opened yet.", mend: "`vipkata open \(kata)` opens it.")
  }

  /// The solution would spoil it.
  static func notSolved(_ kata: KataID) -> UserError {
    UserError(
      "\(kata) is not green yet, and the solution would spoil it.",
      mend: "`vipkata hint \(kata)` helps; `vipkata solution \(kata) --spoil` shows it all the "
        + "same.")
  }

  /// It did not come with the kata.
  static func unknownFile(_ file: String, _ kata: KataID, among files: [String]) -> UserError {
    UserError(
      "No file \(file) came with \(kata).",
      mend: Nearest.question(file, among: files)
        ?? "`vipkata reset` alone puts the whole kata back.")
  }

  static func unknownStage(_ word: String, among stages: [String]) -> UserError {
    UserError(
      "This course has no stage \(word).",
      mend: Nearest.question(word, among: stages) ?? "`vipkata list` shows the stages.")
  }

  /// All its katas are green or known.
  static func nothingToSkip(_ stage: String) -> UserError {
    UserError(
      "There is nothing left to skip in \(stage).", mend: "`vipkata next` goes on behind it.")
  }

  /// The workshop's plan has them later.
  static func later(_ what: String, _ time: Date) -> UserError {
    UserError(
      "\(what) open \(time.onClock), by the plan of your workshop.",
      mend: "`vipkata ask \"…\"` raises your hand.")
  }
}
