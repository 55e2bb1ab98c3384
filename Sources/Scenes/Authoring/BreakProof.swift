/// Proves that a kata's hidden suite or its rules notice each small break of its reference
/// solution. A kata of kind `tests` has none: its planted bugs are its breaks.
struct BreakProof {
  let trial: BreakTrial
  private var proof: Authoring.Proof
  private var tried: [(key: String, outcome: Verdict.Outcome?)] = []

  /// - Throws: `CourseProblem` for files that cannot be read.
  init(kata: Kata, course: Course, workers: AuthoringWorkers, again: Bool) throws {
    trial = try BreakTrial(kata: kata, course: course, workers: workers, again: again)
    proof = Authoring.Proof(kata: kata, breaks: BreakCount())
  }

  /// - Parameter verdict: nil where the solution itself is not green.
  mutating func add(_ verdict: Verdict?, on found: Break) {
    tried.append((found.key, verdict?.outcome))
    guard let verdict, !verdict.isRemembered else { return }
    proof.runs += 1
    proof.seconds += verdict.seconds
  }

  /// Nil while breaks are left to try.
  func ended() throws -> Authoring.Proof? {
    guard tried.count == trial.breaks.count else { return nil }
    let kata = trial.kata
    var proof = proof
    guard tried.allSatisfy({ $0.outcome != nil }) else {
      proof.problems = [
        kata.problem(
          .solution, KataPart.solution.folder(of: kata), .breaks(.solutionNotGreen(kata.id)))
      ]
      return proof
    }
    proof.isRemembered = proof.runs == 0 && !tried.isEmpty
    let harmless = kata.manifest.harmless
    let unnoticed = Set(tried.filter { $0.outcome == .green }.map(\.key))
    let findings = trial.breaks.filter { unnoticed.contains($0.key) && harmless[$0.key] == nil }
    proof.breaks = BreakCount(
      all: tried.count { $0.outcome != .buildFailed }, unnoticed: findings.count,
      harmless: unnoticed.count - findings.count)
    proof.problems = try findings.map(problem)
    for key in harmless.keys.sorted() where !unnoticed.contains(key) {
      let isBreak = trial.breaks.contains { $0.key == key }
      let nearest = Nearest.word(to: key, among: unnoticed.sorted())
      proof.problems.append(
        kata.problem(
          .harmless, "kata.json",
          .breaks(isBreak ? .noticed(key) : .unknown(key, nearest: nearest))))
    }
    return proof
  }

  private func problem(_ found: Break) throws -> CourseProblem {
    let kata = trial.kata
    let place = try trial.material.coursePath(
      of: "\(kata.sceneFolder)/\(found.file)", in: kata, laid: [.solution])
    return kata.problem(.breaks, place, .breaks(.unnoticed(found.what)), line: found.line)
  }
}
