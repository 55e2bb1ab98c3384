import Entities

@MainActor
package protocol AuthoringBusinessLogic {
  func verify(request: Authoring.Verify.Request)
  func coverage(request: Authoring.Coverage.Request)
  func make(request: Authoring.New.Request)
}

/// The workers that authoring asks.
package struct AuthoringWorkers {
  package let course: any CourseWorkerLogic
  package let authoring: any AuthoringWorkerLogic
  package let suites: any SuiteWorkerLogic
  package let syntax: any SyntaxWorkerLogic
  package let parallel: any ParallelWorkerLogic

  package init(
    course: any CourseWorkerLogic, authoring: any AuthoringWorkerLogic,
    suites: any SuiteWorkerLogic, syntax: any SyntaxWorkerLogic,
    parallel: any ParallelWorkerLogic
  ) {
    self.course = course
    self.authoring = authoring
    self.suites = suites
    self.syntax = syntax
    self.parallel = parallel
  }
}

/// Decides what to prove, and what a new kata consists of.
package final class AuthoringInteractor: AuthoringBusinessLogic {
  package var presenter: (any AuthoringPresentationLogic)?
  private let workers: AuthoringWorkers

  package init(workers: AuthoringWorkers) {
    self.workers = workers
  }

  package func verify(request: Authoring.Verify.Request) {
    do {
      let course = try workers.course.course()
      let named = try Selection(words: request.katas, course: course)
      let ideas = request.katas.isEmpty ? try workers.authoring.ideas() : []
      let proofs = try workers.authoring.lock {
        try prove(named.katas, of: course, fix: request.fix)
      }
      var response = Authoring.Verify.Response()
      response.courseProblems = named.problems
      response.proofs = proofs.sorted { $0.kata.number < $1.kata.number }
      let taught = Set(course.katas.flatMap(\.manifest.teaches))
      response.untaught = ideas.filter { !taught.contains($0.row) }
      presenter?.presentVerify(response: response)
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  package func coverage(request: Authoring.Coverage.Request) {
    do {
      let course = try workers.course.course()
      var katas: [String: [KataID]] = [:]
      for kata in course.katas {
        for row in kata.manifest.teaches { katas[row, default: []].append(kata.id) }
      }
      presenter?.presentCoverage(
        response: Authoring.Coverage.Response(ideas: try workers.authoring.ideas(), katas: katas))
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  package func make(request: Authoring.New.Request) {
    do {
      let course = try workers.course.course()
      let scaffold = try Scaffold(
        request: request, course: course, stages: workers.authoring.folders(in: nil),
        katas: workers.authoring.folders(in:))
      let files = try workers.authoring.create(scaffold.files)
      presenter?.presentNew(response: Authoring.New.Response(id: scaffold.id, files: files))
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  private func prove(_ katas: [Kata], of course: Course, fix: Bool) throws -> [Authoring.Proof] {
    var proofs: [Authoring.Proof] = []
    let workers = (
      course: workers.course, suites: workers.suites, syntax: workers.syntax,
      authoring: workers.authoring
    )
    let proveOne: @Sendable (Kata, Int) -> (Kata, KataProof.Outcome) = { kata, lane in
      let proof = KataProof(
        kata: kata, course: course, worker: workers.course, suites: workers.suites,
        syntax: workers.syntax, authoring: workers.authoring, package: "verify-\(lane)")
      return (kata, proof.prove())
    }
    try self.workers.parallel.run(katas, body: proveOne) { kata, outcome in
      var problems = outcome.problems
      if fix { problems = try mend(kata, outcome) }
      let proof = Authoring.Proof(
        kata: kata, problems: problems, seconds: outcome.seconds, runs: outcome.runs)
      proofs.append(proof)
      presenter?.presentProgress(
        response: Authoring.Progress.Response(
          proof: proof, done: proofs.count, total: katas.count))
    }
    return proofs
  }

  /// Writes what each mutant was seen to fail, and leaves the problems that this ends.
  private func mend(_ kata: Kata, _ outcome: KataProof.Outcome) throws -> [CourseProblem] {
    guard !outcome.observed.isEmpty else { return outcome.problems }
    var manifest = kata.manifest
    manifest.mutants = manifest.mutants.map { mutant in
      outcome.observed.first { $0.name == mutant.name } ?? mutant
    }
    guard manifest != kata.manifest else { return outcome.problems }
    try workers.authoring.write(manifest, of: kata)
    let mended = Set(outcome.observed.map { "Katas/\(kata.folder)/Mutants/\($0.name)" })
    return outcome.problems.filter { $0.check != "mutant" || !mended.contains($0.file) }
  }
}

/// The katas that words name, and the unreadable ones among them.
private struct Selection {
  var katas: [Kata] = []
  var problems: [CourseProblem] = []

  init(words: [String], course: Course) throws {
    guard !course.katas.isEmpty || !course.problems.isEmpty else {
      throw UserError(
        "The course has no kata.",
        mend: "`vipkata new STAGE/KATA` makes one; --course DIR names another course's Katas.")
    }
    guard !words.isEmpty else {
      katas = course.katas
      problems = course.problems
      return
    }
    for word in words {
      let broken = course.problems(matching: word)
      let stage = course.katas(ofStage: word)
      if !stage.isEmpty {
        add(stage)
      } else if broken.isEmpty {
        add([try KataFinder(course: course).kata(word)])
      } else {
        add(course.katas(matching: word))
      }
      problems += broken.filter { !problems.contains($0) }
    }
  }

  private mutating func add(_ named: [Kata]) {
    katas += named.filter { !katas.contains($0) }
  }
}
