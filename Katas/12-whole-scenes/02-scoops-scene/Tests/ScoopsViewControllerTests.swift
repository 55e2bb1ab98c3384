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
    sut.displayLoad(
      viewModel: .init(
        cones: ["Cup"], flavors: ["Mint"], toppings: ["Nuts"]))

    // When
    for stack in [sut.coneStack, sut.flavorStack, sut.toppingStack] {
      for button in stack.arrangedSubviews.compactMap({ $0 as? UIButton }) {
        button.sendActions(for: .touchUpInside)
      }
    }

    // Then
    XCTAssertEqual(
      interactor.chosen, [.cone("Cup"), .flavor("Mint"), .topping("Nuts")],
      "fill each list with its own names, as its own ingredient"
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
    sut.displayChoose(
      viewModel: .init(summary: "Waffle", isDoneEnabled: true))
    let on = sut.doneButton.isEnabled
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Mint, Nuts", isDoneEnabled: false))
    let off = sut.doneButton.isEnabled

    // Then
    XCTAssertEqual(
      [on, off], [true, false],
      "DONE follows isDoneEnabled, on and off: the view does not decide")
  }
}

private final class InteractorSpy: ScoopsBusinessLogic {
  private(set) var chosen: [Ingredient] = []

  func choose(request: Scoops.Choose.Request) {
    chosen.append(request.ingredient)
  }

  func load(request: Scoops.Load.Request) {}
  func save(request: Scoops.Save.Request) {}
}
