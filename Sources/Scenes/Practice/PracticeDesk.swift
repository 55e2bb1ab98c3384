import Entities

/// The workers that practice asks.
package struct PracticeWorkers {
  package let course: any CourseWorkerLogic
  package let workspace: any WorkspaceWorkerLogic
  package let journal: any JournalWorkerLogic
  package let suites: any SuiteWorkerLogic
  package let syntax: any SyntaxWorkerLogic
  package let diff: any DiffWorkerLogic
  package let ahead: any AheadWorkerLogic
  package let memory: any VerdictMemoryLogic

  package init(
    course: any CourseWorkerLogic, workspace: any WorkspaceWorkerLogic,
    journal: any JournalWorkerLogic, suites: any SuiteWorkerLogic, syntax: any SyntaxWorkerLogic,
    diff: any DiffWorkerLogic, ahead: any AheadWorkerLogic, memory: any VerdictMemoryLogic
  ) {
    self.course = course
    self.workspace = workspace
    self.journal = journal
    self.suites = suites
    self.syntax = syntax
    self.diff = diff
    self.ahead = ahead
    self.memory = memory
  }
}

/// What lies before the learner at the moment: the course, and how far they are in it.
struct PracticeDesk {
  let course: Course
  let progress: Progress
  let material: KataMaterial
  private let workers: PracticeWorkers

  init(workers: PracticeWorkers) throws {
    self.workers = workers
    course = try workers.course.course()
    progress = Progress(events: try workers.journal.events())
    material = KataMaterial(
      course: course, worker: workers.course, green: workers.workspace.greenFiles)
    guard !course.katas.isEmpty else {
      throw UserError(
        "The course has no kata that can be used.",
        mend: course.problems.first.map { "\($0.file): \($0.message)" }
          ?? "`vipkata new STAGE/KATA` makes one.")
    }
  }

  /// What is to be said of the learner's files: what was said before, when nothing changed.
  func verdict(on learner: [SourceFile], of kata: Kata) throws -> Verdict {
    let start = try material.start(of: kata)
    let files = start.holding(learner, for: kata.manifest.kind)
    let isTests = kata.manifest.kind == .tests
    let question = CheckQuestion(
      manifest: kata.manifest, files: files, support: try workers.course.support(of: kata),
      bugs: isTests
        ? try kata.manifest.mutants.map { try material.mutant($0, of: kata).scene } : [],
      isUntouched: learner == start.edited(in: kata))
    if var known = workers.memory.verdict(on: question) {
      known.isRemembered = true
      return known
    }
    let checker = KataChecker(material: material, suites: workers.suites, syntax: workers.syntax)
    let verdict = try checker.verdict(on: files, of: kata, isUntouched: question.isUntouched)
    // A crash or a hang may be the machine's; what does not build is soon said again.
    if [.green, .red].contains(verdict.outcome) { workers.memory.keep(verdict, on: question) }
    return verdict
  }

  var current: Kata? { progress.current.flatMap(course.kata) }

  var summary: Practice.Summary {
    let records = course.katas.map { progress.record(of: $0.id) }
    var summary = Practice.Summary(
      katas: records.count, attempts: records.map(\.attempts).reduce(0, +),
      hints: records.map(\.hints.count).reduce(0, +))
    summary.seconds = progress.seconds
    let taught = Set(course.katas.flatMap(\.manifest.rules))
    summary.rules = ReviewRule.all.map(\.id).filter(taught.contains)
    return summary
  }

  /// What there is to be glad of now that a kata was solved for the first time.
  func moment(of kata: Kata) -> Practice.Moment? {
    let solved = course.katas.filter { progress.record(of: $0.id).isSolved }
    if solved.count == course.katas.count { return .course(summary) }
    if solved.count == 1 { return .firstGreen }
    let stage = course.katas.filter { $0.id.stage == kata.id.stage }
    let isDone = stage.allSatisfy(solved.contains)
    return isDone ? .stage(kata.id.stage, katas: stage.count) : nil
  }

  /// The kata that a command means: the one named, else the open one.
  func kata(_ word: String?) throws -> Kata {
    if let word { return try KataFinder(course: course).kata(word) }
    guard let current else {
      throw UserError("No kata is open.", mend: "`vipkata next` opens the first one.")
    }
    return current
  }

