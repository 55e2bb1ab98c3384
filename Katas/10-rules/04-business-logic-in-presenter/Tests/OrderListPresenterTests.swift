import XCTest

@testable import Orders

@MainActor
final class OrderListPresenterTests: XCTestCase {
  private let sut = makePresenter()
  private let view = OrderListViewController()

  override func setUp() async throws {
    sut.viewController = view
  }

  func testThePresenterShowsEveryOrderItIsGiven() async {
    // When
    sut.presentFetch(response: .init(orders: [.grace, .grace]))

    // Then
    XCTAssertEqual(
      view.rows.map(\.id), ["B2", "B2"],
      "the presenter left out an order: it shows all that it is given, even one twice"
    )
    XCTAssertEqual(
      view.rows.first,
      .init(
        id: "B2", customer: "Grace Hopper", date: "Jun 14, 2026",
        total: "$25.00"),
      "this order was cancelled, and the presenter words it in another way: format every order alike"
    )
  }

  func testThePresenterCountsEveryOrderItIsGiven() async {
    // Given
    let view = ViewSpy()
    sut.viewController = view

    // When
    for orders in [[], [Order.grace], [.grace, .ada]] {
      sut.presentFetch(response: .init(orders: orders))
    }

    // Then
    XCTAssertEqual(
      view.summaries, ["No orders yet.", "1 order", "2 orders"],
      "the presenter counts all orders that it is given, and displays each response once"
    )
  }

  func testThePresenterKeepsTheOrderItIsGiven() async {
    // When
    sut.presentFetch(response: .init(orders: [.ada, .alan]))

    // Then
    XCTAssertEqual(
      view.rows.map(\.id), ["A1", "C3"],
      "the presenter changed the order of the rows: it keeps the order given"
    )
  }

  func testTheUserReadsTheSameListAsBefore() async {
    // Given
    let interactor = OrderListInteractor(worker: WorkerStub())
    interactor.presenter = sut

    // When
    await interactor.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      view.rows,
      [
        .init(
          id: "C3", customer: "Alan Turing", date: "Jun 20, 2026",
          total: "$1,234.50"),
        .init(
          id: "D4", customer: "Barbara Liskov", date: "Jun 17, 2026",
          total: "$7.00"),
        .init(
          id: "A1", customer: "Ada Lovelace", date: "Jun 9, 2026",
          total: "$40.00"),
      ],
      "the list on the screen should be the same as before")
  }
}

private final class ViewSpy: OrderListDisplayLogic {
  private(set) var summaries: [String] = []

  func displayFetch(viewModel: OrderList.Fetch.ViewModel) {
    summaries.append(viewModel.summary)
  }
}
