import XCTest

@testable import Scoops

@MainActor
final class ScoopsPresenterTests: XCTestCase {
  private let view = ViewSpy()
  private let sut = ScoopsPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  func testTheMenuIsHandedToTheViewListByList() async {
    // Given: lists that are not in the order of the alphabet, with a name twice
    let menu = Menu(
      cones: ["Waffle", "Cup"], flavors: ["Vanilla", "Mint"],
      toppings: ["Sprinkles", "Nuts", "Sprinkles"])

    // When
    sut.presentLoad(response: .init(menu: menu))

    // Then
    XCTAssertEqual(
      view.menus,
      [
        .init(
          cones: ["Waffle", "Cup"], flavors: ["Vanilla", "Mint"],
          toppings: ["Sprinkles", "Nuts", "Sprinkles"])
      ],
      "the view should get the menu once, each list in its own place, as it is: the presenter does not sort or choose"
    )
  }

  func testTheSummaryNamesWhatWasChosen() async {
    // When
    sut.presentChoose(response: .init(choice: .nothing, isComplete: false))
    sut.presentChoose(
      response: .init(
        choice: Choice(cone: "Waffle", flavor: nil, topping: "Nuts"),
        isComplete: false))
    sut.presentChoose(
      response: .init(
        choice: Choice(cone: "Cup", flavor: "Mint", topping: "Fudge"),
        isComplete: true))

    // Then
    XCTAssertEqual(
      view.choices.map(\.summary),
      [
        "Choose a cone, a flavor and a topping.", "Waffle, Nuts",
        "Cup, Mint, Fudge",
      ],
      "say what to do while nothing is chosen, then what was chosen: cone, flavor, topping"
    )
  }

  func testThePresenterDoesNotDecideAboutDone() async {
    // Given
    let all = Choice(cone: "Waffle", flavor: "Mint", topping: "Nuts")

    // When
    sut.presentChoose(response: .init(choice: all, isComplete: false))
    sut.presentChoose(
      response: .init(
        choice: Choice(cone: "Waffle", flavor: nil, topping: nil),
        isComplete: true))

    // Then
    XCTAssertEqual(
      view.choices.map(\.isDoneEnabled), [false, true],
      "the interactor decides whether the choice is complete: pass isComplete on"
    )
  }

  func testTheMessageNamesTheFlavor() async {
    // When
    sut.presentSave(
      response: .init(
        iceCream: IceCream(
          id: 1, cone: "Cup", flavor: "vanilla", topping: "Nuts")))

    // Then
    XCTAssertEqual(
      view.messages, ["Enjoy your vanilla!"],
      "a saved ice cream has one message, with its flavor as it is")
  }
}

private final class ViewSpy: ScoopsDisplayLogic {
  private(set) var menus: [Scoops.Load.ViewModel] = []
  private(set) var choices: [Scoops.Choose.ViewModel] = []
  private(set) var messages: [String] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    menus.append(viewModel)
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    choices.append(viewModel)
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    messages.append(viewModel.message)
  }
}
