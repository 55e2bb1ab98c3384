import XCTest

@testable import Orders

@MainActor
final class Step5RouterTests: XCTestCase {
  private let dataStore = OrderListDataStoreStub()
  private let sut = OrderListRouter()

  override func setUp() async throws {
    sut.dataStore = dataStore
  }

  func testTheSelectedOrderIsPutOnThePath() async {
    // Given
    dataStore.selected = .coffee
    sut.path = [.order(number: 1)]

    // When
    sut.routeToOrder()

    // Then
    XCTAssertEqual(
      sut.path, [.order(number: 1), .order(number: 7)],
      "the data store has Coffee: its place comes on top of the path, once")
  }

  func testWithoutASelectionThePathStays() async {
    // When
    sut.routeToOrder()

    // Then
    XCTAssertEqual(
      sut.path, [], "nothing is selected: there is no way to go")
  }
}

/// Stands in for the interactor.
private final class OrderListDataStoreStub: OrderListDataStore {
  var selected: Order?
}
