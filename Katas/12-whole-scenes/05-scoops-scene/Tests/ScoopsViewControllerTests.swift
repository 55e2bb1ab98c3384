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

  func testTheMenuIsAskedForOnce() async {
    // Then
    XCTAssertEqual(
      interactor.loads, 1,
      "the screen asks for the menu once, when its view is loaded")
    XCTAssertEqual(sut.title, "Scoops", "the screen has a title")
  }

  func testEachListChoosesItsOwnIngredient() async throws {
    // Given
    let screen = Screen(sut)
    sut.displayLoad(
      viewModel: .init(
        cones: ["Waffle"], flavors: ["Lemon"], toppings: ["Fudge"]))
    sut.displayLoad(
      viewModel: .init(
        cones: ["Cup"], flavors: ["Mint"], toppings: ["Nuts"]))

    // When
    for name in ["Cup", "Mint", "Nuts"] { try screen.tap(name) }

    // Then
    XCTAssertEqual(
      interactor.chosen, [.cone("Cup"), .flavor("Mint"), .topping("Nuts")],
      "a tap on a name chooses it once, as an ingredient of its own list")
    XCTAssertEqual(
      screen.buttons.sorted(), ["Cup", "Done", "Mint", "Nuts"],
      "a new menu takes the place of the old one")
  }

  func testANameInTwoListsIsTwoIngredients() async {
    // Given
    let screen = Screen(sut)
    sut.displayLoad(
      viewModel: .init(
        cones: ["Waffle"], flavors: ["Cherry"], toppings: ["Cherry"]))

    // When
    for button in screen.buttons(named: "Cherry") {
      button.sendActions(for: .touchUpInside)
    }

    // Then
    XCTAssertEqual(
      interactor.chosen.map { "\($0)" }.sorted(),
      ["flavor(\"Cherry\")", "topping(\"Cherry\")"],
      "a flavor and a topping may have one name: each button knows its kind"
    )
  }

  func testTheTextsAreShownAsTheyAre() async {
    // Given: perhaps there are headings
    let headings = Screen(sut).texts

    // When
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Mint", isDoneEnabled: false))
    sut.displaySave(viewModel: .init(message: "Enjoy your Lemon!"))
    sut.displaySave(viewModel: .init(message: "Enjoy your Mint!"))

    // Then
    XCTAssertEqual(
      Screen(sut).texts.filter { !$0.isEmpty && !headings.contains($0) }
        .sorted(),
      ["Enjoy your Mint!", "Waffle, Mint"],
      "labels show the summary and the message as they are given")
  }

  func testDoneDoesAsTheViewModelSays() async throws {
    // Given
    let done = try Screen(sut).button("Done")

    // When
    let first = done.isEnabled
    sut.displayChoose(
      viewModel: .init(summary: "Waffle", isDoneEnabled: true))
    done.sendActions(for: .touchUpInside)
    let on = done.isEnabled
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Mint, Nuts", isDoneEnabled: false))
    let off = done.isEnabled

    // Then
    XCTAssertEqual(
      [first, on, off], [false, true, false],
      "Done is off at first and follows isDoneEnabled, on and off: the view does not decide"
    )
    XCTAssertEqual(
      interactor.saves, 1, "a tap on Done asks once to save")
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
