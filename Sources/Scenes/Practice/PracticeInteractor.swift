/// Decides what a learner's command does, and records it in the journal.
final class PracticeInteractor: PracticeBusinessLogic, PracticeDataStore {
  private(set) var kata: Kata?
  private(set) var lastCheck: Practice.Check.Response?
  let presenter: any PracticePresentationLogic
  let workers: PracticeWorkers
  private let remindsOfDue: Bool
  /// The state of the running command, else of the last one.
  private var state: CourseState?
  /// The kata that the last check found green.
  private var green: Kata?
  private var isBusy = false

  /// - Parameter remindsOfDue: whether `next` says when katas are due again.
  init(
    presenter: any PracticePresentationLogic, workers: PracticeWorkers, remindsOfDue: Bool = true
  ) {
    self.presenter = presenter
    self.workers = workers
    self.remindsOfDue = remindsOfDue
  }

  var course: Course { state?.course ?? Course(katas: []) }
  var progress: Progress { state?.progress ?? Progress() }

  var placeToEdit: SourceLocation? {
    if let lastCheck { return lastCheck.placeToEdit }
    let first = kata.flatMap { workers.workspace.editPaths(of: $0).first }
    return first.map { SourceLocation(file: $0, line: 1) }
  }

  func next() {
    run { state in
      var response = Practice.Next.Response()
      if let kata = state.current ?? state.next {
        if state.current == nil || !workers.workspace.isOpened(kata) {
          var opening = try open(kata, in: state)
          opening.occasion = .beforeCheck
          presenter.presentOpen(response: opening)
          response.openedFirst = kata.id
        }
        response.check = try check(
          kata, in: state, isAfterOpening: response.openedFirst != nil)
      }
      if response.openedFirst == nil, response.check.map(\.verdict.outcome) ?? .green == .green {
        try goOn(with: &response, in: state)
      }
      if remindsOfDue { response.due = try state.dueToMention(at: workers.clock.now).map(\.id) }
      presenter.presentNext(response: response)
      buildAhead(state)
    }
  }

  /// Opens the kata after a green one, or shows the last page.
  private func goOn(with response: inout Practice.Next.Response, in state: CourseState) throws {
    response.changed = try state.changesToMention()
    // In that case, the following `next` goes on.
    guard response.changed.isEmpty, response.check?.solved.again == nil else { return }
    if let next = state.next {
      response.opening = try open(next, in: state)
    } else {
      // The last page says so itself.
      response.check?.solved.milestone = nil
      response.summary = state.summary
    }
  }

  func resume() {
    run { state in
      let next = state.next ?? state.course.katas.last
      guard let current = state.current ?? next else { return }
      if state.current == current, workers.workspace.isOpened(current) {
        kata = current
      } else {
        presenter.presentOpen(response: try open(current, in: state))
      }
    }
  }

  func check(request: Practice.Check.Request) {
    run { state in
      let kata = try state.openedKata(request.kata)
      presenter.presentCheck(
        response: try check(kata, in: state, isAfterOpening: request.isAfterOpening))
      buildAhead(state)
    }
  }

  func open(request: Practice.Open.Request) {
    run { state in
      let kata = try state.course.kata(named: request.kata)
      presenter.presentOpen(response: try open(kata, in: state))
      buildAhead(state)
    }
  }

  func brief(request: Practice.Brief.Request) {
    run(locks: false) { state in
      presenter.presentOpen(response: try state.opening(of: try state.kata(request.kata)))
    }
  }

  func hint(request: Practice.Hint.Request) {
    run { state in
      let kata = try state.kata(request.kata)
      try state.requireHints(of: kata)
      let record = state.progress.record(of: kata.id)
      // If the tests cannot be read, a hint does without.
      let tests =
        record.failing.isEmpty ? [] : state.material.tests(of: kata, by: workers.suites)
      let sequence = try state.hints(for: kata, of: tests.map(\.name))
      let unseen = sequence.filter { !record.hints.contains($0.key) }
      let shown = request.all ? sequence : Array(unseen.prefix(1))
      for hint in shown where !record.hints.contains(hint.key) {
        try state.record(kata.id, .hint(hint.key))
      }
      presenter.presentHint(
        response: Practice.Hint.Response(
          kata: kata, hints: shown, left: request.all ? 0 : max(0, unseen.count - 1),
          isCurrent: kata.id == state.progress.current))
    }
  }

  func reset(request: Practice.Reset.Request) {
    run { state in
      let kata = try state.openedKata(request.kata)
      var backup = ""
      try state.layOut(kata) { start in
        // Where the learner writes the scene, `setAside` takes all of it.
        for file in kata.isCode ? [] : try state.changedFiles(of: kata).below(kata.sceneFolder) {
          _ = try workers.workspace.restore(file, of: kata)
        }
        backup = try workers.workspace.setAside(kata, for: start)
      }
      try state.record(kata.id, .reset)
      presenter.presentReset(
        response: Practice.Reset.Response(
          kata: kata, backup: backup, edit: workers.workspace.editPaths(of: kata)))
    }
  }

