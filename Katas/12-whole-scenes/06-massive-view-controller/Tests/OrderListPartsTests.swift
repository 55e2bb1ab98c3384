import Foundation
import KataUI
import XCTest

@testable import Orders

/// Each part alone.
@MainActor
final class OrderListPartsTests: XCTestCase {
  func testTheWorkerFetchesAndDecodes() async throws {
    // Given
    let client = HTTPClientSpy()
    let sut = OrderListWorker(client: client)

    // When
    let orders = try await sut.orders()

    // Then
    XCTAssertEqual(
      client.paths, ["/orders"],
      "the worker asks the client once, for /orders")
    XCTAssertEqual(
      orders.map(\.id), ["A1", "C3", "B2", "D4"],
      "the worker returns all orders of the answer, as they come")
    XCTAssertEqual(
      orders.first { $0.id == "A1" }?.placedAt, Order.ada.placedAt,
      "the server counts seconds since 1970: move the decoder's setting for dates, too"
    )
  }

  func testTheWorkerThrowsWhatGoesWrong() async {
    // Given
    let client = HTTPClientSpy()
    let sut = OrderListWorker(client: client)
    var errors = 0

    // When
    let answers: [Result<Data, NoConnection>] = [
      .failure(NoConnection()), .success(Data()),
      .success(Data("no orders at all".utf8)),
    ]
    for answer in answers {
      client.answer = answer
      do { _ = try await sut.orders() } catch { errors += 1 }
    }

    // Then
    XCTAssertEqual(
      errors, 3,
      "no answer, an empty one, and one that holds no orders: throw each time, and make no list of it"
    )
  }

