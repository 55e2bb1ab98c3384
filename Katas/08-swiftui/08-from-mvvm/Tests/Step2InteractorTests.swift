import XCTest

@testable import Orders

@MainActor
final class Step2InteractorTests: XCTestCase {
  private let worker = OrderListWorkerSpy()
  private let presenter = OrderListPresenterSpy()
  private lazy var sut = OrderListInteractor(worker: worker)

  override func setUp() async throws {
    presenter.dataStore = sut
    sut.presenter = presenter
  }

  func testTheInteractorDecidesWhatCounts() async {
    // Given
    worker.answer = .success([.coffee, .milk, .gift, .tea, .cake])

    // When
    await sut.load(request: .init())

    // Then
    XCTAssertEqual(
      presenter.loads,
      [.init(result: .success([.tea, .coffee, .cake, .gift]))],
      "present once all that is not cancelled, and only that, the latest number first, however the server sends it"
    )
    XCTAssertEqual(worker.asked, 1, "ask the worker once")
  }

  func testAFailureIsPresented() async {
    // Given
    worker.answer = .failure(Unplugged())

    // When
    await sut.load(request: .init())

    // Then
    XCTAssertEqual(
      presenter.loads, [.init(result: .failure(.unavailable))],
      "the worker failed: present .unavailable, once")
    XCTAssertEqual(
      worker.asked, 1,
      "the worker failed, and was asked again: before the move, one load asked once"
    )
  }

  func testACancellationIsAFailureToo() async {
    // Given
    let unreadable = DecodingError.Context(
      codingPath: [], debugDescription: "no orders")
    let errors: [any Error] = [
      CancellationError(), DecodingError.dataCorrupted(unreadable),
    ]
    var told: [OrderList.Load.Response?] = []

    // When
    for error in errors {
      worker.answer = .success([.coffee])
      await sut.load(request: .init())
      worker.answer = .failure(error)
      await sut.load(request: .init())
      told.append(presenter.loads.last)
    }
    sut.select(request: .init(number: 7))

    // Then
    XCTAssertEqual(
      told,
      [
        .init(result: .failure(.unavailable)),
        .init(result: .failure(.unavailable)),
      ],
      "an error of any kind is .unavailable, a cancellation and unreadable data, too"
    )
    XCTAssertEqual(
      presenter.selected, [],
      "after an error of any kind there are no orders to select")
  }

  func testAPaidOrderIsKeptThenPresented() async {
    // Given
    await sut.load(request: .init())

    // When
    sut.select(request: .init(number: 7))

    // Then
    XCTAssertEqual(
      presenter.selected, [.coffee],
      "Coffee is paid: keep it in selected, then present it, once")
    XCTAssertEqual(
      presenter.refusals, [], "Coffee is paid: nothing is refused")
  }

  func testTheOrdersStayUntilTheNextAreThere() async {
    // Given
    await sut.load(request: .init())
    worker.whileAsked = { [sut] in sut.select(request: .init(number: 7)) }

    // When
    await sut.load(request: .init())

    // Then
    XCTAssertEqual(
      presenter.selected, [.coffee],
      "while the server is asked again the old rows are still there, and a tap on one opened it before the move"
    )
  }

  func testEachSelectionTakesThePlaceOfTheLast() async {
    // Given
    worker.answer = .success([.coffee, .cake])
    await sut.load(request: .init())

    // When
    for number in [7, 5, 5] { sut.select(request: .init(number: number)) }

    // Then
    XCTAssertEqual(
      presenter.selected, [.coffee, .cake, .cake],
      "Coffee, then Cake, then Cake again: keep and present each that is tapped"
    )
  }

  func testEachLoadTakesThePlaceOfTheLast() async {
    // Given
    await sut.load(request: .init())
    worker.answer = .success([.cake])

    // When
    await sut.load(request: .init())
    sut.select(request: .init(number: 7))

    // Then
    XCTAssertEqual(
      presenter.loads.last, .init(result: .success([.cake])),
      "the server has Cake now, and no more: ask each time, and keep nothing of the last time"
    )
    XCTAssertEqual(
      presenter.selected, [],
      "Coffee is gone: it can no longer be selected")
  }

  func testAnUnpaidOrderIsRefused() async {
    // Given
    await sut.load(request: .init())

    // When
    sut.select(request: .init(number: 9))

    // Then
    XCTAssertEqual(
      presenter.refusals, [.init(number: 9)],
      "Tea is not paid: present the refusal, once")
    XCTAssertEqual(
      presenter.selected, [], "Tea is not paid: it stays closed")
    XCTAssertNil(sut.selected, "Tea is not paid: it is not kept")

    // When
    sut.select(request: .init(number: 9))

    // Then
    XCTAssertEqual(
      presenter.refusals, [.init(number: 9), .init(number: 9)],
      "Tea was tapped once more: before the move each tap had its alert, so refuse each time"
    )
  }

  func testANumberThatNobodyHasChangesNothing() async {
    // Given
    await sut.load(request: .init())
    sut.select(request: .init(number: 7))

    // When: 8 is cancelled, 1 does not exist
    sut.select(request: .init(number: 8))
    sut.select(request: .init(number: 1))

    // Then
    XCTAssertEqual(
      [presenter.selected.count, presenter.refusals.count], [1, 0],
      "no row has this number: present nothing")
    XCTAssertEqual(sut.selected, .coffee, "what was selected before stays")
  }

  func testAfterAFailureThereIsNothingToSelect() async {
    // Given
    await sut.load(request: .init())
    worker.answer = .failure(Unplugged())
    await sut.load(request: .init())

    // When
    sut.select(request: .init(number: 7))

    // Then
    XCTAssertEqual(
      presenter.selected, [],
      "the screen has no orders: nor has the interactor"
    )
  }
}

/// Stands in for the worker: counts, and gives the answer it was told.
@MainActor
private final class OrderListWorkerSpy: OrderListWorkerLogic {
  var answer: Result<[Order], any Error> = .success([.coffee, .milk, .tea])
  var whileAsked: () -> Void = {}
  private(set) var asked = 0

  func orders() async throws -> [Order] {
    asked += 1
    whileAsked()
    return try answer.get()
  }
}

/// Stands in for the presenter, and keeps what it is presented.
private final class OrderListPresenterSpy: OrderListPresentationLogic {
  weak var dataStore: (any OrderListDataStore)?
  private(set) var loads: [OrderList.Load.Response] = []
  /// What was in the data store when a selection was presented.
  private(set) var selected: [Order?] = []
  private(set) var refusals: [OrderList.Refuse.Response] = []

  func presentLoad(response: OrderList.Load.Response) {
    loads.append(response)
  }

  func presentSelect(response: OrderList.Select.Response) {
    selected.append(dataStore?.selected)
  }

  func presentRefusal(response: OrderList.Refuse.Response) {
    refusals.append(response)
  }
}
