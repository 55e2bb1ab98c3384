import Foundation

/// Runs the breaks of one kata's reference solution, each in the lane that asks for it.
final class BreakTrial: @unchecked Sendable {
  let kata: Kata
  let material: KataMaterial
  /// Of the files that the learner edits, and of all others in `Solutions`.
  let breaks: [Break]
  private let solution: KataFiles
  private let judge: BreakJudge
  private let lock = NSLock()
  // Guarded by the lock.
  private var preparation: Preparation?

  private enum Preparation {
    case woven(WovenScene)
    case solutionIsNotGreen
  }

  /// - Throws: `CourseProblem` for files that cannot be read.
  init(kata: Kata, course: Course, workers: AuthoringWorkers, again: Bool) throws {
    self.kata = kata
    material = KataMaterial(course: course, worker: workers.course)
    solution = try material.solution(of: kata)
    judge = BreakJudge(
      kata: kata, course: course, worker: workers.course, suites: workers.suites,
      syntax: workers.syntax, memory: workers.verdicts, again: again)
    guard kata.manifest.kind == .code else {
      breaks = []
      return
    }
    let own = try workers.course.files(.solution, of: kata).map(\.path)
    breaks = try BreakFinder.breaks(
      in: solution.scene, of: kata, and: own, reading: workers.syntax)
  }

  /// - Parameter package: where it runs, and where what all others need is built, if nobody has
  ///   built that.
  /// - Returns: nil where the solution itself is not green.
  func verdict(on found: Break, package: String) throws -> Verdict? {
    guard case .woven(let woven) = try prepared(in: package) else { return nil }
    let broken = KataFiles(scene: found.broken(solution.scene), suite: solution.suite)
    return try judge.verdict(on: broken, woven: woven.choosing(found), package: package)
  }

  private func prepared(in package: String) throws -> Preparation {
    try lock.withLock {
      if let preparation { return preparation }
      let woven = try judge.weave(breaks, into: solution, package: package)
      // Woven, it was green with none chosen.
      let isGreen =
        try !woven.breaks.isEmpty
        || judge.verdict(on: solution, package: package).outcome == .green
      let new = isGreen ? Preparation.woven(woven) : .solutionIsNotGreen
      preparation = new
      return new
    }
  }
}
