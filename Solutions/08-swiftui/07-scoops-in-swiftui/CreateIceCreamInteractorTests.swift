import XCTest

@testable import Scoops

@MainActor
final class CreateIceCreamInteractorTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let sut = CreateIceCreamInteractor(worker: WorkerStub())

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testTheIceCreamOfTheWorkerIsPresented() async {
    // When
    sut.loadIceCream(request: .init())

    // Then
    XCTAssertEqual(
      presenter.loaded, [.summer],
      "the presenter should get the worker's ice cream, once")
  }

  func testAtFirstOnlyTheConeIsOpen() async {
    // When
    sut.loadIceCream(request: .init())

    // Then
    XCTAssertEqual(
      presenter.choices, [response(Choice(), open: 0)],
      "with the ice cream comes an empty choice")
  }

  func testOneStepOpensTheNext() async {
    // When
    choose(.cone("Waffle"), .flavor("Mint"), .topping("Nuts"))

    // Then
    XCTAssertEqual(
      presenter.choices,
      [
        response(Choice(cone: "Waffle"), open: 1),
        response(Choice(cone: "Waffle", flavor: "Mint"), open: 2),
        response(
          Choice(cone: "Waffle", flavor: "Mint", topping: "Nuts"), open: 3),
      ],
      "the cone opens the flavor, the flavor the topping, the topping DONE")
  }

  func testWhoseTurnHasNotComeIsNotChosen() async {
    // When
    choose(.flavor("Mint"), .topping("Nuts"))
    choose(.cone("Cup"), .topping("Nuts"))

    // Then
    XCTAssertEqual(
      presenter.choices, [response(Choice(cone: "Cup"), open: 1)],
      "no flavor without a cone, no topping without a flavor")
  }

  func testALaterChoiceTakesThePlaceOfTheEarlier() async {
    // When
    choose(.cone("Waffle"), .flavor("Mint"), .topping("Nuts"))
    choose(.cone("Cup"), .flavor("Vanilla"), .topping("Sprinkles"))

    // Then
    XCTAssertEqual(
      presenter.choices.last,
      response(
        Choice(cone: "Cup", flavor: "Vanilla", topping: "Sprinkles"),
        open: 3),
      "each ingredient can be chosen anew")
  }

  func testAnIncompleteIceCreamIsNotFinished() async {
    // Given
    choose(.cone("Waffle"), .flavor("Mint"))

    // When
    sut.finishIceCream(request: .init())

    // Then
    XCTAssertEqual(
      presenter.finished, [], "without a topping it is not finished")
    XCTAssertEqual(
      presenter.choices.last?.choice,
      Choice(cone: "Waffle", flavor: "Mint"),
      "what was chosen stays")
  }

  func testAFinishedIceCreamMakesRoomForTheNext() async {
    // Given
    choose(.cone("Waffle"), .flavor("Mint"), .topping("Nuts"))

    // When
    sut.finishIceCream(request: .init())

    // Then
    XCTAssertEqual(
      presenter.finished,
      [Choice(cone: "Waffle", flavor: "Mint", topping: "Nuts")],
      "a complete ice cream is presented, once")
    XCTAssertEqual(
      presenter.choices.last, response(Choice(), open: 0),
      "after it, nothing is chosen")
  }

  private func choose(_ ingredients: Ingredient...) {
    for ingredient in ingredients {
      sut.chooseIngredient(request: .init(ingredient: ingredient))
    }
  }

  private func response(
    _ choice: Choice, open: Int
  ) -> CreateIceCream.ChooseIngredient.Response {
    .init(
      choice: choice, canChooseFlavor: open > 0, canChooseTopping: open > 1,
      isComplete: open > 2)
  }
}
