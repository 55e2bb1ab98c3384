import Foundation

/// Runs what judges a kata: its hidden suite and the review, or, in a kata of kind
/// `tests`, the learner's suite on the reference scene and on every planted bug.
struct KataChecker {
  let material: KataMaterial
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  /// Whether planted bugs are built together, which is sooner done; a suite that means to can see
  /// there which one it is run on.
  var weavesBugs = false
  /// Told the number of each planted bug that the suite is run on, counted from 1.
  var onBug: (Int) -> Void = { _ in }
  /// What runs in the scene's place, as it is chosen there.
  var woven: WovenScene?

  /// - Parameter package: names the hidden package; the kata's own when nil.
  func verdict(
    on files: KataFiles, of kata: Kata, isUntouched: Bool = false, package: String? = nil
  ) throws -> Verdict {
    let maker = VerdictMaker(kata: kata, suite: files.suite)
    var job = try material.job(for: kata, files: files, package: package)
    if let woven { job = job.running(woven) }
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
        var verdict = maker.verdict(
          on: run, findings: run.ending == .buildFailed ? [] : try found.get(),
          isUntouched: isUntouched)
        if verdict.outcome == .green { verdict.remark = refusal(of: scene, kata) }
        return verdict
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

  /// Why code that is green is not graded; nil where it is.
  private func refusal(of scene: [SourceFile], _ kata: Kata) -> String? {
    let given = (try? material.start(of: kata).scene) ?? []
    let suspects = scene.filter { file in
      let text = String(decoding: file.content, as: UTF8.self)
      return !given.contains(file) && (text.contains("XCT") || text.contains("Testing"))
    }
    guard !suspects.isEmpty else { return nil }
    return (try? syntax.read(suspects, in: ""))?.flatMap(\.namesOfSuites).first.map {
      "`vipkata grade` takes no scene that names \($0), which belongs to suites: take it out, or "
        + "name yours otherwise."
    }
  }

  private func remark(on outline: SuiteOutline) -> String? {
    let remarks = outline.overlooked.byReason.map { "\($1.words): \($0.rule)." }
    return remarks.isEmpty ? nil : remarks.joined(separator: " ")
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
    let maker = VerdictMaker(kata: kata)
    let mutants = kata.manifest.mutants
    let breaks = weavesBugs ? try material.breaks(in: kata, reading: syntax) : [:]
    let correct = KataFiles(scene: try material.solution(of: kata).scene, suite: files.suite)
    let job = try material.job(for: kata, files: correct, package: package)
    var wovenJob = job
    wovenJob.package += "-bugs"
    var verdict = verdict
    let woven = try WovenScene.built(
      of: mutants.compactMap { breaks[$0.name] }, in: correct.scene
    ) { woven in
      let run = try suites.run(wovenJob.running(woven))
      verdict.seconds += run.seconds
      return maker.verdict(on: run)
    }
    verdict.bugs = try mutants.enumerated().map { index, mutant in
      onBug(index + 1)
      var bug = job
      if let chosen = breaks[mutant.name].flatMap(woven.choosing) {
        bug = wovenJob.running(chosen)
      } else {
        bug.sources = try material.mutant(mutant, of: kata).scene
      }
      let run = try suites.run(bug)
      verdict.seconds += run.seconds
      let outcome = maker.verdict(on: run).outcome
      let planted = try material.worker.files(.mutant(mutant), of: kata)
      return PlantedBug(
        name: mutant.name, says: mutant.says,
        file: Wording.list(planted.map(\.path)),
        caught: outcome != .green && outcome != .buildFailed)
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
