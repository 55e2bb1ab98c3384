/// What a learner may see only later.
extension CourseState {
  /// - Throws: `Practice.Failure` before the time that the workshop's plan has for hints.
  func requireHints(of kata: Kata) throws {
    guard let time = plan?.hintsOpen, !progress.record(of: kata.id).isSolved else { return }
    throw Practice.Failure.hintsOpenLater(time)
  }

  /// - Throws: `Practice.Failure` where the solution would spoil it, or is planned for later.
  func requireSolution(of kata: Kata, spoils: Bool) throws {
    guard !progress.record(of: kata.id).isSolved else { return }
    if let time = plan?.solutionsOpen { throw Practice.Failure.solutionsOpenLater(time) }
    guard spoils else { throw Practice.Failure.notSolved(kata.id) }
  }
}
