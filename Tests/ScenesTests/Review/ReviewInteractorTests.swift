import XCTest

@testable import vipkata

@MainActor
final class ReviewInteractorTests: XCTestCase {
  func testAReaderThatAnswersOtherwiseMakesTheReviewUnavailable() async throws {
    let view = PageSpy()
    ReviewInteractor(
      presenter: ReviewPresenter(view: view, words: Wording(program: "vipkata"), version: "1"),
      worker: BlindReviewWorker()
    ).check(request: Review.Check.Request(path: "App"))

    let page = try XCTUnwrap(view.pages.first)
    XCTAssertEqual(page.status, .failed, "a reader that sees nothing must not pass")
    XCTAssertTrue(
      page.text.hasPrefix("error: The review is unavailable with this toolchain"), page.text)
  }
}

/// Sees nothing in any code.
private struct BlindReviewWorker: ReviewWorkerLogic {
  func code(at path: String) throws -> CodeToReview { CodeToReview(files: []) }
  func tree(of text: String) throws -> SyntaxTree { SyntaxTree(nodes: [], tokens: []) }
}
