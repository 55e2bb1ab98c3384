import Entities
import Scenes

@MainActor
final class OverviewPresenterSpy: OverviewPresentationLogic {
  private(set) var shows: [Overview.Show.Response] = []
  private(set) var examines: [Overview.Examine.Response] = []
  private(set) var setups: [Overview.Setup.Response] = []
  /// The errors as the user would be told.
  private(set) var failures: [UserError] = []

  func presentShow(response: Overview.Show.Response) { shows.append(response) }
  func presentExamine(response: Overview.Examine.Response) { examines.append(response) }
  func presentSetup(response: Overview.Setup.Response) { setups.append(response) }
  func presentFailure(error: any Error) { failures.append(FailurePage(error: error).said) }
}

struct EditorSetupWorkerStub: EditorSetupWorkerLogic {
  var failure: UserError?

  func writeTasks() throws -> String {
    if let failure { throw failure }
    return "Workspace/.vscode/tasks.json"
  }
}

/// A machine on which all is well.
struct CheckupWorkerStub: CheckupWorkerLogic {
  func checkups() -> [Overview.Checkup] {
    [Overview.Checkup(what: "toolchain", found: "Swift 6.3")]
  }
}
