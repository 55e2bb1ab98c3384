import KataSwiftUI
import XCTest

@testable import Orders

@MainActor
final class Step4ViewTests: XCTestCase {
  private let interactor = OrderListInteractorSpy()
  private let router = OrderListRouterSpy()
  private let screen = OrderListScreen()
  private lazy var host = ViewHost(
    NavigationStack {
      OrderListView(screen: screen, interactor: interactor)
    })

  override func setUp() async throws {
    screen.router = router
    await host.update()
  }

  override func tearDown() async throws {
    host.close()
  }

  func testAViewThatAppearsAsksForTheOrders() async {
    // Then
    XCTAssertEqual(
      interactor.loads, [.init()],
      "a view that appears asks its interactor to load, once")
  }

  func testALoadEndsWithTheView() async {
    // Given: a load under way
    let interactor = WaitingInteractorSpy()
    let host = ViewHost(
      OrderListView(screen: OrderListScreen(), interactor: interactor))
    await host.update()

    // When
    host.close()
    await host.update()

    // Then
    XCTAssertEqual(
      [interactor.loads, interactor.cancelled], [1, 1],
      "the view is closed, and its load should have been cancelled, once: before the move .task did that, but nobody cancels a Task that you start yourself"
    )
    interactor.endLoads()
  }

  func testNothingIsWrittenBeforeTheFirstAnswer() async {
    // Then
    XCTAssertEqual(
      host.lines.dropFirst(2).filter { !$0.isEmpty }, [],
      "no orders have come yet, and before the move nothing was written until then"
    )
  }

  func testTheViewShowsWhatItIsTold() async {
    // When
    screen.displayLoad(
      viewModel: .init(
        summary: "Some orders",
        rows: [.init(id: 5, title: "Two"), .init(id: 3, title: "One")]))

    // Then
    XCTAssertEqual(
      host.lines.filter { ["Some orders", "[Two]", "[One]"].contains($0) },
      ["Some orders", "[Two]", "[One]"],
      "the summary is a text, each row a button, as they are, in their order"
    )
    XCTAssertEqual(
      host.title, "Orders", "the navigation title is the same as before")
  }

  func testTheNextOrdersTakeThePlaceOfTheLast() async {
    // Given
    screen.displayLoad(
      viewModel: .init(
        summary: "Some", rows: [.init(id: 5, title: "Two")]))
    var read = [Array(host.lines.dropFirst(2))]

    // When
    screen.displayLoad(
      viewModel: .init(
        summary: "Others", rows: [.init(id: 3, title: "One")]))
    read.append(Array(host.lines.dropFirst(2)))
    screen.displayLoad(viewModel: .init(summary: "None", rows: []))
    read.append(Array(host.lines.dropFirst(2)))

    // Then
    XCTAssertEqual(
      read, [["Some", "[Two]"], ["Others", "[One]"], ["None"]],
      "draw what was displayed last, all of it and no more, no rows too")
  }

  func testATapSelectsItsNumber() async throws {
    // Given
    screen.displayLoad(
      viewModel: .init(
        summary: "",
        rows: [.init(id: 5, title: "Two"), .init(id: 3, title: "One")]))

    // When
    try host.tap("One")

    // Then
    XCTAssertEqual(
      interactor.selections, [.init(number: 3)],
      "a tap sends its row's number, once, and leaves the rest to others")
    XCTAssertEqual(
      router.routes, 0, "nothing was displayed yet: nobody goes anywhere")
  }

  func testARefusalIsAnAlert() async throws {
    // When
    screen.displayRefusal(
      viewModel: .init(title: "Stop", message: "Not this one."))

    // Then
    XCTAssertEqual(
      Array(host.lines.drop { !$0.contains("── alert ──") }.dropFirst())
        .sorted(), ["Not this one.", "Stop", "[OK]"],
      "the alert has the view model's title and message, and OK")
    XCTAssertEqual(
      router.routes, 0, "what was refused stays closed: ask no router")

    // When: a second one is displayed, and orders come
    screen.displayRefusal(
      viewModel: .init(title: "Wait", message: "Nor this one."))
    screen.displayLoad(viewModel: .init(summary: "none", rows: []))

    // Then
    XCTAssertEqual(
      Array(host.lines.drop { !$0.contains("── alert ──") }.dropFirst())
        .sorted(), ["Nor this one.", "Wait", "[OK]"],
      "the alert is that of the refusal displayed last, and orders that come do not close it"
    )
  }

  func testTheAlertComesAsOftenAsItIsDisplayed() async throws {
    // Given
    let refusal = OrderList.Refuse.ViewModel(title: "Stop", message: "")
    screen.displayRefusal(viewModel: refusal)
    try host.tap("OK")
    let isGone = !host.screen.contains("── alert ──")

    // When
    screen.displayRefusal(viewModel: refusal)

    // Then
    XCTAssertEqual(
      [isGone, host.screen.contains("── alert ──")], [true, true],
      "an alert that was read is gone, and the next one comes")

    // When
    try host.tap("OK")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.loads, [.init()],
      "OK closes the alert, and before the move it did nothing else: ask for the orders only when the view appears"
    )
  }

  func testASelectionGoesToTheRouter() async {
    // When
    screen.displaySelect(viewModel: .init())

    // Then
    XCTAssertEqual(
      router.routes, 1, "an order was selected: ask the router, once")
  }
}

/// Stands in for the interactor, and keeps what it is asked.
private final class OrderListInteractorSpy: OrderListBusinessLogic {
  private(set) var loads: [OrderList.Load.Request] = []
  private(set) var selections: [OrderList.Select.Request] = []

  func load(request: OrderList.Load.Request) async {
    loads.append(request)
  }

  func select(request: OrderList.Select.Request) {
    selections.append(request)
  }
}

/// Stands in for the interactor: each load goes on until the test ends it or
/// somebody cancels it.
private final class WaitingInteractorSpy: OrderListBusinessLogic {
  private(set) var loads = 0
  private(set) var cancelled = 0
  private var underWay: [AsyncStream<Void>.Continuation] = []

  func load(request: OrderList.Load.Request) async {
    loads += 1
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    underWay.append(continuation)
    for await _ in stream {}
    if Task.isCancelled { cancelled += 1 }
  }

  func select(request: OrderList.Select.Request) {}

  func endLoads() {
    for load in underWay { load.finish() }
    underWay = []
  }
}

/// Stands in for the router, and counts.
private final class OrderListRouterSpy: OrderListRoutingLogic {
  private(set) var routes = 0

  func routeToOrder() { routes += 1 }
}
