/// Proves that one kata teaches what it claims, by running its starter, its reference
/// solution and every mutant.
struct KataProof {
  let kata: Kata
  let material: KataMaterial
  let workers: AuthoringWorkers
  /// The name of the hidden package that this proof may use.
  let package: String
  var proof: Authoring.Proof
  let suites: CountedSuites

  init(kata: Kata, course: Course, workers: AuthoringWorkers, package: String) {
    self.kata = kata
    material = KataMaterial(course: course, worker: workers.course)
    self.workers = workers
    self.package = package
    proof = Authoring.Proof(kata: kata)
    suites = CountedSuites(suites: workers.suites)
  }

  /// Proves a kata unless it is remembered as proved, and remembers it if no problem is found.
  mutating func prove(again: Bool) -> Authoring.Proof {
    let memory = workers.memory
    let katas = Array(sequence(first: kata, next: material.course.carried))
    let stamp = memory.stamp(of: katas)
    if let stamp, !again, memory.isProved(stamp) {
      return Authoring.Proof(kata: kata, isRemembered: true)
    }
    let proof = prove()
    // The stamp is different if somebody changed the kata meanwhile.
    if let stamp, proof.isCertain, proof.problems.isEmpty, memory.stamp(of: katas) == stamp {
      memory.keep(stamp)
    }
    return proof
  }

  mutating func prove() -> Authoring.Proof {
    do {
      try findProblems()
    } catch let problem as CourseProblem {
      proof.problems.append(problem)
    } catch {
      report(.run, "kata.json", .said(UserError(error).message))
    }
    proof.runs = suites.runs.count
    proof.seconds = suites.runs.map(\.seconds).reduce(0, +)
    proof.isCertain = suites.runs.allSatisfy { $0.ending != .timedOut }
    return proof
  }

  private mutating func findProblems() throws {
    if !kata.isCode, try !workers.course.files(.hiddenSuite, of: kata).isEmpty {
      proof.problems.append(kata.suiteInTests)
      return
    }
    let files = try workers.course.files(.solution, of: kata)
    guard !files.isEmpty else {
      return report(.solution, solutionFolder, .noSolution(folder: solutionFolder))
    }
    if let folder = files.misnamedOthers {
      return report(.other, "\(solutionFolder)/\(folder)", .misnamedOthers)
    }
    let outline = try suites.outline(of: try material.solution(of: kata).suite)
    try proveForm(outline)
    guard !outline.tests.isEmpty, outline.unreachable.isEmpty else { return }
    let solution = try proveSolution()
    if solution.outcome == .green {
      provePlay()
      try proveOthers()
    }
    let starter = try proveStarter(solution: solution)
    if kata.manifest.kind == .tests {
      try proveBugs(missed: solution.bugs.filter { !$0.caught })
    } else if solution.outcome == .green {
      // Mutants show nothing while the solution that they are laid over is red.
      try proveMutants(starter: starter, solution: solution)
    }
  }

  var solutionFolder: String { KataPart.solution.folder(of: kata) }

  mutating func report(
    _ check: CourseProblem.Check, _ file: String, _ flaw: KataFlaw, line: Int? = nil
  ) {
    proof.problems.append(kata.problem(check, file, flaw, line: line))
  }

  private mutating func proveStarter(solution: Verdict) throws -> Verdict {
    let verdict = try verdict(on: try material.start(of: kata))
    if verdict.outcome == .green { report(.starter, "Starter", .starterIsGreen) }
    if verdict.outcome != .buildFailed, !kata.manifest.starterBuilds {
      report(.starter, "kata.json", .starterBuilds)
    }
    // If the solution does not build either, both may have one cause.
    if verdict.outcome == .buildFailed, kata.manifest.starterBuilds,
      solution.outcome != .buildFailed
    {
      try reportUnbuilt(.starter, .starter, laid: [.starter], verdict)
    }
    return verdict
  }

  private mutating func proveSolution() throws -> Verdict {
    let solution = try material.solution(of: kata)
    let verdict = try verdict(on: solution)
    guard verdict.outcome == .green else {
      try reportNotGreen(solution, verdict)
      return verdict
    }
    let skipped = verdict.tests.filter { $0.status == .skipped }.map(\.name.description)
    if !skipped.isEmpty { report(.suite, kata.provenSuite, .skippedTests(skipped)) }
    let again = VerdictMaker(kata: kata).verdict(on: try run(solution, isReversed: true))
    if again.outcome != .green { report(.order, kata.provenSuite, .otherOrder(again)) }
    try proveReview(of: solution, laid: [.solution])
    proveStyle()
    return verdict
  }

  private mutating func proveReview(of files: KataFiles, laid parts: [KataPart]) throws {
    let rules = ReviewRule.everywhere.union(kata.manifest.rules)
      .subtracting(kata.manifest.postpones)
    for finding in try workers.syntax.findings(in: files.scene, of: kata, rules: rules) {
      report(
        .review, try material.coursePath(of: finding.file, in: kata, laid: parts),
        .breach(finding), line: finding.line)
    }
  }

