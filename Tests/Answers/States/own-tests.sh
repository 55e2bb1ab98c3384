# from solved
# The learner has a test of their own, which sees that the view is told once.
vipkata mine greet >first.txt || echo "exit: $?" >>first.txt
cat >Workspace/01-basics/01-greet/Tests/GreetTests/GreetOwnTests.swift <<'SWIFT'
import XCTest

@testable import Greet

private final class GreetViewSpy: GreetDisplayLogic {
  private(set) var told = 0

  func displaySay(viewModel: Greet.Say.ViewModel) { told += 1 }
}

final class GreetOwnTests: XCTestCase {
  @MainActor
  func testTheViewIsTold() async {
    let view = GreetViewSpy()
    let presenter = GreetPresenter()
    presenter.view = view
    presenter.presentSay(response: Greet.Say.Response(name: "Ada"))
    XCTAssertEqual(view.told, 1)
  }
}
SWIFT
