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
      viewModel: Scoops.Load.ViewModel(
        cones: ["Waffle"], flavors: ["Mint"], toppings: ["Nuts"]))

    // When
    sut.displaySave(viewModel: mint)

    // Then
    XCTAssertEqual(
      sut.cones, ["Waffle"],
      "a message came and the menu is gone: let the view keep its menu in its own properties"
    )
  }

  func testAMenuThatComesLaterLeavesTheMessageOnTheScreen() async {
    // Given
    sut.displaySave(viewModel: mint)

    // When
    sut.displayLoad(
      viewModel: Scoops.Load.ViewModel(
        cones: ["Cup"], flavors: [], toppings: []))

    // Then
    XCTAssertEqual(
      sut.message, "Enjoy your Mint!",
      "a menu came and the message is gone: the message belongs to the other use case"
    )
  }

  func testANewMenuTakesThePlaceOfTheOldOne() async {
    // Given
    sut.displayLoad(
      viewModel: Scoops.Load.ViewModel(
        cones: ["Waffle"], flavors: ["Mint"], toppings: ["Nuts"]))

    // When
    sut.displayLoad(
      viewModel: Scoops.Load.ViewModel(
        cones: ["Cup"], flavors: ["Lemon"], toppings: []))

    // Then
    XCTAssertEqual(
      [sut.cones, sut.flavors, sut.toppings], [["Cup"], ["Lemon"], []],
      "a view model is all there is to show: put the new menu in the place of the old one"
    )
  }

  func testTheMessageIsNotTheViewsOwn() async {
    // When: nobody answers
    sut.doneButtonTapped(cone: "Cup", flavor: "Mint", topping: "Nuts")

    // Then
    XCTAssertEqual(
      sut.message, "",
      "nothing was displayed, and a message is there: the presenter writes it"
    )
  }

  func testClosingTheMessageTakesItOffTheScreen() async {
    // Given
    sut.displaySave(viewModel: mint)

    // When
    sut.closeMessageTapped()

    // Then
    XCTAssertEqual(
      sut.message, "", "the message was closed: empty the view's own text")
  }

  func testClosingTheMessageLeavesTheViewModelAlone() async {
    // Given
    sut.displaySave(viewModel: mint)

    // When
    sut.closeMessageTapped()

    // Then
    XCTAssertEqual(
      mint.message, "Enjoy your Mint!",
      "the view changed the view model that it got: it only reads it")
  }
}
