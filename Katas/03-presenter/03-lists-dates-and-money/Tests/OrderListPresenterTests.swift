import XCTest

@testable import Orders

@MainActor
final class OrderListPresenterTests: XCTestCase {
  func testTheRowsNameTheCustomersInTheOrderGiven() async throws {
    // When
    let viewModel = try viewModel(for: [Seeds.graces, Seeds.marys, Seeds.adas])

    // Then
    XCTAssertEqual(
      viewModel.rows.map(\.customer), ["Grace Hopper", "Mary Jackson", "Ada Lovelace"],
      "a row for each order, with the customer's first and last name, in the order that the "
        + "response has: sorting is the interactor's decision")
  }

  func testACancelledOrderIsARowToo() async throws {
    // When
    let viewModel = try viewModel(for: [Seeds.adas, Seeds.cancelled])

    // Then
    XCTAssertEqual(
      viewModel.rows.map(\.id), ["A-1", "T-4"],
      "an order is missing: which ones to show was decided by the interactor, so word them all, "
        + "the cancelled ones too")
  }

  func testTheDateFollowsTheGivenLocale() async throws {
    // When
    let american = try viewModel(for: [Seeds.adas], locale: "en_US")
    let british = try viewModel(for: [Seeds.adas], locale: "en_GB")

    // Then
    XCTAssertEqual(
      american.rows.map(\.date) + british.rows.map(\.date), ["Jun 29, 2026", "29 Jun 2026"],
      "Americans and Britons write a date in different ways: format it in the locale that the "
        + "presenter was given")
  }

  func testTheDateFollowsTheGivenTimeZone() async throws {
    // When
    let tokyo = try viewModel(for: [Seeds.adas], timeZone: "Asia/Tokyo")

    // Then
    XCTAssertEqual(
      tokyo.rows.map(\.date), ["Jun 30, 2026"],
      "shortly before midnight in UTC it is the next morning in Tokyo: format the date in the "
        + "time zone that the presenter was given")
  }

  func testTheTotalIsMoneyInTheGivenLocale() async throws {
    // When
    let american = try viewModel(for: [Seeds.adas], locale: "en_US")
    let british = try viewModel(for: [Seeds.adas], locale: "en_GB")

    // Then
    XCTAssertEqual(
      american.rows.map(\.total) + british.rows.map(\.total), ["$1,234.50", "US$1,234.50"],
      "a total is money: format it with the currency code and the locale that the presenter "
        + "was given")
  }

  func testTheTotalIsInTheGivenCurrency() async throws {
    // When
    let european = try viewModel(for: [Seeds.adas], currencyCode: "EUR")

    // Then
    XCTAssertEqual(
      european.rows.map(\.total), ["€1,234.50"],
      "these totals are euros: format them with the currency code that the presenter was given")
  }

  func testTheSummaryCountsInWords() async throws {
    // When
    let one = try viewModel(for: [Seeds.adas])
    let two = try viewModel(for: [Seeds.adas, Seeds.graces])

    // Then
    XCTAssertEqual(
      [one.summary, two.summary], ["1 order", "2 orders"],
      "the summary counts the orders: mind the singular, one is not “1 orders”")
  }

  func testAnEmptyListHasWordsToo() async throws {
    // When
    let viewModel = try viewModel(for: [])

    // Then
    XCTAssertEqual(
      viewModel.summary, "No orders yet.",
      "no orders is an answer as well: display it in words, with no rows")
  }

  func testNothingIsKeptFromTheResponseBefore() async {
    // Given
    let view = OrderListViewSpy()
    let sut = OrderListPresenter(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, currencyCode: "USD")
    sut.viewController = view

    // When
    sut.presentFetch(response: .init(orders: [Seeds.adas]))
    sut.presentFetch(response: .init(orders: [Seeds.graces]))

    // Then
    XCTAssertEqual(
      view.viewModels.map { $0.rows.map(\.id) }, [["A-1"], ["G-2"]],
      "each response makes a view model of its own: keep no rows between two of them")
  }

  private func viewModel(
    for orders: [Order], locale: String = "en_US", timeZone: String = "UTC",
    currencyCode: String = "USD"
  ) throws -> OrderList.Fetch.ViewModel {
    let view = OrderListViewSpy()
    let sut = OrderListPresenter(
      locale: Locale(identifier: locale),
      timeZone: try XCTUnwrap(TimeZone(identifier: timeZone)), currencyCode: currencyCode)
    sut.viewController = view
    sut.presentFetch(response: .init(orders: orders))
    return try XCTUnwrap(
      view.viewModels.last,
      "a response came and the view was told nothing: call displayFetch(viewModel:)")
  }
}
