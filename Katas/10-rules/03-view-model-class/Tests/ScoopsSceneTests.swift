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
    XCTAssertEqual(view.flavors, ["Mint", "Vanilla"], message)
    XCTAssertEqual(view.toppings, ["Nuts", "Sprinkles"], message)
    XCTAssertEqual(view.message, "Enjoy your Mint!", message)
    XCTAssertEqual(
      worker.loads, 1, "the screen asks for its menu once, as before")
    XCTAssertEqual(
      worker.saved,
      [IceCream(id: 1, cone: "Cup", flavor: "Mint", topping: "Nuts")],
      "DONE saves what was chosen, once, as before")
  }
}

@MainActor
private final class WorkerSpy: ScoopsWorkerLogic {
  private(set) var loads = 0
  private(set) var saved: [IceCream] = []

  func loadMenu() -> Menu {
    loads += 1
    return Menu(
      cones: ["Waffle", "Cup"], flavors: ["Mint", "Vanilla"],
      toppings: ["Nuts", "Sprinkles"])
  }

  func save(cone: String, flavor: String, topping: String) -> IceCream {
    let iceCream = IceCream(
      id: 1, cone: cone, flavor: flavor, topping: topping)
    saved.append(iceCream)
    return iceCream
  }
}
