/// Proves that a kata's hidden suite or its rules notice each small break of its reference
/// solution. A kata of kind `tests` has none: its planted bugs are its breaks.
struct BreakProof {
  let workers: AuthoringWorkers
  /// Of the files that the learner edits, and of all others in `Solutions`.
  let breaks: [Break]
  private let kata: Kata
  private let course: Course
  private let solution: KataFiles

  /// - Throws: `CourseProblem` for files that cannot be read.
  init(kata: Kata, course: Course, workers: AuthoringWorkers) throws {
    self.kata = kata
    self.course = course
    self.workers = workers
    solution = try KataMaterial(course: course, worker: workers.course).solution(of: kata)
    guard kata.manifest.kind == .code else {
      breaks = []
      return
    }
    let scene = solution.scene
    let own = try workers.course.files(.solution, of: kata).map(\.path)
    breaks = BreakFinder.breaks(
      in: zip(scene, try workers.syntax.read(scene, in: kata.sceneFolder)).map { ($0.path, $1) },
      paths: Set(own + kata.manifest.edit))
  }

  /// - Parameters:
  ///   - again: whether to run also what has not changed since its run.
  ///   - each: is called after each break.
  func prove(again: Bool, each: () -> Void) throws -> Authoring.Proof {
    var proof = Authoring.Proof(kata: kata, breaks: BreakCount())
    var unnoticed: [String] = []
    do {
      let judge = BreakJudge(
        kata: kata, course: course, worker: workers.course, suites: workers.suites,
        syntax: workers.syntax, memory: workers.verdicts, again: again)
      let woven = try judge.weave(breaks, into: solution, package: "verify-0")
      let run: @Sendable (Break?, Int) -> (Break?, Result<Verdict, any Error>) = { found, lane in
        let verdict = Result {
          var files = solution
          if let found { files.scene = found.broken(files.scene) }
          return try judge.verdict(
            on: files, woven: found.flatMap(woven.choosing), package: "verify-\(lane)")
        }
        return (found, verdict)
      }
      try workers.parallel.run(breaks.isEmpty ? [] : [nil] + breaks, body: run) { found, verdict in
        let verdict = try verdict.get()
        if !verdict.isRemembered {
          proof.runs += 1
          proof.seconds += verdict.seconds
        }
        guard let found else { return try requireGreen(verdict) }
        each()
        guard verdict.outcome != .buildFailed else { return }
        proof.breaks?.all += 1
        if verdict.outcome == .green { unnoticed.append(found.key) }
      }
    } catch let problem as CourseProblem {
      proof.problems = [problem]
      proof.breaks = BreakCount()
      return proof
    }
    proof.isRemembered = proof.runs == 0 && !breaks.isEmpty
    let harmless = kata.manifest.harmless
    let findings = breaks.filter { unnoticed.contains($0.key) && harmless[$0.key] == nil }
    proof.breaks?.unnoticed = findings.count
    proof.breaks?.harmless = unnoticed.count - findings.count
    proof.problems = try findings.map(problem)
    for key in harmless.keys.sorted() where !unnoticed.contains(key) {
      let mistake =
        breaks.contains { $0.key == key }
        ? "is noticed, or does not compile: take it out."
        : "is no break of the solution" + Nearest.end(of: key, among: unnoticed)
      proof.problems.append(
        kata.problem("harmless", "kata.json", "\"harmless\" names \"\(key)\", which \(mistake)"))
    }
    return proof
  }

  private func problem(_ found: Break) throws -> CourseProblem {
    let place = try KataProof(kata: kata, course: course, workers: workers, package: "")
      .standing("\(kata.sceneFolder)/\(found.file)", of: kata, laid: [.solution])
    return kata.problem("break", place, "\(found.what), and no test minds.", line: found.line)
  }

  private func requireGreen(_ verdict: Verdict) throws {
    guard verdict.outcome != .green else { return }
    throw kata.problem(
      "solution", KataPart.solution.folder(of: kata),
      "the reference solution is not green, so that its breaks show nothing: "
        + "`vipkata verify \(kata.id)` says why.")
  }
}
