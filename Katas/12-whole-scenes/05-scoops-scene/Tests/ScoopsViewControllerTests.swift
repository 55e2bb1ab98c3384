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
    XCTAssertEqual(
      sut.navigationItem.title, "Scoops", "the screen has a title")
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
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Lemon, Fudge", isDoneEnabled: true)
    )

    // When
    for name in ["Cup", "Mint", "Nuts"] { try screen.tap(name) }

    // Then
    XCTAssertEqual(
      interactor.chosen, [.cone("Cup"), .flavor("Mint"), .topping("Nuts")],
      "a tap on a name chooses it once, as an ingredient of its own list, also when Done is on"
    )
    XCTAssertEqual(
      screen.buttons.sorted(), ["Cup", "Done", "Mint", "Nuts"],
      "a new menu takes the place of the old one")
  }

  func testEachNameHasAButtonInTheGivenOrder() async {
    // Given: more names than fit on a line, not in the order of the alphabet
    let names = (1...12).map { "Flavor \($0)" }

    // When
    sut.displayLoad(
      viewModel: .init(cones: ["Cup"], flavors: names, toppings: ["Nuts"]))

    // Then
    XCTAssertEqual(
      Screen(sut).buttons.filter { $0.hasPrefix("Flavor") }, names,
      "each name has a button, however many there are, and in the given order: the view does not choose or sort"
    )
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
    let both: [Ingredient] = [.flavor("Cherry"), .topping("Cherry")]
    XCTAssertEqual(
      interactor.chosen.sorted { "\($0)" < "\($1)" },
      both.sorted { "\($0)" < "\($1)" },
      "a flavor and a topping may have one name: each button knows its kind"
    )
  }

  func testTheTextsAreShownAsTheyAre() async {
    // Given: perhaps there are headings
    let headings = Screen(sut).texts

    // When
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Mint", isDoneEnabled: false))
    let partly = Screen(sut).texts
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Mint, Nuts", isDoneEnabled: true))
    sut.displaySave(viewModel: .init(message: "Enjoy your Lemon!"))
    sut.displaySave(viewModel: .init(message: "Enjoy your Mint!"))

    // Then
    XCTAssertTrue(
      partly.contains("Waffle, Mint"),
      "a choice has a summary before it is complete, too: show each that is displayed"
    )
    XCTAssertEqual(
      Screen(sut).texts.filter { !$0.isEmpty && !headings.contains($0) }
        .sorted(),
      ["Enjoy your Mint!", "Waffle, Mint, Nuts"],
      "labels show the summary and the message as they are given, the summary of a complete choice, too"
    )
    XCTAssertEqual(
      sut.navigationItem.title, "Scoops",
      "a message has its label: the screen keeps its title")
    XCTAssertEqual(
      interactor.loads, 1,
      "nobody asked for another menu: what was saved is displayed, and nothing else happens"
    )
  }

  func testTheViewSaysNothingByItself() async throws {
    // Given: an interactor that does not answer
    let screen = Screen(sut)
    sut.displayLoad(
      viewModel: .init(
        cones: ["Cup"], flavors: ["Mint"], toppings: ["Nuts"]))
    let before = screen.texts

    // Then
    XCTAssertEqual(
      before.filter { $0 == "Choose a cone, a flavor and a topping." }, [],
      "no summary was displayed yet, and the view has one: leave its words to the presenter"
    )

    // When
    for name in ["Cup", "Mint", "Nuts", "Done"] { try screen.tap(name) }

    // Then
    XCTAssertEqual(
      screen.texts, before,
      "nothing was displayed, and yet the labels have changed: a tap is a request, and its answer comes as a view model"
    )
  }

  func testDoneDoesAsTheViewModelSays() async throws {
    // Given
    let done = try Screen(sut).button("Done")

    // When
    let first = done.isEnabled
    sut.displayChoose(
      viewModel: .init(summary: "Waffle", isDoneEnabled: true))
    done.sendActions(for: .touchUpInside)
    sut.displayLoad(
      viewModel: .init(cones: ["Cup"], flavors: [], toppings: []))
    let on = done.isEnabled
    sut.displayChoose(
      viewModel: .init(summary: "Waffle, Mint, Nuts", isDoneEnabled: false))
    let off = done.isEnabled

    // Then
    XCTAssertEqual(
      [first, on, off], [false, true, false],
      "Done is off at first and follows isDoneEnabled, on and off, whatever menu comes: the view does not decide"
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