  func restore(request: Practice.Restore.Request) {
    run { state in
      let named = state.course.katas.first { request.file.contains("\($0.folder)/") }
      let kata = try state.openedKata(named?.id.description)
      let start = try state.material.start(of: kata)
      let suite = kata.isCode ? [] : start.suite.below(kata.suiteFolder)
      let files = start.scene.below(kata.sceneFolder) + suite
      let name = request.file.fileName
      guard let file = files.first(where: { $0.path.fileName == name }) else {
        throw Practice.Failure.unknownFile(name, kata.id, among: files.map(\.path.fileName))
      }
      let backup = try workers.workspace.restore(file, of: kata)
      presenter.presentReset(
        response: Practice.Reset.Response(
          kata: kata, file: name, backup: backup, edit: workers.workspace.editPaths(of: kata)))
    }
  }

  func solution(request: Practice.Solution.Request) {
    run { state in
      let kata = try state.kata(request.kata)
      try state.requireSolution(of: kata, spoils: request.spoil)
      let reference = try state.material.solution(of: kata).edited(in: kata)
      let others = try workers.course.others(of: kata)
      let mine =
        workers.workspace.isOpened(kata)
        ? try workers.workspace.learnerFiles(of: kata)
        : try state.material.start(of: kata).edited(in: kata)
      let diff = try workers.diff.diff(
        from: mine, to: reference, names: ("yours", "reference"))
      try state.record(kata.id, .solution)
      presenter.presentSolution(
        response: Practice.Solution.Response(kata: kata, diff: diff, others: others.map(\.name)))
    }
  }

  func others(request: Practice.Solution.Request) {
    run { state in
      let kata = try state.kata(request.kata)
      try state.requireSolution(of: kata, spoils: request.spoil)
      let reference = try state.material.solution(of: kata).edited(in: kata)
      let others = try workers.course.others(of: kata).map { other in
        let files = try state.material.other(other, of: kata).edited(in: kata)
        return Practice.Others.Other(
          solution: other,
          diff: try workers.diff.diff(
            from: reference, to: files, names: ("reference", "other")))
      }
      try state.record(kata.id, .solution)
      presenter.presentOthers(response: Practice.Others.Response(kata: kata, others: others))
    }
  }

  func open(_ kata: Kata, in state: CourseState) throws -> Practice.Open.Response {
    var opening = try state.opening(of: kata)
    opening.goneFolder = state.goneFolder(of: kata)
    try state.layOut(kata)
    if let left = state.progress.current, left != kata.id, state.progress.state(of: left) == .open {
      try state.record(left, .skipped)
    }
    try state.record(kata.id, .opened)
    self.kata = kata
    lastCheck = nil
    return opening
  }

  func buildAhead(_ state: CourseState) {
    workers.ahead.begin(state.jobsAhead, playing: state.playJob(of: green))
  }

  private func check(
    _ kata: Kata, in state: CourseState, isAfterOpening: Bool
  ) throws -> Practice.Check.Response {
    workers.ahead.stop()
    let learner = try workers.workspace.learnerFiles(of: kata)
    let record = state.progress.record(of: kata.id)
    let since = state.progress.lastWritten
    self.kata = kata
    var checking = Practice.Checking.Response(kata: kata, isFirst: record.attempts == 0)
    presenter.presentChecking(response: checking)
    let verdict = try state.verdict(on: learner, of: kata) { [presenter] number in
      checking.bug = number
      presenter.presentChecking(response: checking)
    }
    let failing = state.failing(in: verdict)
    try state.record(
      kata.id, .checked(outcome: verdict.outcome, failing: failing, looksLike: verdict.looksLike))
    var report = try state.report(verdict, on: kata, since: since)
    report.isAfterOpening = isAfterOpening
    report.isUntouched = try state.material.start(of: kata).edited(in: kata) == learner
    if verdict.isRemembered {
      var last = lastCheck?.verdict
      last?.isRemembered = true
      let isLast = last.map { $0 == report.verdict } ?? (record.failing == failing)
      report.origin = isLast ? .lastCheck : .anotherCheck
    }
    if verdict.outcome == .green {
      report.solved = try solve(kata, by: learner, verdict, in: state)
    }
    lastCheck = report
    green = verdict.outcome == .green ? kata : nil
    return report
  }

  /// Runs one command at a time in a workspace. What a key asks for during a check is part of the
  /// check's command.
  /// - Parameter locks: whether to keep other processes from writing there meanwhile.
  func run(locks: Bool = true, _ body: (CourseState) throws -> Void) {
    func begin() throws {
      let state = try CourseState(workers: workers)
      self.state = state
      try body(state)
    }
    do {
      if isBusy, let state { return try body(state) }
      isBusy = true
      defer { isBusy = false }
      if locks { try workers.workspace.lock(begin) } else { try begin() }
    } catch is Superseded {
      // Whatever superseded the check is handled next, and has its own answer.
    } catch {
      presenter.presentFailure(error: error)
    }
  }
}
