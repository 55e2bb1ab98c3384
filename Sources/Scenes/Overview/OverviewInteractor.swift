@MainActor
protocol OverviewBusinessLogic {
  func show()
  func explain(request: Overview.Explain.Request)
  func examine()
  func setUp()
  func clear()
}

/// Clears what is kept of builds and runs to make checks fast. None of it is the learner's.
protocol CachesWorkerLogic {
  /// - Returns: the bytes that were freed.
  /// - Throws: `UserError` while another command uses them.
  func clear() throws -> Int
}

protocol CheckupWorkerLogic {
  func checkups() -> [Checkup]
}

/// Prepares the workspace for an editor.
protocol EditorSetupWorkerLogic {
  /// - Returns: the path of the file that was written.
  /// - Throws: `UserError` when the learner has a file of their own there.
  func writeTasks() throws -> String
}

/// Looks at the whole course without changing anything in it.
struct OverviewInteractor: OverviewBusinessLogic {
  let presenter: any OverviewPresentationLogic
  let course: any CourseWorkerLogic
  let journal: any JournalWorkerLogic
  let suites: any SuiteWorkerLogic
  /// Looks at toolchain, code reader, git and workspace.
  let machine: any CheckupWorkerLogic
  /// Looks at whether the learner's progress is shared as it should be.
  let sharing: any CheckupWorkerLogic
  let plan: any PlanWorkerLogic
  let clock: any ClockWorkerLogic
  let editor: any EditorSetupWorkerLogic
  let caches: any CachesWorkerLogic

  func show() {
    attempt(failuresTo: presenter) {
      let progress = Progress(events: try journal.events())
      let map = try course.course()
      if map.katas.isEmpty, map.problems.isEmpty { throw CourseFailure.noKata(nil) }
      let unfinished = map.katas.filter { !progress.record(of: $0.id).isFinished }.map(\.id.stage)
      let cards = unfinished.count == map.katas.count ? [:] : try course.cards()
      let material = KataMaterial(course: map, worker: course)
      let planned = WorkshopPlan(Result { try plan.plan() }, for: map, now: clock.now)
      presenter.presentShow(
        response: Overview.Show.Response(
          course: map, progress: progress,
          cards: cards.filter { !unfinished.contains($0.key) },
          changes: material.changes(since: progress, suites: suites),
          plan: planned?.position(progress)))
    }
  }

  func explain(request: Overview.Explain.Request) {
    attempt(failuresTo: presenter) {
      let glossary = try course.glossary()
      var entries = glossary.entries
      if let word = request.word {
        guard let entry = glossary.entry(word) else {
          throw CourseFailure.unknownTerm(word, among: entries.flatMap(\.words))
        }
        entries = [entry]
      }
      presenter.presentExplain(response: Overview.Explain.Response(entries: entries))
    }
  }

  func examine() {
    presenter.presentExamine(
      response: Overview.Examine.Response(
        machine: machine.checkups(), course: Result { try course.course() },
        journal: Result {
          let (events, lostLines) = try journal.read()
          return (events.count, lostLines)
        }, sharing: sharing.checkups()))
  }

  func setUp() {
    attempt(failuresTo: presenter) {
      presenter.presentSetup(response: Overview.Setup.Response(file: try editor.writeTasks()))
    }
  }

  func clear() {
    attempt(failuresTo: presenter) {
      presenter.presentClear(response: Overview.Clear.Response(bytes: try caches.clear()))
    }
  }
}
