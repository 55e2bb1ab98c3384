import Entities
import XCTest

@testable import Scenes

@MainActor
final class AuthoringViewTests: XCTestCase {
  private let interactor = AuthoringInteractorSpy()
  private let terminal = TerminalSpy()
  private lazy var view = AuthoringView(terminal: terminal)

  override func setUp() async throws {
    view.interactor = interactor
  }

  func testEachCommandIsOneRequest() async {
    view.verify(["one", "two"], fix: true)
    view.coverage()
    view.make("hello/three", kind: .tests, carries: "one")

    XCTAssertEqual(
      interactor.requests,
      [
        .verify(Authoring.Verify.Request(katas: ["one", "two"], fix: true)),
        .coverage(Authoring.Coverage.Request()),
        .make(Authoring.New.Request(name: "hello/three", kind: .tests, carries: "one")),
      ])
  }

  func testAProofIsPrintedAboveThePassingBar() async {
    let page = Page(lines: ["✔ hello/one"])
    view.displayProgress(viewModel: Authoring.Progress.ViewModel(page: page, passing: "1 of 2"))
    view.displayPage(viewModel: Page(lines: ["done"]))

    XCTAssertEqual(
      terminal.shown, [.page(page), .passing("1 of 2"), .page(Page(lines: ["done"]))])
  }
}
