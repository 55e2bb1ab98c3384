/// Proves that a kata's hidden suite or its rules notice each small break of its reference
/// solution. A kata of kind `tests` has none: its planted bugs are its breaks.
struct BreakProof {
  let trial: BreakTrial
  private var proof: Authoring.Proof
  private var unnoticed: [String] = []
  private var left: Int

  /// - Throws: `CourseProblem` for files that cannot be read.
  init(kata: Kata, course: Course, workers: AuthoringWorkers, again: Bool) throws {
    trial = try BreakTrial(kata: kata, course: course, workers: workers, again: again)
    proof = Authoring.Proof(kata: kata, breaks: BreakCount())
    left = trial.breaks.count
  }

  /// - Parameter verdict: nil where the solution itself is not green.
  mutating func add(_ verdict: Verdict?, on found: Break) {
    left -= 1
    guard let verdict else { return requireGreen() }
    if !verdict.isRemembered {
      proof.runs += 1
      proof.seconds += verdict.seconds
    }
    guard verdict.outcome != .buildFailed else { return }
    proof.breaks?.all += 1
    if verdict.outcome == .green { unnoticed.append(found.key) }
  }

  /// Nil while breaks are left to try.
  func ended() throws -> Authoring.Proof? {
    guard left == 0, proof.problems.isEmpty else { return left == 0 ? proof : nil }
    let kata = trial.kata
    let harmless = kata.manifest.harmless
    var proof = proof
    proof.isRemembered = proof.runs == 0 && !trial.breaks.isEmpty
    let findings = trial.breaks.filter { unnoticed.contains($0.key) && harmless[$0.key] == nil }
    proof.breaks?.unnoticed = findings.count
    proof.breaks?.harmless = unnoticed.count - findings.count
    proof.problems = try findings.map(problem)
    for key in harmless.keys.sorted() where !unnoticed.contains(key) {
      let mistake =
        trial.breaks.contains { $0.key == key }
        ? "is noticed, or does not compile: take it out."
        : "is no break of the solution" + Nearest.end(of: key, among: unnoticed)
      proof.problems.append(
        kata.problem("harmless", "kata.json", "\"harmless\" names \"\(key)\", which \(mistake)"))
    }
    return proof
  }

  private func problem(_ found: Break) throws -> CourseProblem {
    let kata = trial.kata
    let place = try trial.material.standing(
      "\(kata.sceneFolder)/\(found.file)", of: kata, laid: [.solution])
    return kata.problem("break", place, "\(found.what), and no test minds.", line: found.line)
  }

  private mutating func requireGreen() {
    let kata = trial.kata
    proof = Authoring.Proof(kata: kata, breaks: BreakCount())
    proof.problems = [
      kata.problem(
        "solution", KataPart.solution.folder(of: kata),
        "the reference solution is not green, so that its breaks show nothing: "
          + "`vipkata verify \(kata.id)` says why.")
    ]
  }
}
