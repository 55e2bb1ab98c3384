import XCTest

@testable import Scoops

@MainActor
final class ScoopsSceneTests: XCTestCase {
  func testTheScreenShowsMenuAndMessageAsBefore() async {
    // Given
    let worker = WorkerSpy()
    let view = ScoopsConfigurator.configure(worker: worker)

    // When
    view.viewDidLoad()
    view.doneButtonTapped(cone: "Cup", flavor: "Mint", topping: "Nuts")

    // Then
    let message =
      "the screen should show the same menu and message as before"
    XCTAssertEqual(view.cones, ["Waffle", "Cup"], message)
    XCTAssertEqual(view.flavors, ["Vanilla", "Mint"], message)
    XCTAssertEqual(view.toppings, ["Sprinkles", "Nuts"], message)
    XCTAssertEqual(view.message, "Enjoy your Mint!", message)
    XCTAssertEqual(
      worker.loads, 1, "the screen asks for its menu once, as before")
    XCTAssertEqual(
      worker.saved,
      [IceCream(id: 1, cone: "Cup", flavor: "Mint", topping: "Nuts")],
      "DONE saves what was chosen, once, as before")
  }

  func testDoneSavesAlsoWhereNothingIsChosen() async {
    // Given
    let worker = WorkerSpy()
    let view = ScoopsConfigurator.configure(worker: worker)

    // When
    view.doneButtonTapped(cone: "", flavor: "", topping: "")

    // Then
    XCTAssertEqual(
      worker.saved.map(\.flavor), [""],
      "nothing was chosen, and DONE was tapped: the view sends it as before, and decides nothing"
    )
  }

  func testClosingTheMessageAsksNobody() async {
    // Given
    let worker = WorkerSpy()
    let view = ScoopsConfigurator.configure(worker: worker)
    view.viewDidLoad()
    view.doneButtonTapped(cone: "Cup", flavor: "Mint", topping: "Nuts")

    // When
    view.closeMessageTapped()

    // Then
    XCTAssertEqual(
      [worker.loads, worker.saved.count], [1, 1],
      "the message was closed, and the worker was asked again: closing is the view's alone, as before"
    )
  }
}

@MainActor
private final class WorkerSpy: ScoopsWorkerLogic {
  private(set) var loads = 0
  private(set) var saved: [IceCream] = []

  func loadMenu() -> Menu {
    loads += 1
    return Menu(
      cones: ["Waffle", "Cup"], flavors: ["Vanilla", "Mint"],
      toppings: ["Sprinkles", "Nuts"])
  }

  func save(cone: String, flavor: String, topping: String) -> IceCream {
    let iceCream = IceCream(
      id: 1, cone: cone, flavor: flavor, topping: topping)
    saved.append(iceCream)
    return iceCream
  }
}
