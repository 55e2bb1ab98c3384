import XCTest

@testable import Orders

@MainActor
final class OrderDetailPresenterTests: XCTestCase {
  private let screen = OrderDetailScreenSpy()
  private let sut = OrderDetailPresenter()

  override func setUp() async throws {
    sut.screen = screen
  }

  func testWhatIsAllowedIsAsked() async {
    // When
    sut.presentCancel(response: .init(order: .oatMilk, isAllowed: true))

    // Then
    XCTAssertEqual(
      screen.cancels,
      [
        .init(
          title: "Cancel oat Milk?", message: "You get your money back.",
          confirm: "Cancel it", dismiss: "Keep it")
      ],
      "cancelling is allowed: word the question as in the brief, once, with the item as it is written"
    )
  }

  func testWhatIsNotAllowedIsExplained() async {
    // When
    sut.presentCancel(response: .init(order: .tea, isAllowed: false))

    // Then
    XCTAssertEqual(
      screen.cancels,
      [
        .init(
          title: "Too late", message: "Tea is on its way.",
          confirm: nil, dismiss: "OK")
      ],
      "cancelling is not allowed: say why, with nothing to confirm, once")
  }

  func testThePresenterDoesNotDecide() async {
    // When
    sut.presentCancel(response: .init(order: .tea, isAllowed: true))
    sut.presentCancel(response: .init(order: .milk, isAllowed: false))

    // Then
    XCTAssertEqual(
      screen.cancels.map { $0.confirm != nil }, [true, false],
      "whether it is allowed, the interactor has decided: look at isAllowed"
    )
  }

  func testTheRestReadsAsBefore() async {
    // When
    sut.presentLoad(response: .init(order: .tea))
    sut.presentReceipt(response: .init(order: .tea))
    sut.presentConfirm(response: .init())

    // Then
    XCTAssertEqual(
      screen.loads, [.init(title: "Tea", state: "On its way")],
      "presentLoad was right: leave it as it was")
    XCTAssertEqual(
      screen.receipts, [.init(id: 2, lines: ["Tea", "Total: 3.20 €"])],
      "presentReceipt was right: leave it as it was")
    XCTAssertEqual(
      screen.confirms, [.init()],
      "presentConfirm was right: leave it as it was")
  }
}

/// Stands in for the screen, and keeps what it is told to display.
private final class OrderDetailScreenSpy: OrderDetailDisplayLogic {
  private(set) var loads: [OrderDetail.Load.ViewModel] = []
  private(set) var receipts: [OrderDetail.Receipt.ViewModel] = []
  private(set) var cancels: [OrderDetail.Cancel.ViewModel] = []
  private(set) var confirms: [OrderDetail.Confirm.ViewModel] = []

  func displayCancel(viewModel: OrderDetail.Cancel.ViewModel) {
    cancels.append(viewModel)
  }

  func displayLoad(viewModel: OrderDetail.Load.ViewModel) {
    loads.append(viewModel)
  }

  func displayReceipt(viewModel: OrderDetail.Receipt.ViewModel) {
    receipts.append(viewModel)
  }

  func displayConfirm(viewModel: OrderDetail.Confirm.ViewModel) {
    confirms.append(viewModel)
  }
}
