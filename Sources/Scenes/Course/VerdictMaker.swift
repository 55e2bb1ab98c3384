/// Turns the run of a hidden suite into a verdict on the learner's code.
struct VerdictMaker {
  let kata: Kata
  /// The hidden suite, whose lines help to say what it needs.
  var suite: [SourceFile] = []

  /// - Parameter isUntouched: whether the code is still the kata's start, whose failures are no
  ///   mistake of the learner's.
  func verdict(
    on run: SuiteRun, findings: [Finding] = [], isUntouched: Bool = false
  ) -> Verdict {
    var verdict = Verdict(outcome: outcome(of: run, findings: findings))
    verdict.tests = run.results
    verdict.findings = findings
    verdict.unreviewed = run.unreviewed
    verdict.output = run.output
    verdict.seconds = run.seconds
    verdict.reason = reason(for: run, outcome: verdict.outcome)
    verdict.diagnostics = run.diagnostics.filter { !$0.isInSuite || !kata.isCode }
    if verdict.errors.isEmpty { verdict.missing = missing(in: run.diagnostics) }
    if !isUntouched { nameMistake(in: &verdict) }
    return verdict
  }

  private func outcome(of run: SuiteRun, findings: [Finding]) -> Verdict.Outcome {
    switch run.ending {
    case .buildFailed: return .buildFailed
    case .timedOut: return .timedOut
    case .crashed: return .crashed
    case .finished: break
    }
    let passed = run.results.contains { $0.status == .passed }
    let clean = run.results.allSatisfy { $0.status == .passed || $0.status == .skipped }
    return passed && clean && run.issues.isEmpty && findings.isEmpty ? .green : .red
  }

  private func reason(for run: SuiteRun, outcome: Verdict.Outcome) -> Verdict.Reason? {
    let explained = run.results.contains {
      $0.status == .failed || $0.status == .crashed || $0.status == .timedOut
    }
    let notRun = run.results.filter { $0.status == .notRun }.map(\.name)
    switch outcome {
    case .green, .buildFailed: return nil
    case .red where !run.issues.isEmpty: return .failedOutsideTests(run.issues.map(\.message))
    case .timedOut where explained, .crashed where explained, .red where explained: return nil
    case .timedOut: return .outOfTime
    case .crashed where !run.issues.isEmpty: return .crashedOutsideTests(run.issues)
    case .crashed: return notRun.isEmpty ? .failedAtEnd : .endedEarly
    case .red where run.results.isEmpty: return .noTest
    case .red where !notRun.isEmpty: return .notRun(notRun)
    case .red: return run.results.allSatisfy { $0.status == .skipped } ? .allSkipped : nil
    }
  }

  /// Names the mistake of the mutants that fail the same tests with the same `got`, preferably of
  /// those that break the same rules. If `got` is not known or tells too little, it is a `perhaps`.
  /// Names none if a crash or a hang left tests unrun, since nobody knows what they would say.
  private func nameMistake(in verdict: inout Verdict) {
    let failing = verdict.failing.map(\.name)
    let broken = Set(verdict.findings.map(\.rule))
    guard let got = verdict.got, !verdict.tests.contains(where: { $0.status == .notRun })
    else { return }
    let failAlike = kata.manifest.mutants.filter { mutant in
      mutant.fails.count == failing.count
        && mutant.fails.allSatisfy { word in failing.contains { $0.matches(word) } }
    }
    let alike = failAlike.filter { Set($0.breaks) == broken }
    var same = alike.filter { $0.got == got }
    if same.isEmpty, verdict.showsValues { same = failAlike.filter { $0.got == got } }
    if verdict.showsWhatItGot, !same.isEmpty {
      verdict.looksLike = names(of: same)
    } else {
      verdict.perhaps = names(of: same + alike.filter { $0.got == nil })
    }
  }

  private func names(of mutants: [Mutant]) -> String? {
    mutants.isEmpty ? nil : mutants.map(\.says).eachOnce.joined(separator: ", or ")
  }
}

extension Diagnostic {
  /// Whether it is about a file of the suite, not of the scene.
  var isInSuite: Bool { place.file.hasPrefix("Tests/") }
}
