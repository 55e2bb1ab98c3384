/// Proves that a kata's hidden suite or its rules notice each small break of its reference
/// solution. A kata of kind `tests` has none: its planted bugs are its breaks.
struct BreakProof {
  let kata: Kata
  let material: KataMaterial
  let workers: AuthoringWorkers
  /// The name of the hidden package that this proof may use.
  let package: String
  /// Whether to run scenes again whose verdict is remembered.
  let again: Bool

  /// - Throws: `CourseProblem` for files that cannot be read.
  func prove() throws -> Authoring.Proof {
    var proof = Authoring.Proof(kata: kata, breaks: BreakCount())
    guard kata.isCode else { return proof }
    let solution = try material.solution(of: kata)
    // Breaks are made in these files, besides those that the learner edits.
    let own = try workers.course.files(.solution, of: kata).map(\.path)
    let breaks = try BreakFinder.breaks(
      in: solution.scene, of: kata, and: own, reading: workers.syntax)
    let woven = try judge.weave(breaks, into: solution, package: package)
    // If any break was woven, the scene was green with none chosen.
    let isGreen =
      try breaks.isEmpty || !woven.breaks.isEmpty
      || judge.verdict(on: solution, package: package).outcome == .green
    guard isGreen else {
      proof.problems = [
        kata.problem(
          .solution, KataPart.solution.folder(of: kata), .solutionNotBroken(kata.id))
      ]
      return proof
    }
    let verdicts = try breaks.map { found in
      let broken = KataFiles(scene: found.broken(solution.scene), suite: solution.suite)
      return try judge.verdict(on: broken, run: woven.run(with: found), package: package)
    }
    let run = verdicts.filter { !$0.isRemembered }
    proof.runs = run.count
    proof.seconds = run.map(\.seconds).reduce(0, +)
    proof.isRemembered = run.isEmpty && !breaks.isEmpty
    let unnoticed = zip(breaks, verdicts).filter { $1.outcome == .green }.map(\.0)
    let findings = unnoticed.filter { kata.manifest.harmless[$0.key] == nil }
    proof.breaks = BreakCount(
      all: verdicts.count { $0.outcome != .buildFailed }, unnoticed: findings.count,
      harmless: unnoticed.count - findings.count)
    proof.problems =
      try findings.map(problem)
      + problemsOfReasons(breaks: breaks.map(\.key), unnoticed: unnoticed.map(\.key))
    return proof
  }

  private var judge: BreakJudge {
    BreakJudge(
      kata: kata, material: material, suites: workers.suites, syntax: workers.syntax,
      memory: workers.verdicts, again: again)
  }

  private func problem(_ found: Break) throws -> CourseProblem {
    let place = try material.coursePath(
      of: "\(kata.sceneFolder)/\(found.file)", in: kata, laid: [.solution])
    return kata.problem(.breaks, place, .unnoticedBreak(found.what), line: found.line)
  }

  private func problemsOfReasons(breaks: [String], unnoticed: [String]) -> [CourseProblem] {
    kata.manifest.harmless.keys.sorted().filter { !unnoticed.contains($0) }.map { key in
      let nearest = Nearest.word(to: key, among: unnoticed.sorted())
      return kata.problem(
        .harmless, "kata.json",
        breaks.contains(key) ? .noticedBreak(key) : .unknownBreak(key, nearest: nearest))
    }
  }
}
