import XCTest

@testable import Orders

@MainActor
final class OrderListPresenterTests: XCTestCase {
  func testTheRowsNameTheCustomersInTheOrderGiven() async throws {
    // When
    let viewModel = try viewModel(for: [
      Seeds.graces, Seeds.marys, Seeds.adas,
    ])

    // Then
    XCTAssertEqual(
      viewModel.rows.map(\.customer),
      ["Grace Hopper", "Mary Somerville", "Ada Lovelace"],
      "one row for each order, with first and last name, in the order of the response"
    )
  }

  func testANameIsWrittenAsItsOwnerWritesIt() async throws {
    // Given
    let names = ["Ada Lovelace", "Jane van der Berg"]
    let orders = [Seeds.adas, Seeds.janes]

    // When
    let american = try viewModel(for: orders)
    let hungarian = try viewModel(for: orders, locale: "hu_HU")

    // Then
    XCTAssertEqual(
      american.rows.map(\.customer), names,
      "a name is written letter by letter as it came")
    XCTAssertEqual(
      hungarian.rows.map(\.customer), names,
      "the locale writes dates and money: a name is first and last name in every locale"
    )
  }

  func testTheSummaryCountsInWords() async throws {
    // When
    let one = try viewModel(for: [Seeds.adas])
    let two = try viewModel(for: [Seeds.adas, Seeds.graces])

    // Then
    XCTAssertEqual(
      [one.summary, two.summary], ["1 order", "2 orders"],
      "the summary counts the orders: one of them is “1 order”, two are “2 orders”"
    )
  }

  func testACancelledOrderIsARowToo() async throws {
    // When
    let viewModel = try viewModel(for: [Seeds.adas, Seeds.cancelled])

    // Then
    XCTAssertEqual(
      viewModel.rows.map(\.customer), ["Ada Lovelace", "Alan Turing"],
      "show every order, cancelled ones too: the interactor has decided which to show"
    )
    XCTAssertEqual(
      viewModel.summary, "2 orders",
      "the summary counts every row, that of a cancelled order too")
  }

  func testEachRowHasTheIdOfItsOrder() async throws {
    // When
    let viewModel = try viewModel(
      for: [Seeds.graces, Seeds.adas, Seeds.graces])

    // Then
    XCTAssertEqual(
      viewModel.rows.map(\.id), ["G-2", "A-1", "G-2"],
      "a row has the id of its order, or a tap leads to another one; an order that comes twice has two rows"
    )
    XCTAssertEqual(
      viewModel.summary, "3 orders",
      "the summary counts every row, that of an order that comes twice too")
  }

  func testTheDateFollowsTheGivenLocale() async throws {
    // Given
    let orders = [Seeds.graces, Seeds.adas]

    // When
    let american = try viewModel(for: orders, locale: "en_US")
    let british = try viewModel(for: orders, locale: "en_GB")

    // Then
    XCTAssertEqual(
      american.rows.map(\.date) + british.rows.map(\.date),
      ["Jul 5, 2026", "Jun 29, 2026", "5 Jul 2026", "29 Jun 2026"],
      "format the date in the locale that the presenter was given")
  }

  func testTheYearIsThatOfTheDay() async throws {
    // When
    let viewModel = try viewModel(for: [Seeds.newYearsEve])

    // Then
    XCTAssertEqual(
      viewModel.rows.map(\.date), ["Dec 31, 2026"],
      "it is still 2026: YYYY is the year that the week belongs to, y that of the day"
    )
  }

  func testTheDateFollowsTheGivenTimeZone() async throws {
    // When
    let tokyo = try viewModel(for: [Seeds.adas], timeZone: "Asia/Tokyo")

    // Then
    XCTAssertEqual(
      tokyo.rows.map(\.date), ["Jun 30, 2026"],
      "in Tokyo it is already the next day: format the date in the time zone you were given"
    )
  }

  func testTheTimeZoneIsThatOfTheDay() async throws {
    // When
    let london = try viewModel(
      for: [Seeds.adas, Seeds.christmas], timeZone: "Europe/London")

    // Then
    XCTAssertEqual(
      london.rows.map(\.date), ["Jun 30, 2026", "Dec 25, 2026"],
      "London has summer time in June and none at Christmas: give the formatter the time zone, and count no hours yourself"
    )
  }

  func testTheTotalIsMoneyInTheGivenLocale() async throws {
    // When
    let american = try viewModel(for: [Seeds.adas], locale: "en_US")
    let british = try viewModel(for: [Seeds.adas], locale: "en_GB")

    // Then
    XCTAssertEqual(
      american.rows.map(\.total) + british.rows.map(\.total),
      ["$1,234.50", "US$1,234.50"],
      "format the total as money, with the currency code and the locale you were given"
    )
  }

