import Foundation

/// Runs what judges a kata: its hidden suite and the review, or, in a kata of kind
/// `tests`, the learner's suite on the reference scene and on every planted bug.
struct KataChecker {
  let material: KataMaterial
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  /// Where planted bugs are tried side by side; where this runs in a lane itself, they are not.
  var parallel: any ParallelWorkerLogic = OneLane()
  /// Told the number of the planted bug that is waited for, counted from 1.
  var onBug: (Int) -> Void = { _ in }
  /// What runs in the scene's place, as it is chosen there.
  var woven: WovenScene?

  /// - Parameter package: names the hidden package; the kata's own when nil.
  func verdict(
    on files: KataFiles, of kata: Kata, isUntouched: Bool = false, package: String? = nil
  ) throws -> Verdict {
    let maker = VerdictMaker(kata: kata, suite: files.suite)
    var job = try material.job(for: kata, files: files, package: package)
    if let woven { (job.sources, job.breakNumber) = (woven.files, woven.chosen) }
    guard !kata.isCode else {
      let scene = files.scene
      let findings = BackgroundTask { [syntax] _ in
        try syntax.findings(in: scene, of: kata, rules: kata.rules)
      }
      // Both come to their end, whatever happens: the program may be about to.
      let outcome = Result { try suites.run(job) }
      let found = Result { try findings.value() }
      var run = try outcome.get()
      run.results = try traced(run.results, of: kata)
      do {
        return maker.verdict(
          on: run, findings: run.ending == .buildFailed ? [] : try found.get(),
          isUntouched: isUntouched)
      } catch let gap as ReviewUnavailable {
        var verdict = maker.verdict(on: run, isUntouched: isUntouched)
        verdict.unreviewed = gap.description
        guard verdict.outcome != .green else {
          throw UserError("The tests pass, but the kata's rules cannot be checked. \(gap)")
        }
        return verdict
      }
    }
    let run = try suites.run(job)
    var verdict = maker.verdict(on: run)
    if verdict.outcome == .green || verdict.outcome == .red {
      let outline = try suites.outline(of: files.suite)
      verdict.remark = remark(on: outline)
      if let reason = reasonToRefuse(outline, verdict) { verdict = verdict.red(because: reason) }
    }
    guard verdict.outcome == .green else { return verdict }
    return try trial(of: files, kata: kata, verdict: verdict, package: package)
  }

  /// Each with the kata before this where it worked.
  private func traced(_ results: [TestResult], of kata: Kata) throws -> [TestResult] {
    let suite = try material.suite(of: kata)
    guard suite.contains(where: { $0.from.id != kata.id }) else { return results }
    // A verdict does without where code cannot be read.
    let declared = material.tests(of: kata, by: suites)
    return results.map { result in
      let file = declared.first { $0.name == result.name }?.file
      var result = result
      result.workedIn = suite.first { $0.file.path == file && $0.from.id != kata.id }?.from.id
      return result
    }
  }

  private func remark(on outline: SuiteOutline) -> String? {
    let names = outline.overlooked.map { "\($0)()" }
    guard !names.isEmpty else { return nil }
    return
      "\(Wording.list(names)) \(names.count == 1 ? "is" : "are") not run: a test's name begins "
      + "with `test`."
  }

  private func reasonToRefuse(_ outline: SuiteOutline, _ verdict: Verdict) -> String? {
    if outline.tests.isEmpty { return "Your suite has no test: write one that begins with `test`." }
    if !outline.asserts {
      return "Your suite asserts nothing, so it cannot fail: compare what the spy recorded."
    }
    if !verdict.failing.isEmpty {
      let all = verdict.failing.count == verdict.tests.count
      return (all ? "Every test of your suite" : "Your suite")
        + " fails on the correct scene: there \(all ? "it" : "each test") must pass."
    }
    if let test = outline.tests.first(where: \.sleeps) {
      return "\(test.name.function) sleeps: await what happens instead, such as a task's value."
    }
    return nil
  }

  private func trial(
    of files: KataFiles, kata: Kata, verdict: Verdict, package: String?
  ) throws -> Verdict {
    let mutants = kata.manifest.mutants
    let jobs = try mutants.map { mutant in
      let bug = KataFiles(scene: try material.mutant(mutant, of: kata).scene, suite: files.suite)
      var job = try material.job(for: kata, files: bug, package: package)
      job.isKnownToBuild = true
      return job
    }
    var outcomes: [Int: Verdict.Outcome] = [:]
    var seconds: [Int: Double] = [:]
    if !jobs.isEmpty { onBug(1) }
    try parallel.run(Array(jobs.indices)) { [suites] index, lane in
      var job = jobs[index]
      // The first lane goes on where the correct scene was built.
      if lane > 0 { job.package += "-\(lane)" }
      return (index, lane, Result { try suites.run(job) })
    } each: { index, lane, result in
      let run = try result.get()
      outcomes[index] = VerdictMaker(kata: kata).verdict(on: run).outcome
      seconds[lane, default: 0] += run.seconds
      if outcomes.count < jobs.count { onBug(outcomes.count + 1) }
    }
    var verdict = verdict
    verdict.seconds += seconds.values.max() ?? 0
    verdict.bugs = try mutants.enumerated().map { index, mutant in
      let planted = try material.worker.files(.mutant(mutant), of: kata)
      return PlantedBug(
        name: mutant.name, says: mutant.says,
        file: Wording.list(planted.map(\.path)),
        caught: outcomes[index] != .green && outcomes[index] != .buildFailed)
    }
    let missed = verdict.bugs.filter { !$0.caught }.count
    guard missed > 0 else { return verdict }
    let all = missed == verdict.bugs.count
    return verdict.red(
      because: all
        ? "Your suite passes on the correct scene, and on every planted bug too."
        : "Your suite misses \(missed) of \(verdict.bugs.count) planted bugs.")
  }
}

extension Verdict {
  /// The same verdict, red for a reason of its own.
  fileprivate func red(because reason: String) -> Verdict {
    var red = self
    red.outcome = .red
    red.reason = reason
    return red
  }
}
