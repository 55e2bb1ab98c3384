import KataSwiftUI
import XCTest

@testable import Orders

/// The detail alone: the test plays interactor and presenter.
@MainActor
final class OrderDetailViewTests: XCTestCase {
  private let interactor = OrderDetailInteractorSpy()
  private let router = OrderDetailRouterSpy()
  private let screen = OrderDetailScreen()
  private lazy var host = ViewHost(
    OrderDetailView(screen: screen, interactor: interactor))

  override func setUp() async throws {
    screen.router = router
    _ = host
  }

  override func tearDown() async throws {
    host.close()
  }

  func testTheAlertSaysWhatItsViewModelSays() async {
    // Given: an alert that nobody has closed
    screen.displayCancel(
      viewModel: .init(
        title: "Old", message: "Older.", confirm: "Oldest", dismiss: "No"))

    // When
    screen.displayCancel(
      viewModel: .init(
        title: "Sure?", message: "Really sure?", confirm: "Yes",
        dismiss: "No"))

    // Then
    XCTAssertEqual(
      host.lines(below: "── alert ──"),
      ["Really sure?", "Sure?", "[No]", "[Yes]"],
      "the alert has the view model's title, message and buttons, as they are: of what was displayed last"
    )
    XCTAssertEqual(
      host.rows(below: "── alert ──").filter { $0.hasPrefix("[") },
      ["[Yes]", "[No]"],
      "the alert's first button confirms, and the other one comes after it")
  }

  func testWithoutAnythingToConfirmThereIsOneButton() async {
    // When
    screen.displayCancel(
      viewModel: .init(
        title: "No", message: "Not now.", confirm: nil, dismiss: "Fine"))

    // Then
    XCTAssertEqual(
      host.lines(below: "── alert ──"), ["No", "Not now.", "[Fine]"],
      "the view model has nothing to confirm: the other button is alone")
  }

  func testTheFirstButtonConfirms() async throws {
    // Given
    screen.displayCancel(
      viewModel: .init(
        title: "Sure?", message: "", confirm: "Yes", dismiss: "No"))

    // When
    try host.tap("Yes")

    // Then
    XCTAssertEqual(
      interactor.asked.filter { $0 != "load" }, ["confirm"],
      "Yes sends one Confirm.Request, and asks for nothing else")
  }

  func testTheOtherButtonAsksForNothing() async throws {
    // Given
    screen.displayCancel(
      viewModel: .init(
        title: "Sure?", message: "", confirm: "Yes", dismiss: "No"))

    // When
    try host.tap("No")
    screen.displayCancel(
      viewModel: .init(
        title: "Too late", message: "", confirm: nil, dismiss: "Fine"))
    try host.tap("Fine")

    // Then
    XCTAssertEqual(
      interactor.asked, ["load"],
      "No and Fine close their alerts, and send no request: only the view that appeared has asked"
    )
    XCTAssertEqual(
      router.backs, 0,
      "No and Fine close their alerts, and the order stays: only displayConfirm asks the router back"
    )
  }

  func testTheAlertComesAsOftenAsItIsDisplayed() async throws {
    // Given
    let viewModel = OrderDetail.Cancel.ViewModel(
      title: "No", message: "", confirm: nil, dismiss: "Fine")
    screen.displayCancel(viewModel: viewModel)
    try host.tap("Fine")
    let isGone = !host.screen.contains("── alert ──")

    // When
    screen.displayCancel(viewModel: viewModel)

    // Then
    XCTAssertEqual(
      [isGone, host.screen.contains("── alert ──")], [true, true],
      "an answered alert is gone, and the next one comes, even the same again"
    )
  }

  func testTheViewWaitsForTheViewModel() async throws {
    // When
    try host.tap("Cancel order")
    try host.tap("Receipt")

    // Then
    XCTAssertEqual(
      interactor.asked, ["load", "cancel", "receipt"],
      "the view asks when it appears, and each tap is one request")
    XCTAssertFalse(
      host.screen.contains("── "),
      "nothing was displayed yet: only a view model brings a sheet or an alert"
    )
  }

  func testTheStateIsStillDrawn() async {
    // Given
    screen.displayLoad(viewModel: .init(title: "Cake", state: "Ordered"))

    // When
    screen.displayLoad(
      viewModel: .init(title: "Cake", state: "In the oven"))

    // Then
    XCTAssertTrue(
      host.screen.contains("In the oven"),
      "displayLoad was right: keep the state as it was kept, the last one")
  }

