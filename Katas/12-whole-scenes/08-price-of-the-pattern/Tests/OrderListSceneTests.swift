import Foundation
import XCTest

@testable import Orders

@MainActor
final class OrderListSceneTests: XCTestCase {
  func testTheTextsFollowThePresentersLocale() async throws {
    // Given: where it is tomorrow already
    let fourteenHoursAhead = try XCTUnwrap(TimeZone(secondsFromGMT: 50_400))
    let view = OrderListConfigurator.configure(
      worker: WorkerStub(), locale: Locale(identifier: "en_GB"),
      timeZone: fourteenHoursAhead,
      currencyCode: "GBP")

    // When
    await view.interactor?.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      view.rows,
      [
        .init(
          id: "A1", customer: "Ada Lovelace", date: "10 Jun 2026",
          total: "£40.25")
      ],
      "the row has changed: the presenter makes its texts as they were, with its own locale, time "
        + "zone and currency"
    )

    // Given: in Thailand years are counted from the Buddha
    let thai = OrderListConfigurator.configure(
      worker: WorkerStub(), locale: Locale(identifier: "th_TH"),
      timeZone: fourteenHoursAhead, currencyCode: "THB")

    // When
    await thai.interactor?.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      thai.rows.map(\.date), ["10 มิ.ย. 2569"],
      "the year 2026 is 2569 in Thailand: a date follows the locale in its calendar, too"
    )
  }

  func testTheMoneyFollowsTheLocaleToo() async {
    // Given
    var totals: [String] = []

    // When
    for currencyCode in ["EUR", "JPY"] {
      let view = OrderListConfigurator.configure(
        worker: WorkerStub(), locale: Locale(identifier: "de_DE"),
        timeZone: .gmt, currencyCode: currencyCode)
      await view.interactor?.fetch(request: .init()).value
      totals += view.rows.map(\.total)
    }

    // Then
    XCTAssertEqual(
      totals, ["40,25\u{A0}€", "40\u{A0}¥"],
      "a German list of euros, and one of yen: give the money the presenter's locale and its currency code, as they are"
    )
  }

  func testEachOrderKeepsItsRow() async {
    // Given
    let orders = [
      Order.ada.with(id: "C3", status: .cancelled, placed: 200), .ada,
      .ada.with(id: "B2", status: .shipped, placed: 100), .ada,
    ]
    let elevenMore = Array(repeating: Order.ada, count: 11)
    let view = OrderListConfigurator.configure(
      worker: WorkerStub(answer: orders + elevenMore),
      locale: Locale(identifier: "en_US"), timeZone: .gmt,
      currencyCode: "USD")

    // When
    await view.interactor?.fetch(request: .init()).value
    await view.interactor?.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      view.rows.map(\.id),
      ["C3", "A1", "B2", "A1"] + elevenMore.map(\.id),
      "each order of the worker had a row before, in the worker's order: move the texts, and change no list"
    )
    XCTAssertEqual(
      view.summary, "15 orders",
      "the summary counts each order that has a row, whatever its status"
    )
  }

  func testTheProtocolsWithoutASecondConformerAreGone() async {
    XCTAssertEqual(
      ["OrderFormatting", "OrderFormatterProviding"].filter(isDeclared), [],
      "these protocols have one conformer or none, and no stand-in in a test: they are sprawl, remove them"
    )
  }

  func testTheUserReadsTheSameListAsBefore() async {
    // Given
    let view = OrderListConfigurator.configure(
      worker: WorkerStub(), locale: Locale(identifier: "en_US"),
      timeZone: .gmt,
      currencyCode: "USD")

    // When
    await view.interactor?.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      view.rows,
      [
        .init(
          id: "A1", customer: "Ada Lovelace", date: "Jun 9, 2026",
          total: "$40.25")
      ],
      "the rows have changed: move the texts as they are")

    // When
    let between = ViewSpy()
    let interactor = view.interactor as? OrderListInteractor
    let presenter = interactor?.presenter as? OrderListPresenter
    presenter?.viewController = between
    await interactor?.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      between.displayed, 1, "one response is displayed once")
  }

  func testTheSummaryCountsAsBefore() async {
    // Given
    var summaries: [String] = []

    // When
    for orders in [[], [Order.ada], [.ada, .ada]] {
      let view = OrderListConfigurator.configure(
        worker: WorkerStub(answer: orders),
        locale: Locale(identifier: "en_US"), timeZone: .gmt,
        currencyCode: "USD")
      await view.interactor?.fetch(request: .init()).value
      summaries.append(view.summary)
    }

    // Then
    XCTAssertEqual(
      summaries, ["No orders yet.", "1 order", "2 orders"],
      "the summary has changed: move the texts for none, one and many as they are"
    )
  }

  func testTheInteractorHandsOnOrdersAndNoTexts() async throws {
    // Given
    let presenter = PresenterSpy()
    let sut = OrderListInteractor(worker: WorkerStub())
    sut.presenter = presenter

    // When
    await sut.fetch(request: .init()).value

    // Then
    let response = try XCTUnwrap(
      presenter.responses.first, "nothing was presented")
    XCTAssertEqual(
      presenter.responses.count, 1, "one request has one response")
    XCTAssertEqual(
      Mirror(reflecting: response).children.map { $0.value as? [Order] },
      [[.ada]],
      "the response carries only orders, in one property: the presenter makes the texts"
    )
  }

  func testTheInteractorHoldsPresenterAndWorkerOnly() async {
    // Given
    let sut = OrderListInteractor(worker: WorkerStub())

    // When
    let held = Mirror(reflecting: sut).children.compactMap(\.label)

    // Then
    XCTAssertEqual(
      held.filter { !["presenter", "worker"].contains($0) }, [],
      "the interactor holds what it no longer needs: formatting is the presenter's work"
    )
  }
}

// MARK: - Spies and stubs

/// Whether the scene still has a protocol of that name.
private func isDeclared(_ name: String) -> Bool {
  _typeByName("6Orders\(name.utf8.count)\(name)_p") != nil
}

extension Order {
  fileprivate static let ada = Order(
    id: "A1", customer: Customer(firstName: "Ada", lastName: "Lovelace"),
    placedAt: Date(timeIntervalSince1970: 1_781_000_000), total: 40.25,
    status: .open)

  fileprivate func with(
    id: String, status: Status, placed seconds: TimeInterval
  ) -> Order {
    Order(
      id: id, customer: customer, placedAt: placedAt + seconds,
      total: total, status: status)
  }
}

private struct WorkerStub: OrderListWorkerLogic {
  var answer: [Order] = [.ada]

  func orders() async -> [Order] { answer }
}

private final class ViewSpy: OrderListDisplayLogic {
  private(set) var displayed = 0

  func displayFetch(viewModel: OrderList.Fetch.ViewModel) {
    displayed += 1
  }
}

private final class PresenterSpy: OrderListPresentationLogic {
  private(set) var responses: [OrderList.Fetch.Response] = []

  func presentFetch(response: OrderList.Fetch.Response) {
    responses.append(response)
  }
}
