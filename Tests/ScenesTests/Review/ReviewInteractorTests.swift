import Entities
import Scenes
import XCTest

@MainActor
final class ReviewInteractorTests: XCTestCase {
  private func interactor(
    _ worker: ReviewWorkerStub, presenter: ReviewPresenterSpy
  ) -> ReviewInteractor {
    let interactor = ReviewInteractor(worker: worker)
    interactor.presenter = presenter
    return interactor
  }

  private func brokenCode(rules: Set<String> = ["interactor-imports-no-ui"]) throws -> CodeToReview
  {
    let fixture = try ReviewFixture(
      name: "broken",
      text: """
        // file: CartInteractor.swift
        import UIKit
        final class CartInteractor: CartBusinessLogic {}
        """)
    return CodeToReview(
      files: fixture.files, unread: [UnreadFile(path: "Odd.swift", reason: "it is not UTF-8")],
      settings: ReviewSettings(rules: rules))
  }

  func testACheckPresentsFindingsScenesAndWhatWasNotRead() async throws {
    let presenter = ReviewPresenterSpy()
    let worker = ReviewWorkerStub(code: .success(try brokenCode()))
    interactor(worker, presenter: presenter).check(request: Review.Check.Request(path: "App"))
    XCTAssertEqual(presenter.checks.count, 1)
    let response = try XCTUnwrap(presenter.checks.first)
    XCTAssertEqual(response.path, "App")
    XCTAssertEqual(response.report.findings.map(\.rule), ["interactor-imports-no-ui"])
    XCTAssertEqual(response.report.scenes.map(\.name), ["Cart"])
    XCTAssertEqual(response.report.unread.map(\.path), ["Odd.swift"])
    XCTAssertEqual(response.report.fileCount, 1)
  }

  func testARuleThatIsOffFindsNothing() async throws {
    let presenter = ReviewPresenterSpy()
    let worker = ReviewWorkerStub(code: .success(try brokenCode(rules: [])))
    interactor(worker, presenter: presenter).check(request: Review.Check.Request(path: "App"))
    XCTAssertEqual(presenter.checks.first?.report.findings, [])
  }

  func testCodeThatCannotBeReadIsAFailure() async {
    let presenter = ReviewPresenterSpy()
    let worker = ReviewWorkerStub(code: .failure(UserError("There is nothing at App.")))
    interactor(worker, presenter: presenter).check(request: Review.Check.Request(path: "App"))
    XCTAssertEqual(presenter.failures.map(\.message), ["There is nothing at App."])
    XCTAssertEqual(presenter.checks, [])
  }

  func testAReaderThatAnswersOtherwiseMakesTheReviewUnavailable() async throws {
    let presenter = ReviewPresenterSpy()
    var worker = ReviewWorkerStub(code: .success(try brokenCode()))
    worker.reading = { _ in SyntaxTree(nodes: [], tokens: []) }
    interactor(worker, presenter: presenter).check(request: Review.Check.Request(path: "App"))
    XCTAssertEqual(presenter.checks, [], "a reader that sees nothing must not pass")
    let message = try XCTUnwrap(presenter.failures.first?.message)
    XCTAssertTrue(message.hasPrefix("The review is unavailable with this toolchain"), message)
  }

  func testADrawingHasTheScenes() async throws {
    let presenter = ReviewPresenterSpy()
    let worker = ReviewWorkerStub(code: .success(try brokenCode()))
    interactor(worker, presenter: presenter).draw(request: Review.Draw.Request(path: "App"))
    XCTAssertEqual(presenter.draws.first?.scenes.map(\.name), ["Cart"])
  }

  func testARuleIsExplained() async {
    let presenter = ReviewPresenterSpy()
    interactor(ReviewWorkerStub(), presenter: presenter)
      .explain(request: Review.Explain.Request(rule: "presenter-is-pure"))
    XCTAssertEqual(presenter.rules.map(\.id), ["presenter-is-pure"])
  }

  func testAnUnknownRuleGetsTheNearestOne() async {
    let presenter = ReviewPresenterSpy()
    interactor(ReviewWorkerStub(), presenter: presenter)
      .explain(request: Review.Explain.Request(rule: "presenter-is-sure"))
    XCTAssertEqual(presenter.failures.map(\.mend), ["Did you mean presenter-is-pure?"])
  }

  func testAllFourteenRulesAreListed() async {
    let presenter = ReviewPresenterSpy()
    interactor(ReviewWorkerStub(), presenter: presenter)
      .listRules(request: Review.ListRules.Request())
    XCTAssertEqual(presenter.lists.first?.rules.count, 14)
  }
}
