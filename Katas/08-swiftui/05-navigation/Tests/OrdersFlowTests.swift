import KataSwiftUI
import XCTest

@testable import Orders

/// All scenes together, as the user has them.
@MainActor
final class OrdersFlowTests: XCTestCase {
  private let worker = OrdersWorkerSpy()
  private lazy var router = OrdersRouter(worker: worker)
  private lazy var host = ViewHost(OrdersFlow(router: router))

  override func setUp() async throws {
    _ = host
  }

  override func tearDown() async throws {
    host.close()
  }

  func testATapLeadsToItsOrder() async throws {
    // When
    try host.tap("Tea")

    // Then
    XCTAssertEqual(
      router.path, [.order(id: 2)],
      "a tap on Tea goes through the router: its path has the place")
    XCTAssertEqual(
      host.title, "Tea",
      "the stack shows another scene than the one of the path's last place"
    )
  }

  func testATapOnARowAsksTheRouter() async throws {
    // Given
    let router = OrderListRouterSpy()
    let host = ViewHost(
      NavigationStack {
        OrderListView.configured(worker: worker, router: router)
          .navigationDestination(for: Place.self) { _ in Text("Linked") }
      })

    // When
    try host.tap("Tea")

    // Then
    XCTAssertEqual(
      router.asked, [2],
      "the list was right, and a tap asked the router for the way: a link goes past routeToOrder"
    )
    host.close()
  }

  func testTheStackShowsThePathWhoeverWroteIt() async {
    // When
    router.path = [.order(id: 2)]

    // Then
    XCTAssertEqual(
      host.title, "Tea",
      "the path is Tea's, as after a link from outside: bind the stack to it, and let SwiftUI observe it"
    )
  }

  func testAPathThatWasThereIsShown() async {
    // Given: an app that goes on where it was left
    let router = OrdersRouter(worker: worker)
    router.path = [.order(id: 2)]

    // When
    let host = ViewHost(OrdersFlow(router: router))

    // Then
    XCTAssertEqual(
      host.title, "Tea",
      "the router had a path before the flow was shown: bind the stack to that one, and keep no other"
    )
    host.close()
  }

  func testTheStackShowsEachPlaceOfThePath() async throws {
    // Given
    router.path = [.order(id: 1), .order(id: 2)]

    // When
    try host.back()

    // Then
    XCTAssertEqual(
      router.path, [.order(id: 1)],
      "the path has two places, and the user went back once: bind the stack to the whole path"
    )
    XCTAssertEqual(
      host.title, "Coffee",
      "Tea lay on Coffee: each place of the path is a scene on the stack")
  }

  func testBackShortensTheRoutersPath() async throws {
    // Given
    try host.tap("Tea")

    // When
    try host.back()

    // Then
    XCTAssertEqual(
      router.path, [],
      "the user went back: give the stack a binding to the router's path, which it can shorten"
    )
    XCTAssertEqual(host.title, "Orders", "Back from Tea is the list")
  }

  func testEachOrderHasASceneOfItsOwn() async throws {
    // Given
    try host.tap("Tea")
    try host.back()

    // When
    try host.tap("Coffee")

    // Then
    XCTAssertEqual(
      host.title, "Coffee",
      "after Tea comes Coffee: make the scene of the place that is on the path"
    )
  }

  func testAConfirmedOrderIsGoneAndTheWayLeadsBack() async throws {
    // Given
    try host.tap("Coffee")
    try host.tap("Cancel order")

    // When
    try host.tap("Cancel it")

    // Then
    XCTAssertEqual(
      worker.cancelled, [1], "the user confirmed: Coffee is cancelled, once"
    )
    XCTAssertEqual(
      router.path, [],
      "its order is gone: displayConfirm asks the router back"
    )
    XCTAssertEqual(host.title, "Orders", "after Coffee comes the list")
  }

  func testAKeptOrderStaysOnTheScreen() async throws {
    // Given
    try host.tap("Coffee")
    try host.tap("Cancel order")

    // When
    try host.tap("Keep it")

    // Then
    XCTAssertEqual(
      worker.cancelled, [], "the user keeps it: nothing is cancelled")
    XCTAssertEqual(
      router.path, [.order(id: 1)],
      "the user keeps it: nobody goes anywhere")
    XCTAssertFalse(
      host.screen.contains("── alert ──"),
      "the alert was answered: when it closes, the screen has no alert")
  }

  func testAnOrderOnItsWayCannotBeCancelled() async throws {
    // Given
    try host.tap("Tea")

    // When
    try host.tap("Cancel order")

    // Then
    XCTAssertEqual(
      host.lines(below: "── alert ──"),
      ["Tea is on its way.", "Too late", "[OK]"],
      "Tea is shipped: the alert says why it stays, with one button")
  }

  func testAClosedFlowIsFreed() async throws {
    // Given
    weak var router: OrdersRouter?

    // When
    do {
      let ours = OrdersRouter(worker: OrdersWorkerSpy())
      router = ours
      let host = ViewHost(OrdersFlow(router: ours))
      try host.tap("Coffee")
      host.close()
    }

    // Then
    XCTAssertNil(
      router,
      "the window is closed, but the router lives: does it keep a view, whose screen keeps it?"
    )
  }
}

/// Stands in for the router, and keeps which orders it is asked the way to.
private final class OrderListRouterSpy: OrderListRoutingLogic {
  private(set) var asked: [Int] = []

  func routeToOrder(id: Int) { asked.append(id) }
}
