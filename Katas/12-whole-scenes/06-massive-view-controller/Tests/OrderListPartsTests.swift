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
      orders.first?.placedAt, Order.ada.placedAt,
      "the server counts seconds since 1970: move the decoder's setting for dates, too"
    )
  }

  func testTheInteractorDecidesWhatCounts() async {
    // Given
    let presenter = PresenterSpy()
    let worker = WorkerStub(
      answer: .success([.ada, .alan, .grace, .barbara]))
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
    // Given
    let presenter = PresenterSpy()
    let sut = OrderListInteractor(
      worker: WorkerStub(answer: .failure(NoConnection())))
    sut.presenter = presenter

    // When
    await sut.fetch(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.unavailable))],
      "present any error of the worker as .unavailable, in one response")
  }

  func testThePresenterFindsTheWords() async {
    // Given
    let view = ViewSpy()
    let sut = OrderListPresenter(
      locale: Locale(identifier: "en_GB"), timeZone: .gmt,
      currencyCode: "GBP")
    sut.viewController = view

    // When
    sut.presentFetch(response: .init(result: .success([.grace])))
    sut.presentFetch(response: .init(result: .success([])))
    sut.presentFetch(response: .init(result: .failure(.unavailable)))

    // Then
    XCTAssertEqual(
      view.viewModels.map(\.summary),
      [
        "1 order", "No orders yet.",
        "Orders are unavailable. Try again later.",
      ],
      "the presenter writes the same summaries as the screen did")
    XCTAssertEqual(
      view.viewModels.flatMap(\.rows),
      [
        .init(
          id: "B2", customer: "Grace Hopper", date: "15 Jun 2026",
          total: "£25.00")
      ],
      "the presenter writes the same rows as the screen did, in the locale it was given"
    )
  }

  func testTheViewAsksTheInteractor() async {
    // Given
    let interactor = InteractorSpy()
    let sut = OrderListViewController()
    sut.interactor = interactor

    // When
    sut.loadViewIfNeeded()
    await sut.loading?.value
    sut.reloadButton.sendActions(for: .touchUpInside)
    await sut.loading?.value

    // Then
    XCTAssertEqual(
      interactor.requests.count, 2,
      "the view asks only its interactor: when it is loaded, and at a tap on Reload"
    )
    XCTAssertNotNil(
      sut.loading, "keep the task in loading, as before")
    XCTAssertTrue(
      isFreedAfterUse,
      "the button's action keeps the screen alive: it captures self weakly")
  }

  private var isFreedAfterUse: Bool {
    weak var probe: OrderListViewController?
    do {
      let dropped = OrderListViewController()
      dropped.loadViewIfNeeded()
      probe = dropped
    }
    return probe == nil
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
    let new = OrderList.Fetch.ViewModel.Row(
      id: "X", customer: "Somebody", date: "", total: "")

    // When
    sut.displayFetch(viewModel: .init(summary: "", rows: [old]))
    sut.displayFetch(viewModel: .init(summary: "", rows: [new]))

    // Then
    XCTAssertEqual(
      sut.rowStack.arrangedSubviews.count, 1,
      "one row was given: remove the old ones")
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

  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never> {
    requests.append(request)
    return Task {}
  }
}
