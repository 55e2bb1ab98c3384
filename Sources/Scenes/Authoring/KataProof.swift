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
      guard !outline.tests.isEmpty else { return outcome }
      let solution = try proveSolution(&outcome)
      let starter = try proveStarter(&outcome)
      switch kata.manifest.kind {
      // What mutants do is not known while the solution that they are laid over is red.
      case .code where solution.outcome == .green:
        try proveMutants(&outcome, starter: starter, solution: solution)
      case .code: break
      case .tests: try proveBugs(&outcome, missed: solution.bugs.filter { !$0.caught })
      }
    } catch let problem as CourseProblem {
      outcome.problems.append(problem)
    } catch {
      outcome.problems.append(
        kata.problem("run", "kata.json", FailurePage(error: error).said.message))
    }
    return outcome
  }

  var material: KataMaterial { KataMaterial(course: course, worker: worker) }

  private var checker: KataChecker {
    KataChecker(material: material, suites: suites, syntax: syntax)
  }

  private func proveStarter(_ outcome: inout Outcome) throws -> Verdict {
    let verdict = try verdict(on: try material.start(of: kata), &outcome)
    if verdict.outcome == .green {
      outcome.problems.append(
        kata.problem("starter", "Starter", "the starter is green: there is nothing to do."))
    }
    if verdict.outcome == .buildFailed, kata.manifest.starterBuilds {
      outcome.problems.append(
        kata.problem(
          "starter", "Starter",
          "the starter does not build: \(firstError(verdict)) "
            + "If that is the lesson, say \"starterBuilds\": false."))
    }
    return verdict
  }

  private func proveSolution(_ outcome: inout Outcome) throws -> Verdict {
    let solution = try material.solution(of: kata)
    let verdict = try verdict(on: solution, &outcome)
    let folder = "Solutions/\(kata.folder)"
    guard verdict.outcome == .green else {
      outcome.problems.append(
        kata.problem("solution", folder, "the reference solution is not green: \(why(verdict))"))
      return verdict
    }
    var job = try material.job(for: kata, files: solution, package: package)
    job.isReversed = true
    let again = try suites.run(job)
    outcome.runs += 1
    outcome.seconds += again.seconds
    let second = Judge(kata: kata).verdict(on: again)
    if second.outcome != .green {
      outcome.problems.append(
        kata.problem(
          "order", kata.provenSuite,
          "the suite is green once and red in another order: \(why(second)) "
            + "Let each test begin anew."))
    }
    let rules = Set(ReviewRule.all.map(\.id)).subtracting(kata.manifest.postpones)
    let sources = "Sources/\(kata.manifest.module)/"
    for finding in try checker.review.findings(in: solution.scene, of: kata, rules: rules) {
      outcome.problems.append(
        CourseProblem(
          check: "review", kata: kata.folder,
          file: try standing(String(finding.file.dropFirst(sources.count)), of: kata),
          line: finding.line, message: "\(finding.message) [\(finding.rule)]"))
    }
    for complaint in try authoring.complaints(aboutSolutionOf: kata) {
      outcome.problems.append(
        kata.problem(
          "format", complaint.place.file, complaint.message, line: complaint.place.line))
    }
    return verdict
  }

  /// Where a file of the reference scene stands in the course.
  private func standing(_ path: String, of kata: Kata) throws -> String {
    if try worker.solution(of: kata).contains(where: { $0.path == path }) {
      return "Solutions/\(kata.folder)/\(path)"
    }
    let isCode = kata.manifest.kind == .code
    let own = isCode ? try worker.starter(of: kata) : try worker.scene(of: kata)
    if !own.contains(where: { $0.path == path }),
      let carried = kata.manifest.carries.flatMap(course.kata)
    {
      return try standing(path, of: carried)
    }
    return "Katas/\(kata.folder)/\(isCode ? "Starter" : "Scene")/\(path)"
  }

  /// The kata with the mutants whose folder is there; `FormProof` names the others.
  var foundKata: Kata {
    let folders = authoring.mutantFolders(of: kata)
    var manifest = kata.manifest
    manifest.mutants = manifest.mutants.filter { folders.contains($0.name) }
    return Kata(id: kata.id, number: kata.number, folder: kata.folder, manifest: manifest)
  }

  func verdict(on files: KataFiles, _ outcome: inout Outcome) throws -> Verdict {
    let verdict = try checker.verdict(on: files, of: foundKata, package: package)
    outcome.runs += 1 + verdict.bugs.count
    outcome.seconds += verdict.seconds
    return verdict
  }

  private func why(_ verdict: Verdict) -> String {
    if let reason = verdict.reason { return reason }
    if verdict.outcome == .buildFailed { return "it does not build: \(firstError(verdict))" }
    if let test = verdict.failing.first {
      return "\(test.name): \(test.failures.first?.message ?? test.status.rawValue)."
    }
    return verdict.findings.first.map(\.message) ?? "\(verdict.outcome.rawValue)."
  }

  func firstError(_ verdict: Verdict) -> String {
    if let error = verdict.diagnostics.first(where: { $0.severity == .error }) {
      return "\(error.place.file):\(error.place.line): \(error.message)."
    }
    if let missing = verdict.missing.first { return "the suite needs \(missing)" }
    return verdict.output
  }
}
