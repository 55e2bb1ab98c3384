import KataUI
import XCTest

@testable import Scoops

@MainActor
final class ScoopsViewControllerTests: XCTestCase {
  private let interactor = InteractorSpy()
  private let sut = ScoopsViewController()

  override func setUp() async throws {
    sut.interactor = interactor
    sut.loadViewIfNeeded()
  }

  func testEachListChoosesItsOwnIngredient() async {
    // Given
    for cone in ["Waffle", "Cup"] {
      sut.displayLoad(
        viewModel: .init(
          cones: [cone], flavors: ["Mint"], toppings: ["Nuts"]))
    }

    // When
    for stack in [sut.coneStack, sut.flavorStack, sut.toppingStack] {
      for button in stack.arrangedSubviews.compactMap({ $0 as? UIButton }) {
        button.sendActions(for: .touchUpInside)
      }
    }

    // Then
    XCTAssertEqual(
      interactor.chosen, [.cone("Cup"), .flavor("Mint"), .topping("Nuts")],
      "fill each list with its own names, as its own ingredient; a new menu replaces the old one"
    )
  }

  func testTheTextsAreShownAsTheyAre() async {
    // When
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Mint", isDoneEnabled: false))
    sut.displaySave(viewModel: .init(message: "Enjoy your Mint!"))

    // Then
    XCTAssertEqual(
      sut.summaryLabel.text, "Waffle, Mint", "show the summary as given")
    XCTAssertEqual(
      sut.messageLabel.text, "Enjoy your Mint!",
      "show the message as given")
  }

  func testDoneDoesAsTheViewModelSays() async {
    // When
    let first = sut.doneButton.isEnabled
    sut.displayChoose(
      viewModel: .init(summary: "Waffle", isDoneEnabled: true))
    sut.doneButton.sendActions(for: .touchUpInside)
    let on = sut.doneButton.isEnabled
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Mint, Nuts", isDoneEnabled: false))
    let off = sut.doneButton.isEnabled

    // Then
    XCTAssertEqual(
      [first, on, off], [false, true, false],
      "DONE is off at first and follows isDoneEnabled, on and off: the view does not decide"
    )
    XCTAssertEqual(
      [interactor.loads, interactor.saves], [1, 1],
      "ask for the menu once, when the view is loaded, and save once at a tap on DONE"
    )
  }
}

private final class InteractorSpy: ScoopsBusinessLogic {
  private(set) var chosen: [Ingredient] = []
  private(set) var loads = 0
  private(set) var saves = 0

  func choose(request: Scoops.Choose.Request) {
    chosen.append(request.ingredient)
  }

  func load(request: Scoops.Load.Request) { loads += 1 }
  func save(request: Scoops.Save.Request) { saves += 1 }
}
