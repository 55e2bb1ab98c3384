import Entities

@MainActor
package protocol OverviewBusinessLogic {
  func show(request: Overview.Show.Request)
  func examine(request: Overview.Examine.Request)
  func setUp(request: Overview.Setup.Request)
  func clear(request: Overview.Clear.Request)
}

/// What is kept of builds and runs to make checks fast. None of it is the learner's.
package protocol CachesWorkerLogic {
  /// - Returns: the bytes that were freed.
  /// - Throws: `UserError` while another command uses them.
  func clear() throws -> Int
}

/// Looks at something that may be wrong.
package protocol CheckupWorkerLogic {
  func checkups() -> [Overview.Checkup]
}

/// Prepares the workspace for an editor.
package protocol EditorSetupWorkerLogic {
  /// - Returns: the path of the file that was written.
  /// - Throws: `UserError` when there is one of the learner's own.
  func writeTasks() throws -> String
}

/// Looks at the whole course without changing anything in it.
package final class OverviewInteractor: OverviewBusinessLogic {
  package var presenter: (any OverviewPresentationLogic)?
  private let course: any CourseWorkerLogic
  private let journal: any JournalWorkerLogic
  private let machine: any CheckupWorkerLogic
  private let sharing: any CheckupWorkerLogic
  private let editor: any EditorSetupWorkerLogic
  private let caches: any CachesWorkerLogic

  /// - Parameters:
  ///   - machine: looks at toolchain, code reader, git and workspace.
  ///   - sharing: looks at what others are to see of the learner's progress.
  package init(
    course: any CourseWorkerLogic, journal: any JournalWorkerLogic,
    machine: any CheckupWorkerLogic, sharing: any CheckupWorkerLogic,
    editor: any EditorSetupWorkerLogic, caches: any CachesWorkerLogic
  ) {
    self.course = course
    self.journal = journal
    self.machine = machine
    self.sharing = sharing
    self.editor = editor
    self.caches = caches
  }

  package func show(request: Overview.Show.Request) {
    do {
      presenter?.presentShow(
        response: Overview.Show.Response(
          course: try course.course(), progress: Progress(events: try journal.events())))
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  package func examine(request: Overview.Examine.Request) {
    presenter?.presentExamine(
      response: Overview.Examine.Response(
        checkups: machine.checkups() + courseCheckups() + [journalCheckup()]
          + sharing.checkups()))
  }

  package func setUp(request: Overview.Setup.Request) {
    do {
      presenter?.presentSetup(response: Overview.Setup.Response(file: try editor.writeTasks()))
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  package func clear(request: Overview.Clear.Request) {
    do {
      presenter?.presentClear(response: Overview.Clear.Response(bytes: try caches.clear()))
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  private func courseCheckups() -> [Overview.Checkup] {
    do {
      let course = try course.course()
      let summary = Overview.Checkup(
        what: "course", found: Wording.count(course.katas.count, "kata"),
        mend: course.katas.isEmpty ? "Name a course's Katas folder with --course DIR." : nil)
      return [summary]
        + course.problems.map {
          Overview.Checkup(what: "kata", found: $0.file, mend: $0.message)
        }
    } catch {
      return [failed("course", error)]
    }
  }

  private func journalCheckup() -> Overview.Checkup {
    do {
      return Overview.Checkup(
        what: "journal", found: Wording.count(try journal.events().count, "event"))
    } catch {
      return failed("journal", error)
    }
  }

  private func failed(_ what: String, _ error: any Error) -> Overview.Checkup {
    let said = FailurePage(error: error).said
    return Overview.Checkup(what: what, found: said.message, mend: said.mend ?? "See above.")
  }
}
