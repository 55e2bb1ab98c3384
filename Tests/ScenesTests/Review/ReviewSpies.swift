import Entities
import Scenes
import Workers

/// Records what the interactor presents.
final class ReviewPresenterSpy: ReviewPresentationLogic {
  private(set) var checks: [Review.Check.Response] = []
  private(set) var draws: [Review.Draw.Response] = []
  private(set) var rules: [ReviewRule] = []
  private(set) var lists: [Review.ListRules.Response] = []
  private(set) var failures: [UserError] = []

  func presentCheck(response: Review.Check.Response) { checks.append(response) }
  func presentDraw(response: Review.Draw.Response) { draws.append(response) }
  func presentExplain(response: Review.Explain.Response) { rules.append(response.rule) }
  func presentListRules(response: Review.ListRules.Response) { lists.append(response) }
  func presentFailure(error: any Error) { failures.append(FailurePage(error: error).said) }
}

/// Records the pages that presenters hand over.
final class ReviewViewSpy: ReviewDisplayLogic {
  private(set) var pages: [Page] = []

  func displayPage(viewModel: Page) { pages.append(viewModel) }
}

/// Gives the code it was made with, read by the real code reader.
struct ReviewWorkerStub: ReviewWorkerLogic {
  var code: Result<CodeToReview, UserError> = .success(CodeToReview(files: []))
  var reading: (String) throws -> SyntaxTree = { try ReviewFixture.kit().tree(of: $0) }

  func code(at path: String) throws -> CodeToReview { try code.get() }
  func tree(of text: String) throws -> SyntaxTree { try reading(text) }
}
