import XCTest

@testable import Orders

@MainActor
final class OrdersRouterTests: XCTestCase {
  private let sut = OrdersRouter(worker: OrdersWorkerSpy())

  func testAnOrderIsPutOnThePath() async {
    // When
    sut.routeToOrder(id: 7)

    // Then
    XCTAssertEqual(
      sut.path, [.order(id: 7)],
      "routeToOrder puts the order's place on the router's own path, once")
  }

  func testTheNextOrderComesOnTop() async {
    // Given
    sut.path = [.order(id: 7)]

    // When
    sut.routeToOrder(id: 8)
    sut.routeToOrder(id: 7)

    // Then
    XCTAssertEqual(
      sut.path, [.order(id: 7), .order(id: 8), .order(id: 7)],
      "each order comes on top, even one that is below already, and what was on the path stays: Back must lead there"
    )
  }

  func testBackTakesTheLastPlaceOff() async {
    // Given
    sut.path = [.order(id: 7), .order(id: 8)]

    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      sut.path, [.order(id: 7)],
      "routeBack goes one step back: take the last place off, and only that"
    )
  }

  func testBackFromTheBeginningChangesNothing() async {
    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      sut.path, [], "an empty path has no last place, and stays empty")
  }
}
