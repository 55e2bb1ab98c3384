import XCTest

@testable import Greeting

@MainActor
final class GreetingCycleTests: XCTestCase {
  func testTheCycleEndsOnTheView() async {
    // Given
    let view = GreetingConfigurator.configure()

    // When
    view.greetButtonTapped(name: "Ada")

    // Then
    XCTAssertEqual(
      view.text, "Hello, Ada!",
      "the presenter closes the circle: it tells the view what to display")
  }
}
