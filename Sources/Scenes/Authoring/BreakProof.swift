import Foundation

/// Proves that a kata's hidden suite or its rules notice each small break of its reference
/// solution. A kata of kind `tests` has none: its planted bugs are its breaks.
final class BreakProof: @unchecked Sendable {
  /// Of the files that the learner edits, and of all others in `Solutions`.
  let breaks: [Break]
  private let kata: Kata
  private let material: KataMaterial
  private let solution: KataFiles
  private let judge: BreakJudge
  private let lock = NSLock()
  // Guarded by the lock.
  private var prepared: (woven: WovenScene, isGreen: Bool)?
  // Used by one thread.
  private var proof: Authoring.Proof
  private var tried: [(key: String, outcome: Verdict.Outcome?)] = []

  /// - Throws: `CourseProblem` for files that cannot be read.
  init(kata: Kata, course: Course, workers: AuthoringWorkers, again: Bool) throws {
    self.kata = kata
    proof = Authoring.Proof(kata: kata, breaks: BreakCount())
    material = KataMaterial(course: course, worker: workers.course)
    solution = try material.solution(of: kata)
    judge = BreakJudge(
      kata: kata, course: course, worker: workers.course, suites: workers.suites,
      syntax: workers.syntax, memory: workers.verdicts, again: again)
    guard kata.isCode else {
      breaks = []
      return
    }
    let own = try workers.course.files(.solution, of: kata).map(\.path)
    breaks = try BreakFinder.breaks(
      in: solution.scene, of: kata, and: own, reading: workers.syntax)
  }

  /// Runs a break in the lane that asks for it.
  /// - Parameter package: where it runs, and where what all others need is built, if nobody has
  ///   built that.
  /// - Returns: nil where the solution itself is not green.
  func verdict(on found: Break, package: String) throws -> Verdict? {
    let (woven, isGreen) = try prepare(in: package)
    guard isGreen else { return nil }
    let broken = KataFiles(scene: found.broken(solution.scene), suite: solution.suite)
    return try judge.verdict(on: broken, run: woven.run(with: found), package: package)
  }

  private func prepare(in package: String) throws -> (woven: WovenScene, isGreen: Bool) {
    try lock.withLock {
      if let prepared { return prepared }
      let woven = try judge.weave(breaks, into: solution, package: package)
      // Woven, it was green with none chosen.
      let isGreen =
        try !woven.breaks.isEmpty
        || judge.verdict(on: solution, package: package).outcome == .green
      prepared = (woven, isGreen)
      return (woven, isGreen)
    }
  }

  /// - Parameter verdict: nil where the solution itself is not green.
  func add(_ verdict: Verdict?, on found: Break) {
    tried.append((found.key, verdict?.outcome))
    guard let verdict, !verdict.isRemembered else { return }
    proof.runs += 1
    proof.seconds += verdict.seconds
  }

  /// Nil while breaks are left to try.
  func ended() throws -> Authoring.Proof? {
    guard tried.count == breaks.count else { return nil }
    var proof = proof
    guard tried.allSatisfy({ $0.outcome != nil }) else {
      proof.problems = [
        kata.problem(
          .solution, KataPart.solution.folder(of: kata), .solutionNotBroken(kata.id))
      ]
      return proof
    }
    proof.isRemembered = proof.runs == 0 && !tried.isEmpty
    let harmless = kata.manifest.harmless
    let unnoticed = Set(tried.filter { $0.outcome == .green }.map(\.key))
    let findings = breaks.filter { unnoticed.contains($0.key) && harmless[$0.key] == nil }
    proof.breaks = BreakCount(
      all: tried.count { $0.outcome != .buildFailed }, unnoticed: findings.count,
      harmless: unnoticed.count - findings.count)
    proof.problems = try findings.map { found in
      let place = try material.coursePath(
        of: "\(kata.sceneFolder)/\(found.file)", in: kata, laid: [.solution])
      return kata.problem(.breaks, place, .unnoticedBreak(found.what), line: found.line)
    }
    for key in harmless.keys.sorted() where !unnoticed.contains(key) {
      let isBreak = breaks.contains { $0.key == key }
      let nearest = Nearest.word(to: key, among: unnoticed.sorted())
      proof.problems.append(
        kata.problem(
          .harmless, "kata.json",
          isBreak ? .noticedBreak(key) : .unknownBreak(key, nearest: nearest)))
    }
    return proof
  }
}
