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

  func testTheMenuIsPresentedOnce() async {
    // When
    sut.load(request: .init())

    // Then
    XCTAssertEqual(
      presenter.menus, [.summer],
      "ask the worker for the menu, and present it once")
  }

  func testTheInteractorHoldsItsPresenter() async {
    // Given
    weak var probe: PresenterSpy?

    // When
    do {
      let presenter = PresenterSpy()
      sut.presenter = presenter
      probe = presenter
    }

    // Then
    XCTAssertNotNil(
      probe,
      "nobody but the interactor holds the presenter: held weakly, it is gone before it is told"
    )
  }

  func testEachLoadAsksAnew() async {
    // Given
    sut.load(request: .init())

    // When
    worker.menu = .winter
    sut.load(request: .init())

    // Then
    XCTAssertEqual(
      presenter.menus.last, .winter,
      "the menu has changed between two loads: ask the worker each time, and keep nothing of its answer"
    )
  }

  func testDoneWaitsForAllThree() async {
    // Given
    let cone = Ingredient.cone("Waffle")
    let flavor = Ingredient.flavor("Mint")
    let topping = Ingredient.topping("Nuts")

    // When
    let orders = [
      [cone, flavor, topping], [flavor, topping, cone],
      [topping, cone, flavor],
    ]
    let answers = orders.map { completeness(choosing: $0) }

    // Then
    XCTAssertEqual(
      answers,
      [
        [false, false, true], [false, false, true], [false, false, true],
      ],
      "present each choice; it is complete only when all three are chosen, in any order"
    )
  }

  func testALaterChoiceReplacesTheEarlierOne() async {
    // When
    sut.choose(request: .init(ingredient: .cone("Waffle")))
    sut.choose(request: .init(ingredient: .cone("Cup")))

    // Then
    XCTAssertEqual(
      presenter.choices.last,
      .init(
        choice: Choice(cone: "Cup", flavor: nil, topping: nil),
        isComplete: false),
      "the later cone replaces the earlier one")

    // When
    for ingredient in [
      Ingredient.flavor("Mint"), .topping("Nuts"), .flavor("Lemon"),
    ] {
      sut.choose(request: .init(ingredient: ingredient))
    }
    for ingredient in [
      Ingredient.cone("Cup"), .flavor("Lemon"), .topping("Fudge"),
    ] {
      sut.choose(request: .init(ingredient: ingredient))
    }
    sut.load(request: .init())
    sut.choose(request: .init(ingredient: .topping("Fudge")))

    // Then
    XCTAssertEqual(
      presenter.choices.last,
      .init(
        choice: Choice(cone: "Cup", flavor: "Lemon", topping: "Fudge"),
        isComplete: true),
      "so do a later flavor and a later topping; what is chosen stays so, also when chosen twice, or when the menu comes again"
    )
  }

  func testAnIncompleteIceCreamIsNotSaved() async {
    let all = [
      Ingredient.cone("Waffle"), .flavor("Mint"), .topping("Nuts"),
    ]
    for missing in all {
      // Given
      let sut = ScoopsInteractor(worker: worker)
      sut.presenter = presenter
      for ingredient in all where ingredient != missing {
        sut.choose(request: .init(ingredient: ingredient))
      }

      // When
      sut.save(request: .init())

      // Then
      XCTAssertEqual(
        worker.saved, [], "\(missing) is missing: do not ask the worker")
      XCTAssertEqual(
        presenter.iceCreams, [],
        "\(missing) is missing: present no ice cream")

      // When
      sut.choose(request: .init(ingredient: missing))

      // Then
      XCTAssertEqual(
        presenter.choices.last?.isComplete, true,
        "without \(missing) nothing was saved, so the others stay chosen")
    }
  }

  func testWhatWasChosenIsSavedOnce() async {
    // When
    saveAnIceCream()

    // Then
    let iceCream = IceCream(
      id: 7, cone: "Waffle", flavor: "Mint", topping: "Nuts")
    XCTAssertEqual(
      worker.saved, [iceCream], "let the worker save what was chosen, once")
    XCTAssertEqual(
      presenter.iceCreams, [iceCream],
      "present the ice cream that the worker returns, once")
  }

  func testWhatTheWorkerReturnsIsPresented() async {
    // Given
    let stored = IceCream(
      id: 31, cone: "Sugar cone", flavor: "Peppermint", topping: "Walnuts")
    worker.answer = stored

    // When
    saveAnIceCream()

    // Then
    XCTAssertEqual(
      presenter.iceCreams.last, stored,
      "the worker returns what it has saved: present that, not what was chosen"
    )
  }

  func testASavedIceCreamMakesRoomForTheNext() async {
    // When
    saveAnIceCream()

    // Then
    XCTAssertEqual(
      presenter.choices.last, .init(choice: .nothing, isComplete: false),
      "the ice cream is saved: present that nothing is chosen")
    XCTAssertEqual(
      presenter.choices.count, 4,
      "three choices and the empty one after saving: present each once")
  }

  func testTheNextIceCreamBeginsWithNothing() async {
    // Given
    saveAnIceCream()

    // When
    sut.save(request: .init())

    // Then
    XCTAssertEqual(
      worker.saved.count, 1,
      "nothing is chosen after saving, so there is nothing to save again: empty what you keep, not only what you present"
    )

    // When
    sut.choose(request: .init(ingredient: .flavor("Lemon")))

    // Then
    XCTAssertEqual(
      presenter.choices.last,
      .init(
        choice: Choice(cone: nil, flavor: "Lemon", topping: nil),
        isComplete: false),
      "the next ice cream begins with its own first choice: keep nothing of the one before"
    )

    // When
    saveAnIceCream()

    // Then
    XCTAssertEqual(
      worker.saved.count, 2,
      "the next ice cream is complete, too: save each one")
  }

  private func saveAnIceCream() {
    sut.choose(request: .init(ingredient: .cone("Waffle")))
    sut.choose(request: .init(ingredient: .flavor("Mint")))
    sut.choose(request: .init(ingredient: .topping("Nuts")))
    sut.save(request: .init())
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
  private(set) var menus: [Menu] = []
  private(set) var choices: [Scoops.Choose.Response] = []
  private(set) var iceCreams: [IceCream] = []

  func presentLoad(response: Scoops.Load.Response) {
    menus.append(response.menu)
  }

  func presentChoose(response: Scoops.Choose.Response) {
    choices.append(response)
  }

  func presentSave(response: Scoops.Save.Response) {
    iceCreams.append(response.iceCream)
  }
}
