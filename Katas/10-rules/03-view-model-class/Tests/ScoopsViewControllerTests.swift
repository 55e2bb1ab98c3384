import XCTest

@testable import Scoops

@MainActor
final class ScoopsViewControllerTests: XCTestCase {
  private var sut = ScoopsViewController()
  private let mint = Scoops.Save.ViewModel(message: "Enjoy your Mint!")

  override func setUp() async throws {
    sut = ScoopsViewController()
  }

  func testTheViewKeepsTheScreenInItsOwnProperties() async {
    let objects = Mirror(reflecting: sut).children.filter {
      type(of: $0.value) is AnyClass
    }
    XCTAssertEqual(
      objects.compactMap(\.label), [],
      "the view keeps what is on the screen in another object: that is the class under another name; keep it in cones, flavors, toppings and message"
    )
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

    for menu in [[["Cup"], ["Lemon"], []], [[], [], []]] {
      // When
      sut.displayLoad(
        viewModel: Scoops.Load.ViewModel(
          cones: menu[0], flavors: menu[1], toppings: menu[2]))

      // Then
      XCTAssertEqual(
        [sut.cones, sut.flavors, sut.toppings], menu,
        "a view model is all there is to show: put the new menu in the place of the old one, even an empty one"
      )
    }
  }

  func testTheMessageIsNotTheViewsOwn() async {
    // When: nobody answers
    sut.doneButtonTapped(cone: "Cup", flavor: "Mint", topping: "Nuts")

    // Then
    XCTAssertEqual(
      sut.message, "",
      "nothing was displayed, and a message is there: the presenter writes it"
    )

    // When
    sut.displaySave(viewModel: mint)
    sut.doneButtonTapped(cone: "Cup", flavor: "Mint", topping: "Nuts")

    // Then
    XCTAssertEqual(
      sut.message, "Enjoy your Mint!",
      "DONE only asks, as before: the message stays until the next one is displayed, or it is closed"
    )
  }

  func testClosingTheMessageTakesItOffTheScreen() async {
    // Given
    sut.displayLoad(
      viewModel: Scoops.Load.ViewModel(
        cones: ["Waffle"], flavors: ["Mint"], toppings: ["Nuts"]))
    sut.displaySave(viewModel: mint)

    // When
    sut.closeMessageTapped()

    // Then
    XCTAssertEqual(
      sut.message, "", "the message was closed: empty the view's own text")
    XCTAssertEqual(
      [sut.cones, sut.flavors, sut.toppings],
      [["Waffle"], ["Mint"], ["Nuts"]],
      "the message was closed, and the menu changed: it stays, as before")

    // When
    var messages: [String] = []
    for next in [mint, Scoops.Save.ViewModel(message: "Enjoy your Lemon!")]
    {
      sut.displaySave(viewModel: next)
      messages.append(sut.message)
    }

    // Then
    XCTAssertEqual(
      messages, ["Enjoy your Mint!", "Enjoy your Lemon!"],
      "display each message that comes, whatever was there before")
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
