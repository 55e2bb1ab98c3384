package import Entities

/// Decides what a learner's command does, and records it in the journal.
package final class PracticeInteractor: PracticeBusinessLogic, PracticeDataStore {
  package var presenter: (any PracticePresentationLogic)?
  package private(set) var kata: Kata?
  package private(set) var lastCheck: Practice.Check.Response?
  private let workers: PracticeWorkers
  private var hasLock = false

  package init(workers: PracticeWorkers) {
    self.workers = workers
  }

  package var placeToEdit: Place? {
    if let lastCheck { return lastCheck.placeToEdit }
    let first = kata.flatMap { workers.workspace.editPaths(of: $0).first }
    return first.map { Place(file: $0, line: 1) }
  }

  package func next(request: Practice.Next.Request) {
    alone {
      let desk = try PracticeDesk(workers: workers)
      guard let current = desk.current, workers.workspace.isOpened(current) else {
        try openAndCheck(desk.current ?? desk.progress.next(in: desk.course), at: desk)
        return try buildAhead()
      }
      var response = Practice.Next.Response(check: try check(current, at: desk))
      if response.check?.verdict.outcome == .green {
        let desk = try PracticeDesk(workers: workers)
        if let next = desk.progress.next(in: desk.course) {
          response.opening = try open(next, at: desk)
        } else {
          response.check?.moment = nil
          response.summary = desk.summary
        }
      }
      presenter?.presentNext(response: response)
      try buildAhead()
    }
  }

  package func resume(request: Practice.Resume.Request) {
    alone {
      let desk = try PracticeDesk(workers: workers)
      let next = desk.progress.next(in: desk.course) ?? desk.course.katas.last
      guard let current = desk.current ?? next else { return }
      if desk.current == current, workers.workspace.isOpened(current) {
        kata = current
      } else {
        presenter?.presentOpen(response: try open(current, at: desk))
      }
    }
  }

  package func check(request: Practice.Check.Request) {
    alone {
      let desk = try PracticeDesk(workers: workers)
      let kata = try desk.openedKata(request.kata)
      var response = try check(kata, at: desk)
      response.isAfterOpening = request.isAfterOpening
      presenter?.presentCheck(response: response)
      try buildAhead()
    }
  }

  package func open(request: Practice.Open.Request) {
    alone {
      let desk = try PracticeDesk(workers: workers)
      let kata = try KataFinder(course: desk.course).kata(request.kata)
      presenter?.presentOpen(response: try open(kata, at: desk))
      try buildAhead()
    }
  }

  package func brief(request: Practice.Brief.Request) {
    answer {
      let desk = try PracticeDesk(workers: workers)
      presenter?.presentOpen(response: try desk.opening(of: try desk.kata(request.kata)))
    }
  }

  package func hint(request: Practice.Hint.Request) {
    alone {
      let desk = try PracticeDesk(workers: workers)
      let kata = try desk.kata(request.kata)
      let record = desk.progress.record(of: kata.id)
      let sequence = try workers.course.hints(of: kata).sequence(failing: record.failing)
      let unseen = sequence.filter { !record.hints.contains($0.key) }
      let shown = request.all ? sequence : Array(unseen.prefix(1))
      for hint in shown where !record.hints.contains(hint.key) {
        try workers.journal.append(kata.id, .hint(hint.key))
      }
      let left = request.all ? 0 : max(0, unseen.count - 1)
      var response = Practice.Hint.Response(kata: kata, hints: shown, left: left)
      response.isCurrent = kata.id == desk.progress.current
      presenter?.presentHint(response: response)
    }
  }

  package func reset(request: Practice.Reset.Request) {
    alone {
      let desk = try PracticeDesk(workers: workers)
      let kata = try desk.openedKata(request.kata)
      var backup = ""
      try desk.layOut(kata) { backup = try workers.workspace.setAside(kata, for: $0) }
      try workers.journal.append(kata.id, .reset)
      presenter?.presentReset(
        response: Practice.Reset.Response(
          kata: kata, backup: backup, edit: workers.workspace.editPaths(of: kata)))
    }
  }

  package func solution(request: Practice.Solution.Request) {
    alone {
      let desk = try PracticeDesk(workers: workers)
      let kata = try desk.kata(request.kata)
      guard desk.progress.record(of: kata.id).isSolved || request.spoil else {
        throw UserError(
          "\(kata.id) is not green yet, and the solution would spoil it.",
          mend: "`vipkata hint \(kata.id)` helps; "
            + "`vipkata solution \(kata.id) --spoil` shows it all the same."
        )
      }
      let reference = try desk.material.solution(of: kata)
      let mine =
        workers.workspace.isOpened(kata)
        ? try workers.workspace.learnerFiles(of: kata)
        : try desk.material.start(of: kata).edited(in: kata)
      let diff = try workers.diff.diff(from: mine, to: reference.edited(in: kata))
      try workers.journal.append(kata.id, .solution)
      presenter?.presentSolution(response: Practice.Solution.Response(kata: kata, diff: diff))
    }
  }

  private func buildAhead() throws {
    workers.ahead.begin(try PracticeDesk(workers: workers).jobsAhead)
  }

  private func openAndCheck(_ kata: Kata?, at desk: PracticeDesk) throws {
    guard let kata else {
      presenter?.presentNext(response: Practice.Next.Response(summary: desk.summary))
      return
    }
    presenter?.presentOpen(response: try open(kata, at: desk, isBeforeCheck: true))
    let opened = try PracticeDesk(workers: workers)
    presenter?.presentNext(
      response: Practice.Next.Response(check: try check(kata, at: opened), openedFirst: kata.id))
  }

  private func open(
    _ kata: Kata, at desk: PracticeDesk, isBeforeCheck: Bool = false
  ) throws -> Practice.Open.Response {
    let opening = try desk.opening(of: kata, isBeforeCheck: isBeforeCheck)
    try desk.layOut(kata)
    if let left = desk.progress.current, left != kata.id, desk.progress.state(of: left) == .open {
      try workers.journal.append(left, .skipped)
    }
    try workers.journal.append(kata.id, .opened)
    self.kata = kata
    lastCheck = nil
    return opening
  }

  private func check(_ kata: Kata, at desk: PracticeDesk) throws -> Practice.Check.Response {
    workers.ahead.stop()
    let learner = try workers.workspace.learnerFiles(of: kata)
    let record = desk.progress.record(of: kata.id)
    self.kata = kata
    presenter?.presentChecking(
      response: Practice.Checking.Response(kata: kata, isFirst: record.attempts == 0))
    let verdict = try desk.verdict(on: learner, of: kata)
    let failing = verdict.failing.map(\.name.function)
    try workers.journal.append(
      kata.id,
      .checked(outcome: verdict.outcome, failing: failing, looksLike: verdict.looksLike))
    var moment: Practice.Moment?
    if verdict.outcome == .green {
      try workers.workspace.keepGreen(learner, of: kata)
      if !record.isSolved {
        try workers.journal.append(kata.id, .solved)
        moment = try PracticeDesk(workers: workers).moment(of: kata)
      }
    }
    var report = try desk.report(verdict, on: kata, failing: failing)
    report.moment = moment
    lastCheck = report
    return report
  }

  /// One command at a time in a workspace; what a key asks for while a check runs belongs
  /// to the check's.
  private func alone(_ body: () throws -> Void) {
    answer {
      guard !hasLock else { return try body() }
      hasLock = true
      defer { hasLock = false }
      try workers.workspace.lock(body)
    }
  }

  private func answer(_ body: () throws -> Void) {
    do {
      try body()
    } catch is Superseded {
      // What superseded the check is dealt with next, and has its own answer.
    } catch {
      presenter?.presentFailure(error: error)
    }
  }
}
