import Entities

@testable import Scenes

@MainActor
final class WatchPresenterSpy: WatchPresentationLogic {
  private(set) var standings: [Watch.Standing.Response] = []
  private(set) var lastChecks: [Watch.Test.Response] = []
  private(set) var tests: [Watch.Test.Response] = []
  private(set) var edits: [Watch.Edit.Response] = []
  private(set) var questions: [Watch.Question] = []
  private(set) var lists: [Watch.List.Response] = []
  private(set) var helps = 0
  private(set) var ends: [Watch.End.Response] = []
  private(set) var failures: [UserError] = []

  func presentStanding(response: Watch.Standing.Response) { standings.append(response) }
  func presentLastCheck(response: Watch.Test.Response) { lastChecks.append(response) }
  func presentTest(response: Watch.Test.Response) { tests.append(response) }
  func presentEdit(response: Watch.Edit.Response) { edits.append(response) }
  func presentAsk(response: Watch.Ask.Response) { questions.append(response.question) }
  func presentList(response: Watch.List.Response) { lists.append(response) }
  func presentHelp() { helps += 1 }
  func presentEnd(response: Watch.End.Response) { ends.append(response) }
  func presentFailure(error: any Error) { failures.append(FailurePage(error: error).said) }
}

@MainActor
final class SaveWatchWorkerSpy: SaveWatchWorkerLogic {
  private(set) var watched: [KataID] = []

  func watch(_ kata: Kata) { watched.append(kata.id) }
}

@MainActor
final class EditorWorkerSpy: EditorWorkerLogic {
  private(set) var places: [Place] = []
  var failure: UserError?

  func open(_ place: Place) throws {
    places.append(place)
    if let failure { throw failure }
  }
}

@MainActor
final class WatchInteractorSpy: WatchBusinessLogic {
  private(set) var begins = 0
  private(set) var saves = 0
  private(set) var keys: [Watch.Key] = []

  func begin(request: Watch.Look.Request) { begins += 1 }
  func save(request: Watch.Look.Request) { saves += 1 }
  func press(request: Watch.Press.Request) { keys.append(request.key) }
}

@MainActor
final class WatchDisplaySpy: WatchDisplayLogic {
  private(set) var screens: [Watch.Screen.ViewModel] = []
  private(set) var standings: [Watch.Standing.ViewModel] = []
  private(set) var checkings: [String] = []
  private(set) var failures: [Page] = []
  private(set) var ends: [Page] = []

  func displayScreen(viewModel: Watch.Screen.ViewModel) { screens.append(viewModel) }
  func displayStanding(viewModel: Watch.Standing.ViewModel) { standings.append(viewModel) }
  func displayChecking(viewModel: Practice.Checking.ViewModel) { checkings.append(viewModel.text) }
  func displayFailure(viewModel: Page) { failures.append(viewModel) }
  func displayEnd(viewModel: Page) { ends.append(viewModel) }
}

/// A window that keeps what was drawn last.
@MainActor
final class WindowSpy: ScreenLogic {
  var size = ScreenSize(rows: 10, columns: 40)
  private(set) var rows: [String] = []

  func draw(_ rows: [Line]) { self.rows = rows.map(\.text) }
}
