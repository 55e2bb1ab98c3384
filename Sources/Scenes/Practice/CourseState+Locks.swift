/// Checks for what a learner may see only later.
extension CourseState {
  /// - Throws: `Practice.Failure` before the time at which the workshop's plan opens hints.
  func requireHints(of kata: Kata) throws {
    guard let time = plan?.hintsOpen, !progress.record(of: kata.id).isSolved else { return }
    throw Practice.Failure.hintsOpenLater(time)
  }

  /// - Throws: `Practice.Failure` if the solution would spoil the kata, or opens later by the plan.
  func requireSolution(of kata: Kata, spoils: Bool) throws {
    guard !progress.record(of: kata.id).isSolved else { return }
    if let time = plan?.solutionsOpen { throw Practice.Failure.solutionsOpenLater(time) }
    guard spoils else { throw Practice.Failure.notSolved(kata.id) }
  }
}
