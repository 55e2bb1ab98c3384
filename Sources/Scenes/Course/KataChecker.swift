import Foundation

/// Runs what judges a kata: its hidden suite and the review, or, in a kata of kind
/// `tests`, the learner's suite on the reference scene and on every planted bug.
struct KataChecker {
  let material: KataMaterial
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  /// Whether to build planted bugs together, which is faster. A suite that wants to cheat can then
  /// read which one it runs on.
  var weavesBugs = false
  /// Called with the number of each planted bug that the suite is run on, counted from 1.
  var onBug: (Int) -> Void = { _ in }
  /// Runs in place of the scene, with none of its breaks chosen.
  var woven: WovenScene?
  /// A run that was made before, and is judged instead of a new one.
  var known: SuiteRun?

  /// - Parameter package: the name of the hidden package; nil for the kata's own.
  func verdict(
    on files: KataFiles, of kata: Kata, isUntouched: Bool = false, package: String? = nil
  ) throws -> Verdict {
    let job = try material.job(for: kata, files: files, package: package)
    return try kata.isCode
      ? sceneVerdict(on: files, of: kata, job, isUntouched: isUntouched)
      : suiteVerdict(on: files, of: kata, job)
  }

  private func sceneVerdict(
    on files: KataFiles, of kata: Kata, _ job: SuiteJob, isUntouched: Bool
  ) throws -> Verdict {
    let review = BackgroundTask { [syntax] _ in
      try syntax.findings(in: files.scene, of: kata, rules: kata.rules)
    }
    // Wait for both, whatever happens: the program may be about to end.
    let outcome = Result { try judged(job) }
    let found = Result { try review.value() }
    var run = try outcome.get()
    run.results = try traced(run.results, of: kata)
    var findings: [Finding] = []
    var gap: ReviewUnavailable?
    if run.ending != .buildFailed {
      do { findings = try found.get() } catch let error as ReviewUnavailable { gap = error }
    }
    var verdict = VerdictMaker(kata: kata, suite: files.suite)
      .verdict(on: run, findings: findings, isUntouched: isUntouched)
    if let gap { verdict.unreviewed = gap.description }
    guard verdict.outcome == .green else { return verdict }
    if let gap {
      throw CourseFailure.uncheckedRules(why: gap.description)
    }
    verdict.remark = suiteName(in: files.scene, kata).map(Verdict.Remark.namesSuites)
    return verdict
  }

  private func suiteVerdict(
    on files: KataFiles, of kata: Kata, _ job: SuiteJob
  ) throws -> Verdict {
    let run = try judged(job)
    var verdict = VerdictMaker(kata: kata, suite: files.suite).verdict(on: run)
    guard verdict.outcome == .green || verdict.outcome == .red else { return verdict }
    let outline = try suites.outline(of: files.suite)
    if !outline.overlooked.isEmpty { verdict.remark = .overlooked(outline.overlooked) }
    if let reason = reasonToRefuse(outline, verdict) { return verdict.red(because: reason) }
    guard verdict.outcome == .green else { return verdict }
    return try trial(job, of: kata, verdict)
  }

  private func judged(_ job: SuiteJob) throws -> SuiteRun {
    if let known { return known }
    var job = job
    if let woven { job.sources = woven.files }
    return try suites.run(job)
  }

  /// Adds to each result the earlier kata that its test comes from.
  private func traced(_ results: [TestResult], of kata: Kata) throws -> [TestResult] {
    let suite = try material.suite(of: kata)
    guard suite.contains(where: { $0.from.id != kata.id }) else { return results }
    // If code cannot be read, the verdict does without.
    let declared = material.tests(of: kata, by: suites)
    return results.map { result in
      let file = declared.first { $0.name == result.name }?.file
      var result = result
      result.workedIn = suite.first { $0.file.path == file && $0.from.id != kata.id }?.from.id
      return result
    }
  }

  /// A name in the learner's own code that belongs to suites, so that the code is not graded.
  private func suiteName(in scene: [SourceFile], _ kata: Kata) -> String? {
    let given = (try? material.start(of: kata).scene) ?? []
    let suspects = scene.filter { !given.contains($0) && NamesOfSuites.mayBe(in: $0) }
    guard !suspects.isEmpty else { return nil }
    return (try? syntax.read(suspects, in: "")).map(NamesOfSuites.inCode)?.first
  }

  private func reasonToRefuse(
    _ outline: SuiteOutline, _ verdict: Verdict
  ) -> Verdict.Reason? {
    if outline.tests.isEmpty { return .suiteHasNoTest }
    if !outline.asserts { return .suiteAssertsNothing }
    if !verdict.failing.isEmpty {
      return .suiteFailsOnCorrectScene(every: verdict.failing.count == verdict.tests.count)
    }
    return outline.tests.first(where: \.sleeps).map { .testSleeps($0.name) }
  }

  /// Runs a suite that is green on the correct scene on each planted bug.
  private func trial(_ job: SuiteJob, of kata: Kata, _ verdict: Verdict) throws -> Verdict {
    var verdict = verdict
    func judge(_ run: SuiteRun) -> Verdict {
      verdict.seconds += run.seconds
      return VerdictMaker(kata: kata).verdict(on: run)
    }
    let mutants = kata.manifest.mutants
    let breaks = weavesBugs ? try material.breaks(in: kata, reading: syntax) : [:]
    var wovenJob = job
    wovenJob.package += "-bugs"
    let woven = try WovenScene.ran(
      wovenJob, with: mutants.compactMap { breaks[$0.name] }, by: suites
    ) { woven in
      wovenJob.sources = woven.files
      return judge(try suites.run(wovenJob))
    }
    verdict.bugs = try mutants.enumerated().map { index, mutant in
      onBug(index + 1)
      var bug = job
      bug.sources = try material.mutant(mutant, of: kata).scene
      let known = breaks[mutant.name].flatMap(woven.run)
      let outcome = judge(try known ?? suites.run(bug)).outcome
      let planted = try material.worker.files(.mutant(mutant), of: kata)
      return PlantedBug(
        name: mutant.name, says: mutant.says,
        file: Wording.list(planted.map(\.path)),
        caught: outcome != .green && outcome != .buildFailed)
    }
    let missed = verdict.bugs.count { !$0.caught }
    return missed == 0
      ? verdict : verdict.red(because: .missesBugs(missed, of: verdict.bugs.count))
  }
}

extension Verdict {
  fileprivate func red(because reason: Reason) -> Verdict {
    var red = self
    red.outcome = .red
    red.reason = reason
    return red
  }
}
