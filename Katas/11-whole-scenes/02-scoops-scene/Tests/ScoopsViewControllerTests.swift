import KataUI
import XCTest

@testable import Scoops

@MainActor
final class ScoopsViewControllerTests: XCTestCase {
  func testDoneDoesAsTheViewModelSays() async {
    // Given
    let sut = ScoopsViewController()
    sut.loadViewIfNeeded()

    // When
    sut.displayChoose(viewModel: .init(summary: "Waffle", isDoneEnabled: true))
    let on = sut.doneButton.isEnabled
    sut.displayChoose(viewModel: .init(summary: "Waffle, Mint, Nuts", isDoneEnabled: false))
    let off = sut.doneButton.isEnabled

    // Then
    XCTAssertEqual(
      [on, off], [true, false],
      "the view model says on, then off: the view does not decide about DONE, it obeys")
  }
}
