import XCTest

@testable import Orders

@MainActor
final class OrderListInteractorTests: XCTestCase {
  private let sut = OrderListInteractor(worker: WorkerStub())

  func testCancelledOrdersNeverReachThePresenter() async {
    // Given
    let presenter = PresenterSpy()
    sut.presenter = presenter

    // When
    await sut.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.ids.sorted(), ["A1", "C3", "D4"],
      "B2 is cancelled and does not count: let the interactor drop it, not the presenter")
  }

  func testTheNewestOrderComesFirst() async {
    // Given
    let presenter = PresenterSpy()
    sut.presenter = presenter

    // When
    await sut.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.ids.filter { $0 != "B2" }, ["C3", "D4", "A1"],
      "C3 was placed last, D4 before it, and A1 first of all: "
        + "let the interactor sort the response, by the day the order was placed")
  }

  func testAnotherPresenterNeedsNoRules() async {
    // Given
    let badge = BadgePresenter()
    sut.presenter = badge

    // When
    await sut.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      badge.text, "3",
      "a second presenter counts what it is given, and its number is wrong: "
        + "which orders count must be decided before any presenter is told")
  }
}

private final class PresenterSpy: OrderListPresentationLogic {
  private(set) var ids: [String] = []

  func presentFetch(response: OrderList.Fetch.Response) {
    ids += response.orders.map(\.id)
  }
}

/// Another way to show the same scene: a number on the app's icon.
private final class BadgePresenter: OrderListPresentationLogic {
  private(set) var text = ""

  func presentFetch(response: OrderList.Fetch.Response) {
    text = "\(response.orders.count)"
  }
}
