import Entities
import XCTest

@testable import Scenes

@MainActor
final class PracticeViewTests: XCTestCase {
  private let interactor = PracticeInteractorSpy()
  private let terminal = TerminalSpy()
  private lazy var view = PracticeView(terminal: terminal)

  override func setUp() async throws {
    view.interactor = interactor
  }

  func testEachCommandIsOneRequest() async {
    view.next()
    view.check("one")
    view.check(nil)
    view.open("two")
    view.brief("three")
    view.hint("four", all: true)
    view.reset("five")
    view.solution(nil, spoil: true)

    XCTAssertEqual(
      interactor.requests,
      [
        .next(Practice.Next.Request()),
        .check(Practice.Check.Request(kata: "one")),
        .check(Practice.Check.Request(kata: nil)),
        .open(Practice.Open.Request(kata: "two")),
        .brief(Practice.Brief.Request(kata: "three")),
        .hint(Practice.Hint.Request(kata: "four", all: true)),
        .reset(Practice.Reset.Request(kata: "five")),
        .solution(Practice.Solution.Request(kata: nil, spoil: true)),
      ])
  }

  func testWhatItIsGivenIsPrintedAsItIs() async {
    let page = Page(lines: ["red"], status: .red)
    view.displayChecking(viewModel: Practice.Checking.ViewModel(text: "Checking …"))
    view.displayPage(viewModel: page)

    XCTAssertEqual(terminal.shown, [.passing("Checking …"), .page(page)])
  }
}
