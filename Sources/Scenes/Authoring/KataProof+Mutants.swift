import Entities

/// What mutants and planted bugs prove.
extension KataProof {
  func proveMutants(
    _ outcome: inout Outcome, starter: Verdict, solution: Verdict
  ) throws {
    var failed = Set(starter.failing.map(\.name))
    for mutant in foundKata.manifest.mutants {
      let verdict = try verdict(on: try material.mutant(mutant, of: kata), &outcome)
      let folder = "Mutants/\(mutant.name)"
      switch verdict.outcome {
      case .green:
        outcome.problems.append(
          kata.problem("mutant", folder, "the mutant is green: no test notices \(mutant.says)."))
      case .buildFailed:
        outcome.problems.append(
          kata.problem("mutant", folder, "the mutant does not build: \(firstError(verdict))"))
      case .red, .crashed, .timedOut:
        failed.formUnion(verdict.failing.map(\.name))
        let observed = observation(of: mutant, verdict)
        outcome.observed.append(observed)
        if let difference = difference(mutant, observed, verdict) {
          outcome.problems.append(kata.problem("mutant", folder, difference))
        }
      }
    }
    let passing = Set(solution.tests.filter { $0.status == .passed }.map(\.name))
    for name in passing.subtracting(failed).map(\.description).sorted() {
      outcome.problems.append(
        kata.problem(
          "toothless", kata.provenSuite,
          "\(name) cannot fail: neither the starter nor a mutant fails it. "
            + "Add a mutant that does, or remove it."))
    }
  }

  /// Says which of the bugs that the reference suite misses are none, since they do not build.
  func proveBugs(_ outcome: inout Outcome, missed: [PlantedBug]) throws {
    let suite = try material.solution(of: kata).suite
    let names = missed.map(\.name)
    for mutant in foundKata.manifest.mutants where names.contains(mutant.name) {
      let bug = KataFiles(scene: try material.mutant(mutant, of: kata).scene, suite: suite)
      let run = try suites.run(try material.job(for: kata, files: bug, package: package))
      outcome.runs += 1
      outcome.seconds += run.seconds
      if run.ending == .buildFailed {
        let verdict = Judge(kata: kata).verdict(on: run)
        outcome.problems.append(
          kata.problem(
            "mutant", "Mutants/\(mutant.name)",
            "the planted bug does not build: \(firstError(verdict))"))
      }
    }
  }

  private func observation(of mutant: Mutant, _ verdict: Verdict) -> Mutant {
    let names = verdict.failing.map { test in
      let isUnique = verdict.tests.filter { $0.name.function == test.name.function }.count == 1
      return isUnique ? test.name.function : test.name.description
    }
    return Mutant(
      name: mutant.name, says: mutant.says, fails: names,
      breaks: Set(verdict.findings.map(\.rule)).sorted())
  }

  private func difference(_ declared: Mutant, _ observed: Mutant, _ verdict: Verdict) -> String? {
    let failing = verdict.failing.map(\.name)
    let notFailing = declared.fails.filter { word in !failing.contains { $0.matches(word) } }
    let undeclared = failing.filter { name in !declared.fails.contains { name.matches($0) } }
    let sameRules = Set(declared.breaks) == Set(observed.breaks)
    guard !notFailing.isEmpty || !undeclared.isEmpty || !sameRules else { return nil }
    var parts: [String] = []
    if !notFailing.isEmpty {
      parts.append("it declares \(notFailing.joined(separator: ", ")), which does not fail")
    }
    if !undeclared.isEmpty {
      let names = undeclared.map(\.function).joined(separator: ", ")
      parts.append("it fails \(names), which it does not declare")
    }
    if !sameRules {
      let breaks = observed.breaks.isEmpty ? "no rule" : observed.breaks.joined(separator: ", ")
      parts.append("the review finds \(breaks)")
    }
    return parts.joined(separator: "; ") + ". `vipkata verify --fix` writes what was seen."
  }
}