  func testALoadClosesNothing() async throws {
    // Given
    screen.displayReceipt(viewModel: .init(id: 1, lines: ["Cake"]))
    let load = OrderDetail.Load.ViewModel(
      title: "Cake", state: "In the oven")

    // When
    screen.displayLoad(viewModel: load)
    let hasSheet = host.screen.contains("── sheet ──")
    if hasSheet { try host.dismiss() }
    screen.displayCancel(
      viewModel: .init(
        title: "Sure?", message: "", confirm: "Yes", dismiss: "No"))
    screen.displayLoad(viewModel: load)

    // Then
    XCTAssertEqual(
      [hasSheet, host.screen.contains("── alert ──")], [true, true],
      "a load says nothing about the receipt and the question: the one that is shown stays, until the user closes it"
    )
  }

  func testTheSheetHasTheReceiptsLines() async {
    // Given
    let receipt = ["Cake", "Apple", "Total: a lot"]
    screen.displayReceipt(viewModel: .init(id: 2, lines: ["Apple"]))

    // When
    screen.displayReceipt(viewModel: .init(id: 1, lines: receipt))

    // Then
    XCTAssertEqual(
      host.rows(below: "── sheet ──").filter { receipt.contains($0) },
      receipt,
      "each line of the view model displayed last is on the sheet, as it is, in the given order"
    )
  }

  func testWhatIsClosedIsNoLongerKept() async throws {
    // Given
    screen.displayReceipt(viewModel: .init(id: 1, lines: ["Cake"]))
    try host.dismiss()

    // When: an alert is closed with each of its buttons
    let kept = try ["No", "Yes"].filter { button in
      screen.displayCancel(
        viewModel: .init(
          title: "Sure?", message: "", confirm: "Yes", dismiss: "No"))
      try host.tap(button)
      return keeps(OrderDetail.Cancel.ViewModel.self)
    }

    // Then
    XCTAssertFalse(
      keeps(OrderDetail.Receipt.ViewModel.self),
      "the user has closed the sheet: the screen has no receipt any more")
    XCTAssertEqual(
      kept, [],
      "the user has closed the alert with these buttons, and the screen still has its question: each of them ends it, whatever the interactor answers, and no flag hides it"
    )
    XCTAssertEqual(
      router.backs, 0,
      "the user has closed a sheet and an alert, and stays with the order: only displayConfirm asks the router back"
    )
  }

  func testTheSheetComesAsOftenAsItIsDisplayed() async throws {
    // Given
    let viewModel = OrderDetail.Receipt.ViewModel(id: 1, lines: ["Cake"])
    screen.displayReceipt(viewModel: viewModel)
    try host.dismiss()
    let isGone = !host.screen.contains("── sheet ──")

    // When
    screen.displayReceipt(viewModel: viewModel)

    // Then
    XCTAssertEqual(
      [isGone, host.screen.contains("── sheet ──")], [true, true],
      "a dismissed sheet is gone, and the next one comes, even the same again"
    )
  }

  func testAConfirmationGoesToTheRouter() async {
    // When
    screen.displayConfirm(viewModel: .init())

    // Then
    XCTAssertEqual(
      router.backs, 1, "the order is cancelled: ask the router back, once")
  }

  /// Whether the screen has one of these now, whatever it calls it.
  private func keeps<ViewModel>(_: ViewModel.Type) -> Bool {
    Mirror(reflecting: screen).children.contains { $0.value is ViewModel }
  }
}

/// Stands in for the interactor, and keeps what it is asked.
private final class OrderDetailInteractorSpy: OrderDetailBusinessLogic {
  private(set) var asked: [String] = []

  func load(request: OrderDetail.Load.Request) { asked.append("load") }
  func receipt(request: OrderDetail.Receipt.Request) {
    asked.append("receipt")
  }
  func cancel(request: OrderDetail.Cancel.Request) {
    asked.append("cancel")
  }
  func confirm(request: OrderDetail.Confirm.Request) {
    asked.append("confirm")
  }
}

/// Stands in for the router, and counts.
private final class OrderDetailRouterSpy: OrderDetailRoutingLogic {
  private(set) var backs = 0

  func routeBack() { backs += 1 }
}
