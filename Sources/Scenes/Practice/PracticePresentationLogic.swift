package import Entities

@MainActor
package protocol PracticePresentationLogic {
  func presentNext(response: Practice.Next.Response)
  func presentCheck(response: Practice.Check.Response)
  func presentChecking(response: Practice.Checking.Response)
  func presentOpen(response: Practice.Open.Response)
  func presentHint(response: Practice.Hint.Response)
  func presentReset(response: Practice.Reset.Response)
  func presentSolution(response: Practice.Solution.Response)
  func presentFailure(error: any Error)
}

/// What practice shows: pages, and a passing word while a check runs.
@MainActor
package protocol PracticeDisplayLogic: AnyObject {
  func displayPage(viewModel: Page)
  func displayChecking(viewModel: Practice.Checking.ViewModel)
}
