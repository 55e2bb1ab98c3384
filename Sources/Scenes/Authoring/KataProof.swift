import Entities

/// Proves that one kata teaches what it claims, by running its starter, its reference
/// solution and every mutant.
struct KataProof: Sendable {
  let kata: Kata
  let course: Course
  let worker: any CourseWorkerLogic
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let authoring: any AuthoringWorkerLogic
  /// Names the hidden package that this proof may use.
  let package: String

  /// What the mutants were seen to fail, for `--fix`.
  struct Outcome: Sendable {
    var problems: [CourseProblem] = []
    var observed: [Mutant] = []
    var runs = 0
    var seconds = 0.0
  }

  func prove() -> Outcome {
    var outcome = Outcome()
    do {
      let outline = try suites.outline(of: try material.solution(of: kata).suite)
      outcome.problems += try FormProof(
        kata: kata, worker: worker, authoring: authoring, material: material, outline: outline
      ).problems()
      try proveSolution(&outcome)
      switch kata.manifest.kind {
      case .code: try proveMutants(&outcome, starter: try proveStarter(&outcome))
      case .tests: try proveBugs(&outcome, starter: try proveStarter(&outcome))
      }
    } catch let problem as CourseProblem {
      outcome.problems.append(problem)
    } catch {
      outcome.problems.append(problem("run", "kata.json", FailurePage(error: error).said.message))
    }
    return outcome
  }

  private var material: KataMaterial { KataMaterial(course: course, worker: worker) }

  private var checker: KataChecker {
    KataChecker(material: material, suites: suites, syntax: syntax)
  }

  private func proveStarter(_ outcome: inout Outcome) throws -> Verdict {
    let verdict = try verdict(on: try material.start(of: kata), &outcome)
    if verdict.outcome == .green {
      outcome.problems.append(
        problem("starter", "Starter", "the starter is green: there is nothing to do."))
    }
    if verdict.outcome == .buildFailed, kata.manifest.starterBuilds {
      outcome.problems.append(
        problem(
          "starter", "Starter",
          "the starter does not build: \(firstError(verdict)) "
            + "If that is the lesson, say \"starterBuilds\": false."))
    }
    return verdict
  }

  private func proveSolution(_ outcome: inout Outcome) throws {
    let solution = try material.solution(of: kata)
    let verdict = try verdict(on: solution, &outcome)
    let folder = "Solutions/\(kata.folder)"
    guard verdict.outcome == .green else {
      outcome.problems.append(
        problem("solution", folder, "the reference solution is not green: \(why(verdict))"))
      return
    }
    var job = try material.job(for: kata, files: solution, package: package)
    job.isReversed = true
    let again = try suites.run(job)
    outcome.runs += 1
    outcome.seconds += again.seconds
    let second = Judge(kata: kata).verdict(on: again)
    if second.outcome != .green {
      outcome.problems.append(
        problem(
          "order", "Tests",
          "the suite is green once and red in another order: \(why(second)) "
            + "Let each test begin anew."))
    }
    let rules = Set(ReviewRule.all.map(\.id))
    for finding in try checker.findings(in: solution.scene, of: kata, rules: rules) {
      outcome.problems.append(
        problem(
          "review", "\(folder)/\(finding.file.fileName)",
          "\(finding.message) [\(finding.rule)]", line: finding.line))
    }
    for complaint in try authoring.complaints(aboutSolutionOf: kata) {
      outcome.problems.append(
        problem(
          "format", complaint.place.file, complaint.message, line: complaint.place.line))
    }
  }

  private func proveMutants(_ outcome: inout Outcome, starter: Verdict) throws {
    var failed = Set(starter.failing.map(\.name))
    var all = Set(starter.tests.map(\.name))
    for mutant in kata.manifest.mutants {
      let verdict = try verdict(on: try material.mutant(mutant, of: kata), &outcome)
      all.formUnion(verdict.tests.map(\.name))
      let folder = "Mutants/\(mutant.name)"
      switch verdict.outcome {
      case .green:
        outcome.problems.append(
          problem("mutant", folder, "the mutant is green: no test notices \(mutant.says)."))
      case .buildFailed:
        outcome.problems.append(
          problem("mutant", folder, "the mutant does not build: \(firstError(verdict))"))
      case .red, .crashed, .timedOut:
        failed.formUnion(verdict.failing.map(\.name))
        let observed = observation(of: mutant, verdict)
        outcome.observed.append(observed)
        if let difference = difference(mutant, observed, verdict) {
          outcome.problems.append(problem("mutant", folder, difference))
        }
      }
    }
    for name in all.subtracting(failed).map(\.description).sorted() {
      outcome.problems.append(
        problem(
          "toothless", "Tests",
          "\(name) cannot fail: neither the starter nor a mutant fails it. "
            + "Add a mutant that does, or remove it."))
    }
  }

  private func proveBugs(_ outcome: inout Outcome, starter: Verdict) throws {
    let suite = try material.solution(of: kata).suite
    for mutant in kata.manifest.mutants {
      let bug = KataFiles(scene: try material.mutant(mutant, of: kata).scene, suite: suite)
      let run = try suites.run(try material.job(for: kata, files: bug, package: package))
      outcome.runs += 1
      outcome.seconds += run.seconds
      if run.ending == .buildFailed {
        let verdict = Judge(kata: kata).verdict(on: run)
        outcome.problems.append(
          problem(
            "mutant", "Mutants/\(mutant.name)",
            "the planted bug does not build: \(firstError(verdict))"))
      }
    }
  }

  private func verdict(on files: KataFiles, _ outcome: inout Outcome) throws -> Verdict {
    let verdict = try checker.verdict(on: files, of: kata, package: package)
    outcome.runs += 1 + verdict.bugs.count
    outcome.seconds += verdict.seconds
    return verdict
  }

  private func observation(of mutant: Mutant, _ verdict: Verdict) -> Mutant {
    let functions = verdict.failing.map(\.name.function)
    let names = verdict.failing.map { test in
      let isUnique = verdict.tests.filter { $0.name.function == test.name.function }.count == 1
      return isUnique ? test.name.function : test.name.description
    }
    return Mutant(
      name: mutant.name, says: mutant.says, fails: functions.isEmpty ? [] : names,
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

  private func why(_ verdict: Verdict) -> String {
    if let reason = verdict.reason { return reason }
    if verdict.outcome == .buildFailed { return "it does not build: \(firstError(verdict))" }
    if let test = verdict.failing.first {
      return "\(test.name): \(test.failures.first?.message ?? test.status.rawValue)."
    }
    return verdict.findings.first.map(\.message) ?? "\(verdict.outcome.rawValue)."
  }

  private func firstError(_ verdict: Verdict) -> String {
    if let error = verdict.diagnostics.first(where: { $0.severity == .error }) {
      return "\(error.place.file):\(error.place.line): \(error.message)."
    }
    if let missing = verdict.missing.first { return "the suite needs \(missing)" }
    return verdict.output
  }

  private func problem(
    _ check: String, _ file: String, _ message: String, line: Int? = nil
  ) -> CourseProblem {
    let folder = "Katas/\(kata.folder)"
    let path = file.hasPrefix("Solutions/") ? file : "\(folder)/\(file)"
    return CourseProblem(
      check: check, kata: kata.folder, file: path, line: line, message: message)
  }
}

extension String {
  fileprivate var fileName: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
