import Entities

/// Writes a review as SARIF 2.1.0, the form that code scanning services read.
package final class ReviewSARIFPresenter: ReviewPresentationLogic {
  package weak var view: (any ReviewDisplayLogic)? {
    didSet { plain.view = view }
  }
  /// What is no result of an analysis is shown as text.
  private let plain = ReviewPresenter()
  private let version: String

  /// - Parameter version: this program's.
  package init(version: String) {
    self.version = version
  }

  package func presentCheck(response: Review.Check.Response) {
    let log = SARIFLog(report: response.report, version: version)
    view?.displayPage(viewModel: JSONPage.page(log, status: response.report.status))
  }

  package func presentDraw(response: Review.Draw.Response) {
    plain.presentDraw(response: response)
  }

  package func presentExplain(response: Review.Explain.Response) {
    plain.presentExplain(response: response)
  }

  package func presentListRules(response: Review.ListRules.Response) {
    plain.presentListRules(response: response)
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: JSONPage.page(failure: error))
  }
}
