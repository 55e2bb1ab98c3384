@testable import vipkata

@MainActor
final class OverviewPresenterSpy: OverviewPresentationLogic {
  private(set) var shows: [Overview.Show.Response] = []
  private(set) var explained: [[Glossary.Entry]] = []
  private(set) var examines: [Overview.Examine.Response] = []
  private(set) var setups: [Overview.Setup.Response] = []
  /// The errors as the user would be told.
  private(set) var failures: [UserError] = []

  func presentShow(response: Overview.Show.Response) { shows.append(response) }
  func presentExplain(response: Overview.Explain.Response) { explained.append(response.entries) }
  func presentExamine(response: Overview.Examine.Response) { examines.append(response) }
  func presentSetup(response: Overview.Setup.Response) { setups.append(response) }
  func presentClear(response: Overview.Clear.Response) {}
  func presentFailure(error: any Error) { failures.append(UserError(error)) }
}

struct EditorSetupWorkerStub: EditorSetupWorkerLogic {
  var failure: UserError?

  func writeTasks() throws -> String {
    if let failure { throw failure }
    return "Workspace/.vscode/tasks.json"
  }
}

/// A machine on which all is well, or what else a test wants found.
struct CheckupWorkerStub: CheckupWorkerLogic {
  var found = [Overview.Checkup(what: "toolchain", found: "Swift 6.3")]

  func checkups() -> [Overview.Checkup] { found }
}

struct CachesWorkerStub: CachesWorkerLogic {
  var result: Result<Int, UserError> = .success(0)

  func clear() throws -> Int { try result.get() }
}
