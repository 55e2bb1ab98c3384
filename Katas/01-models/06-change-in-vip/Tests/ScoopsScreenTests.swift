import XCTest

@testable import Scoops

@MainActor
final class ScoopsScreenTests: XCTestCase {
  func testTheUserReadsTheSameAsInMVVM() async {
    // Given
    let screen = ScoopsConfigurator.configure()
    screen.loadViewIfNeeded()

    // When
    for _ in 1...4 { screen.addButton.sendActions(for: .touchUpInside) }

    // Then
    XCTAssertEqual(
      screen.summaryLabel.text, "4 scoops, $6",
      "the label should show the summary after four taps")
    XCTAssertEqual(
      screen.payButton.currentTitle, "Pay $6",
      "the button should ask for the same price after four taps")
  }
}
