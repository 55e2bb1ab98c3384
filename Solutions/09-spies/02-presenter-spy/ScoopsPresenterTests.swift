import XCTest

@testable import Scoops

/// Stands in for the view, and keeps what it is told to display.
private final class ScoopsViewSpy: ScoopsDisplayLogic {
  private(set) var loads: [Scoops.Load.ViewModel] = []
  private(set) var saves: [Scoops.Save.ViewModel] = []
  private(set) var deletes: [Scoops.Delete.ViewModel] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    loads.append(viewModel)
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    saves.append(viewModel)
  }

  func displayDelete(viewModel: Scoops.Delete.ViewModel) {
    deletes.append(viewModel)
  }
}

@MainActor
final class ScoopsPresenterTests: XCTestCase {
  private let view = ScoopsViewSpy()
  private let sut = ScoopsPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  func testTheMenuIsDisplayedAsItIs() async {
    // Given
    let response = Scoops.Load.Response(menu: Seeds.menu)

    // When
    sut.presentLoad(response: response)

    // Then
    let expected = Scoops.Load.ViewModel(
      cones: ["Waffle", "Cup"],
      flavors: ["Vanilla", "Mango", "Pistachio"],
      toppings: ["Sprinkles", "Nuts"])
    XCTAssertEqual(
      view.loads, [expected],
      "the view should get the whole menu, in order and once")
    XCTAssertEqual(
      view.saves, [], "nothing is saved, so no save should be displayed")
    XCTAssertEqual(
      view.deletes, [],
      "nothing is deleted, so no deletion should be displayed")
  }

  func testASavedIceCreamIsNamedByItsFlavor() async {
    // Given
    let response = Scoops.Save.Response(iceCream: Seeds.iceCream)

    // When
    sut.presentSave(response: response)

    // Then
    XCTAssertEqual(
      view.saves, [.init(message: "Enjoy your Mango!")],
      "the view should be told once, with the flavor's name")
    XCTAssertEqual(
      view.deletes, [], "a save should not be displayed as a deletion")
    XCTAssertEqual(view.loads, [], "a save should not display a menu")
  }

  func testADeletedIceCreamIsDisplayedAsDeleted() async {
    // Given
    let response = Scoops.Delete.Response(iceCream: Seeds.iceCream)

    // When
    sut.presentDelete(response: response)

    // Then
    XCTAssertEqual(
      view.deletes, [.init(message: "No Mango today.")],
      "a deletion should reach the view through displayDelete")
    XCTAssertEqual(
      view.saves, [], "a deletion should not be displayed as a save")
    XCTAssertEqual(view.loads, [], "a deletion should not display a menu")
  }
}
