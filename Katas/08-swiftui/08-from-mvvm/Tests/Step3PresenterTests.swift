import XCTest

@testable import Orders

@MainActor
final class Step3PresenterTests: XCTestCase {
  private let screen = OrderListScreenSpy()
  private let sut = OrderListPresenter()

  override func setUp() async throws {
    sut.screen = screen
  }

  func testTheOrdersReadAsBefore() async {
    // Given
    let feast = Order(
      number: 2, item: "wedding Cake", cents: 16_777_217, isPaid: true,
      isCancelled: false)

    // When
    sut.presentLoad(
      response: .init(result: .success([.tea, .coffee, feast])))

    // Then
    XCTAssertEqual(
      screen.loads,
      [
        .init(
          summary: "3 orders, 167779.87 €",
          rows: [
            .init(id: 9, title: "#9 Tea, 3.20 €"),
            .init(id: 7, title: "#7 Coffee, 4.50 €"),
            .init(id: 2, title: "#2 wedding Cake, 167772.17 €"),
          ])
      ],
      "word the orders as the view model did, once, in the response's order: items as they are written, sums to the cent"
    )
  }

  func testThePresenterChoosesNoOrders() async {
    // When
    sut.presentLoad(
      response: .init(result: .success([.coffee, .milk, .gift, .tea])))

    // Then
    XCTAssertEqual(
      screen.loads.map { $0.rows.map(\.id) }, [[7, 8, 3, 9]],
      "each order of the response has its row, in the response's order: which ones count, and which comes first, the interactor has decided"
    )
    XCTAssertEqual(
      screen.loads.map(\.summary), ["4 orders, 8.80 €"],
      "each order of the response counts: which ones do, the interactor has decided"
    )
  }

  func testOneAndNoneReadAsBefore() async {
    // When
    sut.presentLoad(response: .init(result: .success([.cake])))
    sut.presentLoad(response: .init(result: .success([])))

    // Then
    XCTAssertEqual(
      screen.loads.map(\.summary), ["1 order, 2.05 €", "No orders yet."],
      "one order and none have sentences of their own")
  }

  func testAFailureReadsAsBefore() async {
    // When
    sut.presentLoad(response: .init(result: .failure(.unavailable)))

    // Then
    XCTAssertEqual(
      screen.loads,
      [.init(summary: "The orders cannot be reached.", rows: [])],
      "a failure is a summary without rows")
  }

  func testARefusalReadsAsBefore() async {
    // When
    sut.presentRefusal(response: .init(number: 9))
    sut.presentRefusal(response: .init(number: 12))

    // Then
    XCTAssertEqual(
      screen.refusals,
      [
        .init(title: "Order 9", message: "It is not paid yet."),
        .init(title: "Order 12", message: "It is not paid yet."),
      ],
      "the alert's texts come from the presenter, once, with the number of the response"
    )
    XCTAssertEqual(screen.selections, [], "what is refused is not selected")
  }

  func testASelectionIsDisplayed() async {
    // When
    sut.presentSelect(response: .init())

    // Then
    XCTAssertEqual(
      screen.selections, [.init()], "a selection is displayed, once")
  }
}

/// Stands in for the screen, and keeps what it is told to display.
private final class OrderListScreenSpy: OrderListDisplayLogic {
  private(set) var loads: [OrderList.Load.ViewModel] = []
  private(set) var selections: [OrderList.Select.ViewModel] = []
  private(set) var refusals: [OrderList.Refuse.ViewModel] = []

  func displayLoad(viewModel: OrderList.Load.ViewModel) {
    loads.append(viewModel)
  }

  func displaySelect(viewModel: OrderList.Select.ViewModel) {
    selections.append(viewModel)
  }

  func displayRefusal(viewModel: OrderList.Refuse.ViewModel) {
    refusals.append(viewModel)
  }
}
