import KataUI
import XCTest

@testable import Booking

/// Stands in for the interactor, and keeps the requests it gets.
private final class BookingInteractorSpy: BookingBusinessLogic {
  private(set) var reserveRequests: [Booking.Reserve.Request] = []
  private(set) var validateRequests: [Booking.Validate.Request] = []

  func reserve(request: Booking.Reserve.Request) -> Task<Void, Never> {
    reserveRequests.append(request)
    return Task {}
  }

  func validate(request: Booking.Validate.Request) {
    validateRequests.append(request)
  }
}

/// Stands in for the router, and keeps where it was asked to lead.
private final class BookingRouterSpy: BookingRoutingLogic {
  private(set) var routes: [String] = []

  func routeToHome() { routes.append("home") }
  func routeToMenu() { routes.append("menu") }
}

@MainActor
final class BookingViewControllerTests: XCTestCase {
  private var sut = BookingViewController()
  private var interactor = BookingInteractorSpy()
  private var router = BookingRouterSpy()

  override func setUp() async throws {
    sut = BookingViewController()
    interactor = BookingInteractorSpy()
    router = BookingRouterSpy()
    sut.interactor = interactor
    sut.router = router
    sut.loadViewIfNeeded()
  }

  func testNothingIsAskedBeforeTheUserActs() async {
    // Then: the view has only loaded
    XCTAssertEqual(
      interactor.validateRequests, [],
      "the view has only loaded and asks for validation already: nobody has typed yet"
    )
  }

