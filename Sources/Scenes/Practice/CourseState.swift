import Foundation

struct PracticeWorkers {
  let course: any CourseWorkerLogic
  let workspace: any WorkspaceWorkerLogic
  let journal: any JournalWorkerLogic
  let suites: any SuiteWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let diff: any DiffWorkerLogic
  let ahead: any AheadWorkerLogic
  let memory: any VerdictMemoryLogic
  let clock: any ClockWorkerLogic
  let parallel: any ParallelWorkerLogic
  let plan: any PlanWorkerLogic
}

/// The course, and how far the learner is in it. Both are read once for each command.
@MainActor
final class CourseState {
  let course: Course
  private(set) var progress: Progress
  let material: KataMaterial
  let plan: WorkshopPlan?
  let workers: PracticeWorkers

  init(workers: PracticeWorkers) throws {
    self.workers = workers
    course = try workers.course.course()
    progress = Progress(events: try workers.journal.events())
    material = KataMaterial(
      course: course, worker: workers.course,
      green: { [workspace = workers.workspace] in try workspace.greenFiles(of: $0) })
    plan = WorkshopPlan(
      Result { try workers.plan.plan() }, for: course, now: workers.clock.now)
    try course.requireKatas()
  }

  var planned: WorkshopPlan.Position? { plan?.position(progress) }

  /// The kata to go on with: the next one in the workshop's plan, else in the course.
  var next: Kata? { planned?.next.flatMap(course.kata) ?? progress.next(in: course) }

  func record(_ kata: KataID, _ what: JournalEvent.What) throws {
    progress.apply(try workers.journal.append(kata, what))
  }

  /// The remembered verdict, else a new one.
  /// - Parameter onBug: called with the number of each planted bug that the suite is run on.
  func verdict(
    on learner: [SourceFile], of kata: Kata, onBug: @escaping (Int) -> Void
  ) throws -> Verdict {
    let question = try question(on: learner, of: kata)
    if let known = workers.memory.remembered(question) { return known }
    let checker = KataChecker(
      material: material, suites: workers.suites, syntax: workers.syntax, weavesBugs: true,
      onBug: onBug)
    let verdict = try checker.verdict(
      on: question.files, of: kata, isUntouched: question.isUntouched)
    keep(verdict, on: question)
    return verdict
  }

  func question(on learner: [SourceFile], of kata: Kata) throws -> CheckQuestion {
    let start = try material.start(of: kata)
    return CheckQuestion(
      on: start.holding(learner, for: kata.manifest.kind), of: kata,
      support: try workers.course.support(of: kata),
      bugs: try material.plantedBugs(in: kata),
      isUntouched: learner == start.edited(in: kata))
  }

  /// Keeps only green and red: a crash or a hang may be the machine's fault, and a build that fails
  /// does so again quickly.
  func keep(_ verdict: Verdict, on question: CheckQuestion) {
    if [.green, .red].contains(verdict.outcome), verdict.unreviewed == nil {
      workers.memory.keep(verdict, on: question)
    }
  }

  var current: Kata? { progress.current.flatMap(course.kata) }

  /// The files that came with the kata and are not for the learner to edit: those of the starter
  /// or, if the learner writes the suite, the scene. Carried code is the learner's own.
  func givenFiles(of kata: Kata) throws -> [SourceFile] {
    guard kata.isCode else { return try material.start(of: kata).scene }
    return try workers.course.files(.starter, of: kata)
      .filter { !kata.manifest.edit.contains($0.path) }
  }

  /// The given files that the learner has changed or removed, as they came.
  func changedFiles(of kata: Kata) throws -> [SourceFile] {
    let scene = try workers.workspace.sceneFiles(of: kata)
    return try givenFiles(of: kata).filter { !scene.contains($0) }
  }

  /// The kata that a command means: the one named, else the open one.
  func kata(_ word: String?) throws -> Kata {
    if let word { return try course.kata(named: word) }
    guard let current else { throw CourseFailure.noKataOpen }
    return current
  }

  func openedKata(_ word: String?) throws -> Kata {
    let kata = try kata(word)
    if let folder = goneFolder(of: kata) { throw CourseFailure.folderGone(kata.id, folder) }
    guard workers.workspace.isOpened(kata) else { throw CourseFailure.notOpened(kata.id) }
    return kata
  }

  /// The folder in which the kata was laid out, if nothing is left of it; else nil.
  func goneFolder(of kata: Kata) -> String? {
    let wasOpened = kata.id == progress.current || progress.record(of: kata.id).attempts > 0
    guard wasOpened, !workers.workspace.isOpened(kata),
      workers.workspace.lastSave(in: kata) == nil
    else { return nil }
    return workers.workspace.path(of: "", in: kata)
  }

  /// - Parameter clear: makes room, after everything that is to be laid out has been read.
  func layOut(_ kata: Kata, after clear: (KataFiles) throws -> Void = { _ in }) throws {
    let start = try material.start(of: kata)
    let brief = try workers.course.brief(of: kata)
    let support = try workers.course.support(of: kata)
    try clear(start)
    try workers.workspace.open(kata, files: start, brief: brief, support: support)
  }

  func opening(of kata: Kata) throws -> Practice.Open.Response {
    var response = Practice.Open.Response(
      kata: kata, total: course.katas.count, brief: try workers.course.brief(of: kata),
      edit: workers.workspace.editPaths(of: kata), plan: planned)
    if let carried = course.carriedCode(by: kata) {
      let replaced = Set(try workers.course.files(.starter, of: kata).map(\.path))
      if !replaced.isSuperset(of: carried.manifest.edit) {
        response.carries = Practice.Open.Carried(
          kata: carried.id, isOwn: try workers.workspace.greenFiles(of: carried.id) != nil)
      }
    }
    return response
  }

  /// What to build ahead: the open kata, if it was never checked, and the one after it.
  var jobsAhead: [SuiteJob] {
    let unchecked = current.flatMap { progress.record(of: $0.id).attempts == 0 ? $0 : nil }
    return [unchecked, next].compactMap { kata in
      guard let kata, let start = try? material.start(of: kata) else { return nil }
      return try? material.job(for: kata, files: start)
    }
  }

  /// The job that plays the learner's scene of a kata; nil if it has no screen.
  func playJob(of kata: Kata?) -> PlayJob? {
    guard let kata, let entry = kata.manifest.play else { return nil }
    return try? PlayJob(
      of: kata, from: entry, scene: workers.workspace.sceneFiles(of: kata),
      course: workers.course, syntax: workers.syntax)
  }

  /// What the journal keeps of a verdict that is not green: the failing tests and the missed bugs.
  func failing(in verdict: Verdict) -> [String] {
    verdict.failing.map(\.name.function)
      + verdict.bugs.filter { !$0.caught }.compactMap(\.name).map { Hint.Key.bug($0).description }
  }

  /// The hints for what the last check of a kata found, in the order to give them.
  func hints(for kata: Kata, of tests: [TestName]) throws -> [Hint] {
    let record = progress.record(of: kata.id)
    return try workers.course.hints(of: kata).sequence(
      failing: record.failing, of: tests,
      missed: kata.manifest.mutants.filter {
        record.failing.contains(Hint.Key.bug($0.name).description)
      })
  }
}
