import XCTest

@testable import Scoops

@MainActor
final class ScoopsModelsTests: XCTestCase {
  func testEachUseCaseHasAViewModelOfItsOwn() async {
    XCTAssertFalse(
      Scoops.Load.ViewModel.self == Scoops.Save.ViewModel.self,
      "Load and Save share one view model: give each use case its own type")
    let menu = Scoops.Load.ViewModel(cones: [], flavors: [], toppings: [])
    XCTAssertFalse(
      Mirror(reflecting: menu).children.contains { $0.label == "message" },
      "Load has a message: its view model is cones, flavors and toppings")
  }

  func testViewModelsAreValues() async {
    XCTAssertFalse(
      isClass(Scoops.Load.ViewModel.self),
      "Scoops.Load.ViewModel is a class: use a struct")
    XCTAssertFalse(
      isClass(Scoops.Save.ViewModel.self),
      "Scoops.Save.ViewModel is a class: use a struct")
  }

  private func isClass(_ type: Any.Type) -> Bool { type is AnyClass }
}
