import XCTest

@testable import Scoops

@MainActor
final class CreateIceCreamPresenterTests: XCTestCase {
  private let screen = ScreenSpy()
  private let sut = CreateIceCreamPresenter()

  override func setUp() async throws {
    sut.screen = screen
  }

  func testEachListStaysInItsPlace() async {
    // When
    sut.presentIceCream(response: .init(iceCream: .summer))

    // Then
    XCTAssertEqual(
      screen.loaded,
      [
        .init(
          cones: ["Waffle", "Cup"], flavors: ["Mint", "Vanilla"],
          toppings: ["Nuts", "Sprinkles"])
      ],
      "the lists come once, each in its place, in the order of the worker")
  }

  func testTheStatusNamesWhatWasChosen() async {
    // When
    let choices = [
      Choice(), Choice(cone: "Cup"),
      Choice(cone: "Cup", flavor: "Mint", topping: "Nuts"),
    ]
    for choice in choices {
      sut.presentChoice(
        response: .init(
          choice: choice, canChooseFlavor: false, canChooseTopping: false,
          isComplete: false))
    }

    // Then
    XCTAssertEqual(
      screen.choices.map(\.status),
      [
        "Preparing: nothing yet", "Preparing: Cup",
        "Preparing: Cup, Mint, Nuts",
      ], "the status names what was chosen, in this order")
    XCTAssertEqual(
      screen.choices.map { [$0.cone, $0.flavor, $0.topping] },
      [["", "", ""], ["Cup", "", ""], ["Cup", "Mint", "Nuts"]],
      "each name comes in its place")
  }

  func testTheFlagsAreTheInteractors() async {
    // When
    for flags in [
      (true, false, false), (false, true, false), (false, false, true),
    ] {
      sut.presentChoice(
        response: .init(
          choice: Choice(cone: "Cup"), canChooseFlavor: flags.0,
          canChooseTopping: flags.1, isComplete: flags.2))
    }

    // Then
    XCTAssertEqual(
      screen.choices.map {
        [$0.isFlavorEnabled, $0.isToppingEnabled, $0.isDoneEnabled]
      },
      [
        [true, false, false], [false, true, false], [false, false, true],
      ],
      "the interactor decides, whatever was chosen")
  }

  func testTheMessageNamesTheIceCream() async {
    // When
    sut.presentFinish(
      response: .init(
        choice: Choice(cone: "Cup", flavor: "Mint", topping: "Nuts")))

    // Then
    XCTAssertEqual(
      screen.messages, ["Enjoy: Cup, Mint, Nuts"],
      "a finished ice cream has one message")
  }

  func testThePresenterDoesNotKeepTheScreen() async {
    // Given
    weak var screen: ScreenSpy?

    // When
    do {
      let shown = ScreenSpy()
      screen = shown
      sut.screen = shown
    }

    // Then
    XCTAssertNil(
      screen, "nobody shows the screen, but the presenter keeps it")
  }
}
