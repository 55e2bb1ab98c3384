import XCTest

@testable import Scoops

@MainActor
final class ScoopsModelTests: XCTestCase {
  func testEveryUseCaseHasThreeTypesOfItsOwn() async {
    // Given
    let types: [Any.Type] = [
      Scoops.Load.Request.self, Scoops.Load.Response.self,
      Scoops.Load.ViewModel.self,
      Scoops.Save.Request.self, Scoops.Save.Response.self,
      Scoops.Save.ViewModel.self,
      Scoops.Delete.Request.self, Scoops.Delete.Response.self,
      Scoops.Delete.ViewModel.self,
    ]

    // Then
    XCTAssertEqual(
      Set(types.map { ObjectIdentifier($0) }).count, 9,
      "some of the nine types are still shared: each use case has its own three"
    )
  }

  func testTheLoadRequestIsEmpty() async {
    // Given
    let request = Scoops.Load.Request()

    // Then
    XCTAssertEqual(
      fieldNames(of: request), [],
      "loading the menu needs no data: its request is an empty struct")
  }

  func testTheSaveRequestSaysWhatWasChosen() async {
    // Given
    let request = Scoops.Save.Request(
      cone: "Cup", flavor: "Vanilla", topping: "Nuts")

    // Then
    XCTAssertEqual(
      fieldNames(of: request), ["cone", "flavor", "topping"],
      "saving needs the three choices and nothing else: the id does not exist yet"
    )
  }

  func testTheDeleteRequestSaysOnlyWhichOne() async {
    // Given
    let request = Scoops.Delete.Request(id: 7)

    // Then
    XCTAssertEqual(
      fieldNames(of: request), ["id"],
      "deleting needs the id of the ice cream and nothing else")
  }

  func testNoFieldIsOptional() async {
    // Given
    let sundae = IceCream(
      id: 7, cone: "Cup", flavor: "Vanilla", topping: "Nuts")
    let menu = Menu(
      cones: ["Cup"], flavors: ["Vanilla"], toppings: ["Nuts"])
    let models: [Any] = [
      Scoops.Load.Response(menu: menu),
      Scoops.Load.ViewModel(
        cones: ["Cup"], flavors: ["Vanilla"], toppings: ["Nuts"]),
      Scoops.Save.Request(cone: "Cup", flavor: "Vanilla", topping: "Nuts"),
      Scoops.Save.Response(iceCream: sundae),
      Scoops.Save.ViewModel(message: "Enjoy!"),
      Scoops.Delete.Request(id: 7),
      Scoops.Delete.Response(iceCream: sundae),
      Scoops.Delete.ViewModel(message: "Gone."),
    ]

    // Then
    let optionals = models.flatMap { Mirror(reflecting: $0).children }
      .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
    XCTAssertEqual(
      Set(optionals.compactMap(\.label)).sorted(), [],
      "these fields are optional, but the use case always needs them: remove the ?"
    )
  }

  private func fieldNames(of model: Any) -> [String] {
    Mirror(reflecting: model).children.compactMap(\.label).sorted()
  }
}
