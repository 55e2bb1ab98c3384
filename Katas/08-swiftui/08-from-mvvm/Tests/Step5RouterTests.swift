import KataSwiftUI
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

    // When
    dataStore.selected = .tea
    sut.routeToOrder()

    // Then
    XCTAssertEqual(
      sut.path.last, .order(number: 9),
      "the data store has Tea, which is not paid: whether it can be opened, the interactor has decided"
    )
  }

  func testTheRouterHoldsItsDataStore() async {
    // Given
    weak var held: OrderListDataStoreStub?

    // When
    do {
      let dataStore = OrderListDataStoreStub()
      sut.dataStore = dataStore
      held = dataStore
    }

    // Then
    XCTAssertNotNil(
      held,
      "the router lets its data store go: this arrow leads forward, so hold it"
    )
  }

  func testTheWindowFollowsThePath() async {
    // Given
    let interactor = OrderListInteractor(
      worker: OrderListWorker(client: HTTPClientSpy()))
    let list = OrderListView(
      screen: OrderListScreen(), interactor: interactor)
    let host = ViewHost(OrderListFlow(router: sut, list: list))
    await host.update()
    dataStore.selected = .coffee

    // When
    sut.routeToOrder()

    // Then
    XCTAssertEqual(
      host.title, "Order 7",
      "Coffee's place is on the path, and the window stays: the path is observed, so that it follows"
    )
    host.close()
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
