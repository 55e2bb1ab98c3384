import XCTest

@testable import Orders

/// What one fetch presents, with more orders and with none.
@MainActor
final class OrderListAnswerTests: XCTestCase {
  private let worker = WorkerSpy()
  private let presenter = PresenterSpy()
  private lazy var sut = OrderListInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testOneFetchIsOneQuestionAndOneAnswer() async {
    // When
    await sut.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      worker.asked, 1, "ask the worker once, and decide about its answer")
    XCTAssertEqual(
      presenter.responses.count, 1,
      "one fetch has one answer: present it once, when all is decided and before the task ends"
    )
  }

  func testEachFetchAsksAnew() async {
    // When
    for answer in [[Order.ada], [.barbara]] {
      worker.answer = answer
      await sut.fetch(request: .init()).value
    }

    // Then
    XCTAssertEqual(
      presenter.responses,
      [.init(orders: [.ada]), .init(orders: [.barbara])],
      "the orders have changed between two fetches: ask each time, and keep nothing of the last answer"
    )
  }

  func testOnlyTheInteractorHoldsThePresenter() async {
    // Given
    worker.answer = [.ada]
    let view = OrderListViewController()
    sut.presenter = makePresenter(for: view)

    // When
    await sut.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      view.summary, "1 order",
      "nobody but the interactor holds the presenter: held weakly, it is gone before it is told"
    )
  }

  func testAListWithoutOrdersIsPresentedToo() async {
    for answer in [[], [Order.grace], [.grace, .edsger]] {
      // Given: nothing, or only what was cancelled
      worker.answer = answer

      // When
      await sut.fetch(request: .init()).value
    }

    // Then
    XCTAssertEqual(
      presenter.responses, Array(repeating: .init(orders: []), count: 3),
      "no order counts, all were cancelled or there is none: tell the user so with an empty list, as before"
    )
  }

  func testNoOtherOrderIsLeftOut() async {
    // Given: twelve orders of one customer on a day of a later year, two of them placed at one
    // moment, one of them free, and one a refund
    let seconds = [
      60.5, 180, 0.25, 240, 61.5, 0.75, 120, 120, 2, 181, 61, 3,
    ]
    let start = Date(timeIntervalSince1970: 4_900_000_000)
    worker.answer = seconds.enumerated().map { index, second in
      Order(
        id: "\(index)", customer: Order.ada.customer,
        placedAt: start.addingTimeInterval(second),
        total: Decimal(index - 1),
        status: index.isMultiple(of: 2) ? .open : .shipped)
    }

    // When
    await sut.fetch(request: .init()).value

    // Then
    let orders = presenter.responses.last?.orders ?? []
    XCTAssertEqual(
      worker.answer.filter { !orders.contains($0) }
        .map { "order \($0.id), \($0.status)" }, [],
      "only a cancelled order does not count, and these were left out: present them too, whatever their status, date or total"
    )
    XCTAssertEqual(
      orders.count, 12, "there are 12 orders: present each of them once")
    let moments = orders.map { $0.placedAt.timeIntervalSince(start) }
    XCTAssertEqual(
      moments.map { "at second \($0)" },
      moments.sorted(by: >).map { "at second \($0)" },
      "these were placed on one day, some within a second: still, the order that was placed last comes first"
    )
  }
}

private final class PresenterSpy: OrderListPresentationLogic {
  private(set) var responses: [OrderList.Fetch.Response] = []

  func presentFetch(response: OrderList.Fetch.Response) {
    responses.append(response)
  }
}

@MainActor
private final class WorkerSpy: OrderListWorkerLogic {
  var answer: [Order] = Order.june
  private(set) var asked = 0

  func orders() async -> [Order] {
    asked += 1
    // The answer comes later, as from a server.
    for _ in 1...20 { await Task.yield() }
    return answer
  }
}
