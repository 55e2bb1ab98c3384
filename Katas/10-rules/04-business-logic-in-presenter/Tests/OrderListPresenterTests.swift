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
  }

  func testThePresenterFormatsEveryOrderAlike() async {
    // Given: two orders that differ in their status only
    let shipped = Order(
      id: Order.grace.id, customer: Order.grace.customer,
      placedAt: Order.grace.placedAt, total: Order.grace.total,
      status: .shipped)

    // When
    sut.presentFetch(response: .init(orders: [.grace, shipped]))

    // Then
    XCTAssertEqual(
      view.rows.first, view.rows.last,
      "this order was cancelled, and the presenter words it in another way: format every order alike"
    )
  }

  func testThePresenterFormatsAsItWasTold() async {
    // Given
    let sut = OrderListPresenter(
      locale: Locale(identifier: "en_GB"), timeZone: .gmt,
      currencyCode: "EUR")
    sut.viewController = view

    // When
    sut.presentFetch(response: .init(orders: [.barbara]))

    // Then
    XCTAssertEqual(
      view.rows,
      [
        .init(
          id: "D4", customer: "Barbara Liskov", date: "17 Jun 2026",
          total: "€7.00")
      ],
      "this presenter was made for another country: format with the locale, the time zone and the currency that it was given"
    )

    // Given: in Thailand years are counted from the Buddha
    let thai = OrderListPresenter(
      locale: Locale(identifier: "th_TH"), timeZone: .gmt,
      currencyCode: "THB")
    thai.viewController = view

    // When
    thai.presentFetch(response: .init(orders: [.barbara]))

    // Then
    XCTAssertEqual(
      view.rows.map(\.date), ["17 มิ.ย. 2569"],
      "the year 2026 is 2569 in Thailand: leave the locale's calendar where it was, or the date is the device's"
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

  func testALongListIsShownToItsEnd() async {
    // Given
    let interactor = OrderListInteractor(
      worker: WorkerStub(answer: Array(repeating: .ada, count: 120)))
    interactor.presenter = sut

    // When
    await interactor.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      view.rows.count, 120,
      "a long list ends too early: nobody decided how many orders there are at most, so present and show them all"
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
