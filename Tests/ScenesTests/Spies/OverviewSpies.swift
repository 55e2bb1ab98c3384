@testable import vipkata

@MainActor
final class OverviewPresenterSpy: OverviewPresentationLogic {
  private(set) var shows: [Overview.Show.Response] = []
  private(set) var examines: [Overview.Examine.Response] = []
  /// The errors that the user would see.
  private(set) var failures: [UserError] = []

  func presentShow(response: Overview.Show.Response) { shows.append(response) }
  func presentExplain(response: Overview.Explain.Response) {}
  func presentExamine(response: Overview.Examine.Response) { examines.append(response) }
  func presentSetup(response: Overview.Setup.Response) {}
  func presentClear(response: Overview.Clear.Response) {}
  func presentFailure(error: any Error) { failures.append(UserError(error)) }
}

struct EditorSetupWorkerStub: EditorSetupWorkerLogic {
  func writeTasks() throws -> String { throw UserError("There are other tasks.") }
}

struct CheckupWorkerStub: CheckupWorkerLogic {
  let found: String

  func checkups() -> [Checkup] { [Checkup(what: "a checkup", found: found)] }
}

struct CachesWorkerStub: CachesWorkerLogic {
  func clear() throws -> Int { throw UserError("Another vipkata is at work.") }
}