  private mutating func proveOthers() throws {
    for other in try workers.course.others(of: kata) {
      let parts = [KataPart.other(other), .solution]
      let folder = parts[0].folder(of: kata)
      if other.says.isEmpty { report(.other, "\(folder)/README.md", .otherSaysNothing) }
      let files = try material.other(other, of: kata)
      let verdict = try verdict(on: files)
      switch verdict.outcome {
      case .green: try proveReview(of: files, laid: parts)
      case .buildFailed: try reportUnbuilt(.other, .other, laid: parts, verdict)
      default: report(.other, folder, .otherNotGreen(verdict))
      }
    }
  }

  private mutating func proveStyle() {
    do {
      let complaints = try workers.authoring.complaints(aboutSolutionOf: kata)
      guard let first = complaints.first else { return }
      report(
        .format, first.place.file, .complaint(first.message, more: complaints.count - 1),
        line: first.place.line)
    } catch {
      report(.format, solutionFolder, .said(UserError(error).message))
    }
  }

  private mutating func reportNotGreen(_ solution: KataFiles, _ verdict: Verdict) throws {
    guard verdict.outcome == .buildFailed else {
      return report(.solution, solutionFolder, .solutionNotGreen(verdict))
    }
    // A learner is told what the suite needs, but an author which of its lines needs it.
    let needed = verdict.diagnostics.firstError
    let error = try needed ?? run(solution).diagnostics.firstError
    if let error, try reportMisnamedModule(error, in: solution.suite) { return }
    if needed == nil, let error {
      let place = try material.coursePath(of: error.place.file, in: kata, laid: [.solution])
      let isCarried = !place.hasPrefix("Katas/\(kata.folder)/")
      let flaw: KataFlaw =
        isCarried
        ? .unbuiltCarriedSuite(error: error.message, folder: kata.folder)
        : .unbuiltSuite(error: error.message, solution: solutionFolder)
      return report(.suite, place, flaw, line: error.place.line)
    }
    try reportUnbuilt(.solution, .solution, laid: [.solution], verdict)
  }

  /// The kata with only the mutants whose files are there; `proveForm` reports the others.
  var kataOfFoundMutants: Kata {
    let folders = workers.authoring.mutantFolders(of: kata)
    var found = kata
    found.manifest.mutants.removeAll { mutant in
      !folders.contains(mutant.name)
        || (try? workers.course.files(.mutant(mutant), of: kata).isEmpty) == true
    }
    return found
  }

  /// - Parameters:
  ///   - woven: runs in place of the scene.
  ///   - known: a run that was made before, to judge instead of a new one.
  func verdict(
    on files: KataFiles, woven: WovenScene? = nil, known: SuiteRun? = nil
  ) throws -> Verdict {
    let checker = KataChecker(
      material: material, suites: suites, syntax: workers.syntax, weavesBugs: true, woven: woven,
      known: known)
    return try checker.verdict(on: files, of: kataOfFoundMutants, package: package)
  }

  func run(_ files: KataFiles, isReversed: Bool = false) throws -> SuiteRun {
    var job = try material.job(for: kata, files: files, package: package)
    job.isReversed = isReversed
    return try suites.run(job)
  }

  /// Reports that something does not build, at the place of its first error.
  /// - Parameter parts: the folders that were laid over the start, the uppermost first. That one is
  ///   to blame if the compiler names no line of the course.
  mutating func reportUnbuilt(
    _ check: CourseProblem.Check, _ what: KataFlaw.Part, laid parts: [KataPart],
    _ verdict: Verdict
  ) throws {
    guard let error = verdict.diagnostics.firstError else {
      let cause = verdict.missing.first.map { KataFlaw.Cause.missing($0) }
      return report(
        check, parts[0].folder(of: kata), .unbuilt(what, cause ?? .output(verdict.output)))
    }
    report(
      check, try material.coursePath(of: error.place.file, in: kata, laid: parts),
      .unbuilt(what, .error(error.message)), line: error.place.line)
  }
}

extension [Diagnostic] {
  /// The first error that does not only follow from another.
  fileprivate var firstError: Diagnostic? {
    let errors = filter { $0.severity == .error }
    return errors.first { !MissingRequirement(compilerMessage: $0.message).isConsequence }
      ?? errors.first
  }
}

extension [SourceFile] {
  /// The folder whose name seems to be a misspelt `Others`.
  fileprivate var misnamedOthers: String? {
    let paths: [[Substring]] = map { $0.path.split(separator: "/") }
    return paths.filter { $0.count > 2 }.map { String($0[0]) }
      .first { Nearest.word(to: $0, among: ["Others"]) != nil }
  }
}

/// Counts a proof's runs. Used on one thread at a time.
final class CountedSuites: SuiteWorkerLogic, @unchecked Sendable {
  private let suites: any SuiteWorkerLogic
  private(set) var runs: [(ending: SuiteRun.Ending, seconds: Double)] = []

  init(suites: any SuiteWorkerLogic) {
    self.suites = suites
  }

  func outline(of suite: [SourceFile]) throws -> SuiteOutline { try suites.outline(of: suite) }

  func run(_ job: SuiteJob) throws -> SuiteRun {
    let run = try suites.run(job)
    runs.append((run.ending, run.seconds))
    return run
  }

  func runs(_ job: SuiteJob) throws -> [Int: SuiteRun] {
    let made = try suites.runs(job)
    runs += made.values.map { ($0.ending, $0.seconds) }
    return made
  }
}
