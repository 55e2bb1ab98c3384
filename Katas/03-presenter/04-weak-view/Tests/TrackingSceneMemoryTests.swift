import XCTest

@testable import Orders

/// Notes which orders it is to follow, and tells the news that the test sends.
private final class TrackingWorkerStub: TrackingWorkerLogic {
  private(set) var followed: [String] = []
  private var news: (@MainActor (OrderStatus) -> Void)?

  func follow(
    orderID: String, news: @escaping @MainActor (OrderStatus) -> Void
  ) {
    followed.append(orderID)
    self.news = news
  }

  func send(_ status: OrderStatus) {
    news?(status)
  }
}

@MainActor
final class TrackingSceneMemoryTests: XCTestCase {
  func testADroppedSceneIsFreed() async {
    // Given
    let worker = TrackingWorkerStub()
    var view: TrackingViewController? = TrackingConfigurator.configure(
      worker: worker)
    weak var probe: TrackingViewController?
    probe = view
    view?.followButtonTapped()
    worker.send(.packed)

    // When
    view = nil
    worker.send(.shipped)

    // Then
    XCTAssertNil(
      probe,
      "view → interactor → presenter → view is a ring: the way back to the view must be weak"
    )
  }

  func testTheRestOfADroppedSceneIsFreed() async {
    // Given
    let worker = TrackingWorkerStub()
    var view: TrackingViewController? = TrackingConfigurator.configure(
      worker: worker)
    weak var probe: AnyObject?
    probe = view?.interactor as AnyObject?
    view?.followButtonTapped()

    // When
    view = nil

    // Then
    XCTAssertNil(
      probe,
      "the view is gone, but its interactor is not: the worker may keep its news closure for days, so that must not hold self"
    )
  }

  func testThePresenterOfADroppedSceneIsFreed() async {
    // Given
    let worker = TrackingWorkerStub()
    var view: TrackingViewController? = TrackingConfigurator.configure(
      worker: worker)
    weak var probe: AnyObject?
    probe =
      (view?.interactor as? TrackingInteractor)?.presenter as AnyObject?
    view?.followButtonTapped()

    // When
    view = nil

    // Then
    XCTAssertNil(
      probe,
      "the view is gone, but its presenter is not: the worker may keep the news closure for days, so that must hold neither self nor the presenter"
    )
  }

  func testAShownSceneStaysWhole() async {
    // Given
    let worker = TrackingWorkerStub()
    let view = TrackingConfigurator.configure(worker: worker)
    view.orderID = "A-1"

    // When
    view.followButtonTapped()
    worker.send(.shipped)

    // Then
    XCTAssertEqual(
      view.message, "Order A-1 is on its way.",
      "the scene fell apart: the interactor must hold its presenter strongly"
    )
  }

  func testTheScreenShowsTheLatestNews() async {
    // Given
    let worker = TrackingWorkerStub()
    let view = TrackingConfigurator.configure(worker: worker)
    view.orderID = "A-1"
    view.followButtonTapped()

    // When
    worker.send(.packed)
    view.orderID = "A-2"
    worker.send(.shipped)

    // Then
    XCTAssertEqual(
      view.message, "Order A-1 is on its way.",
      "the second news must take the first one's place on the screen, whatever number the user has typed by now"
    )
  }

  func testATapIsStillOneRequest() async {
    // Given
    let worker = TrackingWorkerStub()
    let view = TrackingConfigurator.configure(worker: worker)
    view.orderID = "A-1"

    // When
    view.followButtonTapped()
    worker.send(.packed)
    view.orderID = "A-2"
    view.followButtonTapped()

    // Then
    XCTAssertEqual(
      worker.followed, ["A-1", "A-2"],
      "one tap is one request, with the order's id, even after there was news"
    )
  }
}
