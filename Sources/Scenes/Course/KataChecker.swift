package import Entities
import Foundation

/// Runs what judges a kata: its hidden suite and the review, or, in a kata of kind
/// `tests`, the learner's suite on the reference scene and on every planted bug.
package struct KataChecker {
  package let material: KataMaterial
  package let suites: any SuiteWorkerLogic
  package let syntax: any SyntaxWorkerLogic

  package init(
    material: KataMaterial, suites: any SuiteWorkerLogic, syntax: any SyntaxWorkerLogic
  ) {
    self.material = material
    self.suites = suites
    self.syntax = syntax
  }

  /// - Parameter package: names the hidden package; the kata's own when nil.
  package func verdict(
    on files: KataFiles, of kata: Kata, isUntouched: Bool = false, package: String? = nil
  ) throws -> Verdict {
    let judge = Judge(kata: kata, suite: files.suite)
    let job = try material.job(for: kata, files: files, package: package)
    guard kata.manifest.kind == .tests else {
      let scene = files.scene
      let findings = Aside { [review] in
        try review.findings(in: scene, of: kata, rules: Set(kata.manifest.rules))
      }
      // Both come to their end, whatever happens: the program may be about to.
      let outcome = Result { try suites.run(job) }
      let found = Result { try findings.value() }
      let run = try outcome.get()
      return judge.verdict(
        on: run, findings: run.ending == .buildFailed ? [] : try found.get(),
        isUntouched: isUntouched)
    }
    let run = try suites.run(job)
    var verdict = judge.verdict(on: run)
    let outline = try suites.outline(of: files.suite)
    if let reason = reasonToRefuse(outline, verdict) {
      verdict = verdict.red(because: reason)
    }
    guard verdict.outcome == .green else { return verdict }
    return try trial(of: files, kata: kata, verdict: verdict, package: package)
  }

  package var review: KataReview { KataReview(syntax: syntax) }

  private func reasonToRefuse(_ outline: SuiteOutline, _ verdict: Verdict) -> String? {
    guard verdict.outcome == .green || verdict.outcome == .red else { return nil }
    if outline.tests.isEmpty { return "Your suite has no test: write one that begins with `test`." }
    if !outline.asserts {
      return "Your suite asserts nothing, so it cannot fail: compare what the spy recorded."
    }
    if !verdict.failing.isEmpty {
      let all = verdict.failing.count == verdict.tests.count
      return "Your suite fails on the correct scene" + (all ? ", every test of it" : "")
        + ": a test must pass where the code is right."
    }
    if let test = outline.tests.first(where: \.sleeps) {
      return "\(test.name.function) sleeps: await what happens instead, such as a task's value."
    }
    return nil
  }

  private func trial(
    of files: KataFiles, kata: Kata, verdict: Verdict, package: String?
  ) throws -> Verdict {
    var verdict = verdict
    for mutant in kata.manifest.mutants {
      let bug = try material.mutant(mutant, of: kata).scene
      let run = try suites.run(
        try material.job(
          for: kata, files: KataFiles(scene: bug, suite: files.suite), package: package))
      verdict.seconds += run.seconds
      let outcome = Judge(kata: kata).verdict(on: run).outcome
      verdict.bugs.append(
        PlantedBug(
          name: mutant.name, says: mutant.says,
          caught: outcome != .green && outcome != .buildFailed))
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
    var red = Verdict(outcome: .red)
    red.tests = tests
    red.diagnostics = diagnostics
    red.bugs = bugs
    red.reason = reason
    red.output = output
    red.seconds = seconds
    return red
  }
}
