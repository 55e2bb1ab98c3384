import XCTest

@testable import Scoops

@MainActor
final class ScoopsViewControllerTests: XCTestCase {
  private var sut = ScoopsViewController()
  private let mint = Scoops.Save.ViewModel(message: "Enjoy your Mint!")

  override func setUp() async throws {
    sut = ScoopsViewController()
  }

  func testASavedIceCreamLeavesTheMenuOnTheScreen() async {
    // Given
    sut.displayLoad(
      viewModel: Scoops.Load.ViewModel(cones: ["Waffle"], flavors: ["Mint"], toppings: ["Nuts"]))

    // When
    sut.displaySave(viewModel: mint)

    // Then
    XCTAssertEqual(
      sut.cones, ["Waffle"],
      "a message came, and the menu is gone from the screen: "
        + "let the view keep what it shows in properties of its own")
  }

  func testAMenuThatComesLaterLeavesTheMessageOnTheScreen() async {
    // Given
    sut.displaySave(viewModel: mint)

    // When
    sut.displayLoad(viewModel: Scoops.Load.ViewModel(cones: ["Cup"], flavors: [], toppings: []))

    // Then
    XCTAssertEqual(
      sut.message, "Enjoy your Mint!",
      "a menu came, and the message is gone from the screen: it belongs to the other use case")
  }

  func testClosingTheMessageTakesItOffTheScreen() async {
    // Given
    sut.displaySave(viewModel: mint)

    // When
    sut.closeMessageTapped()

    // Then
    XCTAssertEqual(
      sut.message, "", "the message was closed, and it is still there: empty the view's own text")
  }

  func testClosingTheMessageLeavesTheViewModelAlone() async {
    // Given
    sut.displaySave(viewModel: mint)

    // When
    sut.closeMessageTapped()

    // Then
    XCTAssertEqual(
      mint.message, "Enjoy your Mint!",
      "the view has written into the view model that it was handed: "
        + "a view model is a message from the presenter, the view only reads it")
  }
}