  func testTheTotalIsInTheGivenCurrency() async throws {
    // When
    let european = try viewModel(for: [Seeds.adas], currencyCode: "EUR")

    // Then
    XCTAssertEqual(
      european.rows.map(\.total), ["€1,234.50"],
      "these totals are euros: format them with the currency code you were given"
    )
  }

  func testATotalBelowNothingIsMoneyToo() async throws {
    // When
    let american = try viewModel(for: [Seeds.refund], locale: "en_US")
    let german = try viewModel(for: [Seeds.refund], locale: "de_DE")

    // Then
    XCTAssertEqual(
      american.rows.map(\.total) + german.rows.map(\.total),
      ["-$1,019.50", "-1.019,50\u{A0}$"],
      "money was given back: format the total as it is, with the sign where the locale has it"
    )
  }

  func testALocaleThatIsNotInTheBriefIsFollowedToo() async throws {
    // When
    let hungarian = try viewModel(for: [Seeds.adas], locale: "hu_HU")
    let german = try viewModel(
      for: [Seeds.adas], locale: "de_DE", currencyCode: "EUR")

    // Then
    XCTAssertEqual(
      hungarian.rows.map(\.date), ["2026. jún. 29."],
      "every locale orders the date in its own way: let the locale write it, and no pattern"
    )
    XCTAssertEqual(
      german.rows.map(\.total), ["1.234,50\u{A0}€"],
      "every locale places the currency in its own way: let the locale write the money"
    )
  }

  func testTheYearIsThatOfTheLocalesCalendar() async throws {
    // When: in Thailand years are counted from the Buddha
    let thai = try viewModel(
      for: [Seeds.adas, Seeds.newYearsEve], locale: "th_TH")

    // Then
    XCTAssertEqual(
      thai.rows.map(\.date), ["29 มิ.ย. 2569", "31 ธ.ค. 2569"],
      "the year 2026 is 2569 in Thailand: count days and years by the locale's calendar, not by the device's and not by your own"
    )
  }

  func testACurrencyWithoutCentsHasNone() async throws {
    // When
    let japanese = try viewModel(for: [Seeds.graces], currencyCode: "JPY")

    // Then
    XCTAssertEqual(
      japanese.rows.map(\.total), ["¥80"],
      "yen have no cents: how many digits there are is the currency's to say"
    )
  }

  func testTheTotalOfACancelledOrderIsWhatItWas() async throws {
    // When
    let viewModel = try viewModel(for: [Seeds.cancelled])

    // Then
    XCTAssertEqual(
      viewModel.rows.map { "\($0.date), \($0.total)" },
      ["Jun 28, 2026, $12.00"],
      "a cancelled order has its date and its total, too: what it costs, the interactor has decided"
    )
  }

  func testManyOrdersAreAllShown() async throws {
    // When
    let viewModel = try viewModel(for: Seeds.many)

    // Then
    XCTAssertEqual(
      viewModel.rows.map(\.total), Array(repeating: "$0.00", count: 12),
      "twelve orders are twelve rows, and nothing to pay is a total too")
    XCTAssertEqual(
      viewModel.summary, "12 orders", "the summary counts the orders")
  }

  func testAnEmptyListHasWordsToo() async throws {
    // When
    let viewModel = try viewModel(for: [])

    // Then
    XCTAssertEqual(
      viewModel.summary, "No orders yet.",
      "an empty list has a summary too")
  }

  func testNothingIsKeptFromTheResponseBefore() async {
    // Given
    let view = OrderListViewSpy()
    let sut = OrderListPresenter(
      locale: Locale(identifier: "en_US"), timeZone: .gmt,
      currencyCode: "USD")
    sut.viewController = view

    // When
    sut.presentFetch(response: .init(orders: [Seeds.adas]))
    sut.presentFetch(response: .init(orders: [Seeds.graces]))

    // Then
    XCTAssertEqual(
      view.viewModels.map { $0.rows.map(\.customer) },
      [["Ada Lovelace"], ["Grace Hopper"]],
      "each response gets its own view model: keep no rows between two of them"
    )
  }

  private func viewModel(
    for orders: [Order], locale: String = "en_US", timeZone: String = "UTC",
    currencyCode: String = "USD"
  ) throws -> OrderList.Fetch.ViewModel {
    let view = OrderListViewSpy()
    let sut = OrderListPresenter(
      locale: Locale(identifier: locale),
      timeZone: try XCTUnwrap(TimeZone(identifier: timeZone)),
      currencyCode: currencyCode)
    sut.viewController = view
    sut.presentFetch(response: .init(orders: orders))
    XCTAssertLessThanOrEqual(
      view.viewModels.count, 1,
      "a response is displayed once, with all its rows")
    return try XCTUnwrap(
      view.viewModels.last,
      "a response came and the view was told nothing: call displayFetch(viewModel:) before presentFetch(response:) is over, without a Task"
    )
  }
}
