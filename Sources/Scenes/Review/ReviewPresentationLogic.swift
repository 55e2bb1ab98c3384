package import Entities

@MainActor
package protocol ReviewPresentationLogic {
  func presentCheck(response: Review.Check.Response)
  func presentDraw(response: Review.Draw.Response)
  func presentExplain(response: Review.Explain.Response)
  func presentListRules(response: Review.ListRules.Response)
  func presentFailure(error: any Error)
}

@MainActor
package protocol ReviewDisplayLogic: AnyObject {
  func displayPage(viewModel: Page)
}
