import XCTest

@testable import Scoops

@MainActor
final class ScoopsSceneTests: XCTestCase {
  func testTheScreenShowsMenuAndMessageAsBefore() async {
    // Given
    let view = ScoopsConfigurator.configure(worker: WorkerStub())

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
  }
}

private struct WorkerStub: ScoopsWorkerLogic {
  func loadMenu() -> Menu {
    Menu(
      cones: ["Waffle", "Cup"], flavors: ["Mint", "Vanilla"],
      toppings: ["Nuts", "Sprinkles"])
  }

  func save(cone: String, flavor: String, topping: String) -> IceCream {
    IceCream(id: 1, cone: cone, flavor: flavor, topping: topping)
  }
}