  func testTheInteractorDecidesWhatCounts() async {
    // Given
    let presenter = PresenterSpy()
    let worker = WorkerStub(
      answer: .success([.alan, .ada, .grace, .barbara]))
    let sut = OrderListInteractor(worker: worker)
    sut.presenter = presenter

    // When
    await sut.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.ids, [["C3", "D4", "A1"]],
      "no cancelled orders, the latest first, in one response")
  }

  func testTheInteractorPresentsAFailure() async {
    let errors: [any Error] = [
      NoConnection(), CancellationError(), OrderListError.unavailable,
      DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "")),
    ]
    for error in errors {
      // Given
      let presenter = PresenterSpy()
      let sut = OrderListInteractor(
        worker: WorkerStub(answer: .failure(error)))
      sut.presenter = presenter

      // When
      await sut.fetch(request: .init()).value

      // Then
      XCTAssertEqual(
        presenter.responses, [.init(result: .failure(.unavailable))],
        "present any error of the worker as .unavailable, in one response"
      )
    }
  }

  func testThePresenterFindsTheWords() async {
    // Given
    let view = ViewSpy()
    let sut = OrderListPresenter(
      locale: Locale(identifier: "en_GB"), timeZone: honolulu,
      currencyCode: "JPY")
    sut.viewController = view

    // When
    sut.presentFetch(response: .init(result: .success([.grace])))
    sut.presentFetch(
      response: .init(result: .success([.grace, .barbara, .grace])))
    sut.presentFetch(response: .init(result: .success([])))
    sut.presentFetch(response: .init(result: .failure(.unavailable)))

    // Then
    XCTAssertEqual(
      view.viewModels.map(\.summary),
      [
        "1 order", "3 orders", "No orders yet.",
        "Orders are unavailable. Try again later.",
      ],
      "the presenter writes the same summaries as the screen did")
    XCTAssertEqual(
      view.viewModels.flatMap(\.rows).map(line),
      [
        "B2, Grace Hopper, 14 Jun 2026, JP¥25",
        "B2, Grace Hopper, 14 Jun 2026, JP¥25",
        "D4, Barbara Liskov, 17 Jun 2026, JP¥7",
        "B2, Grace Hopper, 14 Jun 2026, JP¥25",
      ],
      "the presenter writes the same rows as the screen did, in the order, the locale and the time zone it was given"
    )

    // Given: in Thailand years are counted from the Buddha
    let thai = OrderListPresenter(
      locale: Locale(identifier: "th_TH"), timeZone: honolulu,
      currencyCode: "THB")
    thai.viewController = view

    // When
    thai.presentFetch(response: .init(result: .success([.grace])))

    // Then
    XCTAssertEqual(
      view.viewModels.last?.rows.map(\.date), ["14 มิ.ย. 2569"],
      "the year 2026 is 2569 in Thailand: the screen gave its dates the locale's calendar, so move that, too"
    )
    XCTAssertEqual(
      view.viewModels.last?.rows.map(\.total), ["฿25.00"],
      "in Thailand a baht has its sign: the screen gave its sums the locale, too, so move that"
    )
  }

  private func line(_ row: OrderList.Fetch.ViewModel.Row) -> String {
    [row.id, row.customer, row.date, row.total].joined(separator: ", ")
  }

  func testTheViewAsksTheInteractor() async {
    // Given
    let interactor = InteractorSpy()
    let sut = OrderListViewController()
    sut.interactor = interactor

    // When
    sut.loadViewIfNeeded()
    await sut.loading?.value
    let first = sut.loading
    sut.reloadButton.sendActions(for: .touchUpInside)
    await sut.loading?.value

    // Then
    XCTAssertEqual(
      interactor.requests.count, 2,
      "the view asks only its interactor: when it is loaded, and at a tap on Reload"
    )
    XCTAssertNotNil(
      sut.loading, "keep the task in loading, as before")
    XCTAssertNotEqual(
      sut.loading, first,
      "loading is still the first task: keep that of the latest request")
    XCTAssertEqual(
      interactor.ended, 2,
      "loading was over before the interactor's task: keep the one that fetch(request:) returns"
    )
    let isFreed = await isFreedAfterUse()
    XCTAssertTrue(
      isFreed,
      "the button's action keeps the screen alive: it captures self weakly")
  }

  private func isFreedAfterUse() async -> Bool {
    weak var probe: OrderListViewController?
    do {
      let dropped = OrderListViewController()
      dropped.loadViewIfNeeded()
      await dropped.loading?.value
      probe = dropped
    }
    return probe == nil
  }

  func testTheViewHasNothingOfTheOtherParts() async {
    // Given
    let others = ["client", "locale", "timeZone", "currencyCode"]

    // When
    let held = Mirror(reflecting: OrderListViewController()).children
      .compactMap(\.label)

    // Then
    XCTAssertEqual(
      others.filter(held.contains), [],
      "where from and how it reads are no longer the view's questions: let the configurator give these to the worker and the presenter"
    )
  }

  func testTheViewShowsWhatItIsTold() async {
    // Given
    let sut = OrderListViewController()
    let row = OrderList.Fetch.ViewModel.Row(
      id: "X", customer: "Somebody", date: "some day", total: "something")

    // When
    sut.displayFetch(viewModel: .init(summary: "Some orders", rows: [row]))

    // Then
    XCTAssertEqual(
      sut.texts, ["Some orders", "Somebody", "some day", "something"],
      "show each text of the view model as it is, in the order given")
  }

  func testNewRowsReplaceTheOldOnes() async {
    // Given
    let sut = OrderListViewController()
    let old = OrderList.Fetch.ViewModel.Row(
      id: "W", customer: "Nobody", date: "", total: "")
    let new = (1...12).map { number in
      OrderList.Fetch.ViewModel.Row(
        id: "\(number)", customer: "Somebody", date: "", total: "")
    }

    // When
    sut.displayFetch(viewModel: .init(summary: "", rows: [old]))
    sut.displayFetch(viewModel: .init(summary: "A dozen", rows: new))

    // Then
    XCTAssertEqual(
      sut.rowStack.arrangedSubviews.count, 12,
      "twelve rows were given: show them all, and remove the old one")
    XCTAssertEqual(
      sut.rowStack.subviews.count, 12,
      "take the old row out of its superview, or it stays on the screen")
    XCTAssertEqual(
      sut.summaryLabel.text, "A dozen",
      "show the summary as it is, however many rows there are")
  }
}

// MARK: - Spies and stubs

private struct WorkerStub: OrderListWorkerLogic {
  let answer: Result<[Order], any Error>

  func orders() async throws -> [Order] { try answer.get() }
}

private final class PresenterSpy: OrderListPresentationLogic {
  private(set) var responses: [OrderList.Fetch.Response] = []

  /// The orders of each response, by their ids.
  var ids: [[String]] {
    responses.map { response in (try? response.result.get().map(\.id)) ?? []
    }
  }

  func presentFetch(response: OrderList.Fetch.Response) {
    responses.append(response)
  }
}

private final class ViewSpy: OrderListDisplayLogic {
  private(set) var viewModels: [OrderList.Fetch.ViewModel] = []

  func displayFetch(viewModel: OrderList.Fetch.ViewModel) {
    viewModels.append(viewModel)
  }
}

private final class InteractorSpy: OrderListBusinessLogic {
  private(set) var requests: [OrderList.Fetch.Request] = []
  /// How many of its tasks are over.
  private(set) var ended = 0

  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never> {
    requests.append(request)
    return Task {
      await Task.yield()
      ended += 1
    }
  }
}
