package import Entities

@MainActor
package protocol WatchPresentationLogic {
  func presentStanding(response: Watch.Standing.Response)
  func presentLastCheck(response: Watch.Test.Response)
  func presentTest(response: Watch.Test.Response)
  func presentEdit(response: Watch.Edit.Response)
  func presentAsk(response: Watch.Ask.Response)
  func presentList(response: Watch.List.Response)
  func presentHelp()
  func presentEnd(response: Watch.End.Response)
  func presentFailure(error: any Error)
}

@MainActor
package protocol WatchDisplayLogic: AnyObject {
  func displayScreen(viewModel: Watch.Screen.ViewModel)
  func displayStanding(viewModel: Watch.Standing.ViewModel)
  func displayChecking(viewModel: Practice.Checking.ViewModel)
  func displayFailure(viewModel: Page)
  func displayEnd(viewModel: Page)
}
