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
      "B2 is cancelled: let the interactor leave it out, not the presenter")
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
      "the newest order comes first: let the interactor sort the response by placedAt"
    )
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
      "a second presenter got the wrong orders: decide which count before you present"
    )
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
