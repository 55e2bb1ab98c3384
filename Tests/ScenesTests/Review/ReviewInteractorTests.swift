import XCTest

@testable import vipkata

@MainActor
final class ReviewInteractorTests: XCTestCase {
  /// Broken code, of which a part was not read.
  private func page(
    reading: @escaping (String) throws -> SyntaxTree = { try ReviewFixture.kit().tree(of: $0) }
  ) throws -> Page {
    let fixture = try ReviewFixture(
      name: "broken",
      text: """
        // file: CartInteractor.swift
        import UIKit
        final class CartInteractor: CartBusinessLogic {}
        """)
    let code = CodeToReview(
      files: fixture.files, unread: [UnreadFile(path: "Odd.swift", reason: "it is not UTF-8")])
    let view = PageSpy()
    ReviewInteractor(
      presenter: ReviewPresenter(view: view, words: Wording(program: "vipkata"), version: "1"),
      worker: ReviewWorkerStub(code: code, reading: reading)
    ).check(request: Review.Check.Request(path: "App"))
    return try XCTUnwrap(view.pages.first)
  }

  func testACheckPresentsFindingsScenesAndWhatWasNotRead() async throws {
    let lines = try page().text.lines

    XCTAssertTrue(lines[0].hasSuffix(" [interactor-imports-no-ui]"), lines[0])
    XCTAssertEqual(
      lines[1...2], ["Odd.swift: warning: it is not UTF-8", "1 finding, 1 scene in 1 file"])
    XCTAssertTrue(lines[3].hasPrefix("Seen in 1 scene: view → interactor 0, "), lines[3])
  }

  func testAReaderThatAnswersOtherwiseMakesTheReviewUnavailable() async throws {
    let page = try page { _ in SyntaxTree(nodes: [], tokens: []) }

    XCTAssertEqual(page.status, .failed, "a reader that sees nothing must not pass")
    XCTAssertTrue(
      page.text.hasPrefix("error: The review is unavailable with this toolchain"), page.text)
  }
}

/// Gives the code it was made with.
private struct ReviewWorkerStub: ReviewWorkerLogic {
  let code: CodeToReview
  let reading: (String) throws -> SyntaxTree

  func code(at path: String) throws -> CodeToReview { code }
  func tree(of text: String) throws -> SyntaxTree { try reading(text) }
}