  func openedKata(_ word: String?) throws -> Kata {
    let kata = try kata(word)
    guard workers.workspace.isOpened(kata) else {
      throw UserError(
        "\(kata.id) has not been opened yet.", mend: "`vipkata open \(kata.id)` opens it.")
    }
    return kata
  }

  /// - Parameter clear: makes room, once everything that is to be laid out is read.
  func layOut(_ kata: Kata, after clear: (KataFiles) throws -> Void = { _ in }) throws {
    let start = try material.start(of: kata)
    let brief = try workers.course.brief(of: kata)
    let support = try workers.course.support(of: kata)
    try clear(start)
    try workers.workspace.open(kata, files: start, brief: brief, support: support)
  }

  func opening(of kata: Kata, isBeforeCheck: Bool = false) throws -> Practice.Open.Response {
    let carried = kata.manifest.carries.flatMap(course.kata)
    let isCode = kata.manifest.kind == .code && carried?.manifest.kind == .code
    let told = try carried.flatMap { carried -> Practice.Open.Carried? in
      let replaced = Set(try workers.course.starter(of: kata).map(\.path))
      guard isCode, !replaced.isSuperset(of: carried.manifest.edit) else { return nil }
      return Practice.Open.Carried(
        kata: carried.id, isOwn: try workers.workspace.greenFiles(of: carried.id) != nil)
    }
    return Practice.Open.Response(
      kata: kata, total: course.katas.count, brief: try workers.course.brief(of: kata),
      edit: workers.workspace.editPaths(of: kata), carries: told, isBeforeCheck: isBeforeCheck)
  }

  /// What the learner will check for the first time: the open kata, and the one after it.
  var jobsAhead: [SuiteJob] {
    let unchecked = current.flatMap { progress.record(of: $0.id).attempts == 0 ? $0 : nil }
    return [unchecked, progress.next(in: course)].compactMap { kata in
      guard let kata, let start = try? material.start(of: kata) else { return nil }
      return try? material.job(for: kata, files: start)
    }
  }

  func report(
    _ verdict: Verdict, on kata: Kata, failing: [String]
  ) throws -> Practice.Check.Response {
    var response = Practice.Check.Response(kata: kata, verdict: verdict)
    response.isCurrent = kata.id == progress.current
    response.edit = workers.workspace.editPaths(of: kata)
    let places =
      verdict.diagnostics.map(\.place.file) + verdict.findings.map(\.file)
      + verdict.failing.flatMap(\.failures).compactMap(\.place?.file)
    for file in Set(places) {
      response.paths[file] = workers.workspace.path(of: file, in: kata)
    }
    let hints = try workers.course.hints(of: kata).sequence(failing: failing)
    let seen = progress.record(of: kata.id).hints
    response.hasMoreHints = hints.contains { !seen.contains($0.key) }
    if kata.manifest.kind == .code, kata.manifest.reveal != .never {
      response.excerpts = try excerpts(of: verdict.failing, from: kata)
    }
    return response
  }

  private func excerpts(
    of failing: [TestResult], from kata: Kata
  ) throws -> [TestName: Practice.Excerpt] {
    let shown = kata.manifest.reveal == .always ? failing : Array(failing.prefix(1))
    guard !shown.isEmpty else { return [:] }
    let suite = try workers.course.hiddenSuite(of: kata)
    let outline = try workers.suites.outline(of: suite)
    var excerpts: [TestName: Practice.Excerpt] = [:]
    for result in shown {
      guard let declaration = outline.tests.first(where: { $0.name == result.name }),
        let file = suite.first(where: { $0.path == declaration.file })
      else { continue }
      let lines = String(decoding: file.content, as: UTF8.self).lines
      let range = declaration.lines.clamped(to: 1...max(1, lines.count))
      let place = result.failures.compactMap(\.place).first { $0.file.hasSuffix(declaration.file) }
      excerpts[result.name] = Practice.Excerpt(
        file: declaration.file, firstLine: range.lowerBound,
        lines: Array(lines[range.lowerBound - 1...range.upperBound - 1]), marked: place?.line)
    }
    return excerpts
  }
}