  func testTapOnBookSendsOneRequestWithBothTexts() async {
    // Given
    sut.nameField.text = "Ada"
    sut.guestsField.text = "4"

    // When
    sut.bookButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.reserveRequests, [.init(name: "Ada", guests: "4")],
      "a tap on Book sends one Reserve.Request with the texts of both fields"
    )
    XCTAssertEqual(
      interactor.validateRequests, [],
      "a tap on Book sends one request: typing is what asks for validation")
  }

  func testTextsAreForwardedAsTheyWereTyped() async {
    // Given
    sut.nameField.text = " ada  Love "
    sut.guestsField.text = " four "

    // When
    sut.bookButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.reserveRequests,
      [.init(name: " ada  Love ", guests: " four ")],
      "the view does not tidy what was typed: forward each text as it is")
  }

  func testEachTapOnBookSendsARequest() async {
    // Given
    sut.nameField.text = "Ada"
    sut.guestsField.text = "4"

    // When
    tap(sut.bookButton)
    tap(sut.bookButton)

    // Then
    XCTAssertEqual(
      interactor.reserveRequests,
      [.init(name: "Ada", guests: "4"), .init(name: "Ada", guests: "4")],
      "each tap on Book sends one request: the view locks and remembers nothing"
    )
  }

  func testAppearingAgainSendsNothingTwice() async {
    // Given: another screen came and went
    for _ in 1...2 {
      sut.viewWillAppear(false)
      sut.viewDidAppear(false)
    }

    // When
    sut.menuButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, ["menu"],
      "a screen appears often and loads once: add each action once")
  }

  func testAnActionChangesNothingOnTheScreen() async {
    // Given
    sut.nameField.text = "Ada"
    sut.guestsField.text = "9"
    sut.nameHintLabel.text = "A hint"
    sut.guestsHintLabel.text = "From 1 to 8 guests."
    let before = screen

    // When
    type("9", into: sut.guestsField)
    tap(sut.bookButton)
    type("", into: sut.nameField)
    tap(sut.bookButton)
    tap(sut.menuButton)
    sut.nameField.text = "Ada"

    // Then
    XCTAssertEqual(
      screen, before,
      "the view decides nothing: forward the action, and wait to be told")
  }

  func testAnEmptyFormIsForwardedToo() async {
    // When: nothing typed
    sut.bookButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.reserveRequests, [.init(name: "", guests: "")],
      "the view does not judge the form: forward every tap, even with empty fields"
    )

    // When
    sut.nameField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validateRequests, [.init(name: "", guests: "")],
      "a field that was cleared is a change as well: forward it")
  }

  func testTapOnBookLeadsNowhere() async {
    // When
    sut.bookButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, [],
      "nobody knows yet whether there is a table: ask the interactor, not the router"
    )
  }

  func testTheEndOfAReservationLeadsNowhere() async {
    // When: the interactor is done
    sut.bookButton.sendActions(for: .touchUpInside)
    for _ in 1...20 { await Task.yield() }

    // Then
    XCTAssertEqual(
      router.routes, [],
      "the task says that it ended, not how: wait to be told what to display"
    )
  }

  func testTypingInTheNameFieldAsksForValidation() async {
    // Given
    sut.guestsField.text = " 4"

    // When
    sut.nameField.text = "ad "
    sut.nameField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validateRequests, [.init(name: "ad ", guests: " 4")],
      "each change in the name field sends one Validate.Request with both texts"
    )
    XCTAssertEqual(router.routes, [], "typing leads nowhere")
  }

  func testTypingInTheGuestsFieldAsksForValidation() async {
    // Given
    sut.nameField.text = "Ada"

    // When
    sut.guestsField.text = "12"
    sut.guestsField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validateRequests, [.init(name: "Ada", guests: "12")],
      "each change in the guests field sends one Validate.Request with both texts"
    )
  }

  func testTypingInOneFieldAfterTheOtherAsksEachTime() async {
    // When
    type("Ada", into: sut.nameField)
    type("4", into: sut.guestsField)
    type("4", into: sut.guestsField)

    // Then
    XCTAssertEqual(
      interactor.validateRequests,
      [
        .init(name: "Ada", guests: ""), .init(name: "Ada", guests: "4"),
        .init(name: "Ada", guests: "4"),
      ],
      "each change in either field sends a request, whatever was sent before"
    )
  }

  func testTypingNeverBooks() async {
    // When
    sut.nameField.sendActions(for: .editingChanged)
    sut.guestsField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.reserveRequests, [],
      "only a tap on Book books a table, typing does not")
  }

  func testTapOnMenuAsksTheRouter() async {
    // When
    sut.menuButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, ["menu"],
      "Menu only navigates: ask the router, once")
    XCTAssertEqual(
      interactor.validateRequests, [],
      "Menu decides nothing: leave the interactor alone")

    // When
    sut.nameField.text = "Ada"
    tap(sut.menuButton)
    sut.nameField.text = ""
    tap(sut.menuButton)

    // Then
    XCTAssertEqual(
      router.routes, ["menu", "menu", "menu"],
      "each tap on Menu leads to the menu, whatever was typed")
  }

  func testTheFormIsOnTheScreenOnce() async {
    XCTAssertEqual(
      sut.view.subviews.count, 1,
      "viewDidLoad lays out the form, once: leave it as it was")
  }

  func testTheViewIsFreedWhenDropped() async {
    // Given
    weak var probe: BookingViewController?

    // When
    do {
      let view = BookingViewController()
      view.loadViewIfNeeded()
      probe = view
    }

    // Then
    XCTAssertNil(
      probe,
      "a control's action keeps the view alive: let the closures hold self weakly"
    )
  }

  /// All that a finger does to a button.
  private func tap(_ button: UIButton) {
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
  }

  /// All that a field tells while somebody types a text into it at once.
  private func type(_ text: String, into field: UITextField) {
    field.sendActions(for: .editingDidBegin)
    field.text = text
    field.sendActions(for: .editingChanged)
    field.sendActions(for: .editingDidEnd)
  }

  /// What the user sees.
  private var screen: [String?] {
    [
      sut.nameField.text, sut.nameHintLabel.text,
      sut.guestsField.text, sut.guestsHintLabel.text,
      "Book is \(sut.bookButton.isEnabled ? "on" : "off")",
      "the spinner \(sut.spinner.isAnimating ? "turns" : "rests")",
      sut.confirmationLabel.text,
    ]
  }
}
