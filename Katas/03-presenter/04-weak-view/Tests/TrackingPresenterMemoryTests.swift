import XCTest

@testable import Orders

/// Keeps the messages it is told to display.
final class TrackingViewSpy: TrackingDisplayLogic {
  private(set) var messages: [String] = []

  func displayFollow(viewModel: Tracking.Follow.ViewModel) {
    messages.append(viewModel.message)
  }
}

@MainActor
final class TrackingPresenterMemoryTests: XCTestCase {
  func testThePresenterDoesNotKeepTheViewAlive() async {
    // Given
    let sut = TrackingPresenter()
    var view: TrackingViewSpy? = TrackingViewSpy()
    weak var probe: TrackingViewSpy?
    probe = view
    sut.viewController = view

    // When
    view = nil

    // Then
    XCTAssertNil(
      probe,
      "the presenter keeps the view alive: hold it weakly")
  }

  func testNewsAfterTheViewIsGoneIsHarmless() async {
    // Given
    let sut = TrackingPresenter()
    var view: TrackingViewSpy? = TrackingViewSpy()
    sut.viewController = view

    // When
    view = nil
    sut.presentFollow(response: .init(orderID: "A-1", status: .delivered))

    // Then
    XCTAssertNil(
      sut.viewController,
      "a view that is gone must be nil, so that late news does no harm"
    )
  }

  func testNewsAfterADeliveryIsHeard() async {
    // Given
    let sut = TrackingPresenter()
    let view = TrackingViewSpy()
    sut.viewController = view

    // When
    sut.presentFollow(response: .init(orderID: "A-1", status: .delivered))
    sut.presentFollow(response: .init(orderID: "A-2", status: .packed))
    sut.presentFollow(response: .init(orderID: "A-2", status: .packed))

    // Then
    XCTAssertEqual(
      view.messages,
      [
        "Order A-1 has arrived.", "Order A-2 is packed.",
        "Order A-2 is packed.",
      ],
      "one order has arrived and another is followed: pass on all news, and keep nothing but the weak view"
    )
  }

  func testTheViewHearsAllNewsWhileItIsThere() async {
    // Given
    let sut = TrackingPresenter()
    let view = TrackingViewSpy()
    sut.viewController = view

    // When
    for status in [OrderStatus.packed, .shipped, .delivered] {
      sut.presentFollow(response: .init(orderID: "A-1", status: status))
    }

    // Then
    XCTAssertEqual(
      view.messages,
      [
        "Order A-1 is packed.", "Order A-1 is on its way.",
        "Order A-1 has arrived.",
      ],
      "the view did not hear everything: weak is enough, do not set it to nil yourself"
    )
  }
}
