import XCTest

@testable import Scoops

@MainActor
final class ScoopsInteractorTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let worker = WorkerSpy()
  private lazy var sut = ScoopsInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testDoneWaitsForAllThree() async {
    // Given
    let cone = Ingredient.cone("Waffle")
    let flavor = Ingredient.flavor("Mint")
    let topping = Ingredient.topping("Nuts")

    // Then
    let message = "present each choice, and call it complete when all three are chosen, not before"
    XCTAssertEqual(completeness(choosing: [cone, flavor, topping]), [false, false, true], message)
    XCTAssertEqual(completeness(choosing: [flavor, topping, cone]), [false, false, true], message)
    XCTAssertEqual(completeness(choosing: [topping, cone, flavor]), [false, false, true], message)
  }

  func testALaterChoiceReplacesTheEarlierOne() async {
    // When
    sut.choose(request: .init(ingredient: .cone("Waffle")))
    sut.choose(request: .init(ingredient: .cone("Cup")))

    // Then
    XCTAssertEqual(
      presenter.choices.last, .init(choice: Choice(cone: "Cup"), isComplete: false),
      "the user has changed their mind: the later cone replaces the earlier one")
  }

  func testAnIncompleteIceCreamIsNotSaved() async {
    // Given
    sut.choose(request: .init(ingredient: .cone("Waffle")))
    sut.choose(request: .init(ingredient: .flavor("Mint")))

    // When
    sut.save(request: .init())

    // Then
    XCTAssertEqual(
      worker.saved, [], "the topping is missing: what is incomplete never reaches the worker")
    XCTAssertEqual(
      presenter.iceCreams, [], "the topping is missing: nothing was saved, so present no ice cream")
  }

  func testASavedIceCreamMakesRoomForTheNext() async {
    // Given
    sut.choose(request: .init(ingredient: .cone("Waffle")))
    sut.choose(request: .init(ingredient: .flavor("Mint")))
    sut.choose(request: .init(ingredient: .topping("Nuts")))

    // When
    sut.save(request: .init())

    // Then
    XCTAssertEqual(
      presenter.iceCreams, [IceCream(id: 1, cone: "Waffle", flavor: "Mint", topping: "Nuts")],
      "have the worker save what was chosen, and present the ice cream that it returns, once")
    XCTAssertEqual(
      presenter.choices.last, .init(choice: Choice(), isComplete: false),
      "the ice cream is made: begin the next one, and present that nothing is chosen yet")
  }

  /// What an interactor says after each of the choices.
  private func completeness(choosing ingredients: [Ingredient]) -> [Bool] {
    let presenter = PresenterSpy()
    let sut = ScoopsInteractor(worker: worker)
    sut.presenter = presenter
    for ingredient in ingredients {
      sut.choose(request: .init(ingredient: ingredient))
    }
    return presenter.choices.map(\.isComplete)
  }
}

private final class PresenterSpy: ScoopsPresentationLogic {
  private(set) var choices: [Scoops.Choose.Response] = []
  private(set) var iceCreams: [IceCream] = []

  func presentLoad(response: Scoops.Load.Response) {}

  func presentChoose(response: Scoops.Choose.Response) {
    choices.append(response)
  }

  func presentSave(response: Scoops.Save.Response) {
    iceCreams.append(response.iceCream)
  }
}
