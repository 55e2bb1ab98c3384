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
  private let validForm = Booking.Validate.ViewModel(
    nameHint: nil, guestsHint: nil, canSubmit: true)
  private let invalidForm = Booking.Validate.ViewModel(
    nameHint: "No name.", guestsHint: "Too many.", canSubmit: false)

  private var sut = BookingViewController()
  private var router = BookingRouterSpy()

  override func setUp() async throws {
    sut = BookingViewController()
    router = BookingRouterSpy()
    sut.router = router
    sut.loadViewIfNeeded()
  }

  func testHintsAreShownAsGiven() async {
    // When
    sut.displayValidation(viewModel: invalidForm)
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertEqual(
      read(sut.nameHintLabel), "No name.",
      "show the name's hint as it is given")
    XCTAssertEqual(
      read(sut.guestsHintLabel), "Too many.",
      "show the guests' hint as it is given")
  }

  func testOldHintsAreTakenAway() async {
    // Given
    sut.displayValidation(viewModel: invalidForm)

    // When
    sut.displayValidation(viewModel: validForm)

    // Then
    XCTAssertEqual(
      read(sut.nameHintLabel), "",
      "the name's hint is nil now: remove the old one")
    XCTAssertEqual(
      read(sut.guestsHintLabel), "",
      "the guests' hint is nil now: remove the old one")
  }

  func testTheButtonFollowsCanSubmit() async {
    // Given: no hint, and yet not to be sent, such as a form nobody has filled in
    let emptyForm = Booking.Validate.ViewModel(
      nameHint: nil, guestsHint: nil, canSubmit: false)

    // When
    sut.displayValidation(viewModel: emptyForm)

    // Then
    XCTAssertFalse(
      sut.bookButton.isEnabled,
      "the view draws no conclusions from the hints: take canSubmit")

    // Given: hints, and yet to be sent, such as advice that nobody has to take
    let advisedForm = Booking.Validate.ViewModel(
      nameHint: "A short name.", guestsHint: "A full table.",
      canSubmit: true)

    // When
    sut.displayValidation(viewModel: advisedForm)

    // Then
    XCTAssertTrue(
      sut.bookButton.isEnabled,
      "canSubmit alone says whether the form can be sent: hints are only shown"
    )
  }

  func testTheSpinnerFollowsLoading() async {
    // When
    sut.displayLoading(viewModel: .init(isLoading: true))

    // Then
    XCTAssertTrue(
      sut.spinner.isAnimating, "isLoading is true: start the spinner")
    XCTAssertEqual(
      [sut.nameField, sut.guestsField, sut.menuButton].map(\.isEnabled),
      [true, true, true],
      "loading concerns Book only: leave the other controls as they are")

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))

    // Then
    XCTAssertTrue(
      sut.spinner.isAnimating,
      "isLoading is true once more: the spinner goes on, follow isLoading alone"
    )

    // When
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertFalse(
      sut.spinner.isAnimating, "isLoading is false: stop the spinner")
  }

  func testAValidFormCannotBeSentTwice() async {
    // Given: nothing is loading, which is said although nothing was
    sut.displayValidation(viewModel: validForm)
    sut.displayLoading(viewModel: .init(isLoading: false))

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))

    // Then
    XCTAssertFalse(
      sut.bookButton.isEnabled, "disable the button while loading")

    // When
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertTrue(
      sut.bookButton.isEnabled,
      "loading is over and the form is valid: enable the button again")
  }

  func testBeforeTheFirstValidationTheFormCanBeSent() async {
    // Given: no validation yet
    XCTAssertTrue(
      sut.bookButton.isEnabled,
      "before the first validation Book is enabled")

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertTrue(
      sut.bookButton.isEnabled,
      "loading is over and there was no validation: the form can be sent, enable the button"
    )
  }

  func testTypingWhileLoadingDoesNotEnableTheButton() async {
    // Given
    sut.displayLoading(viewModel: .init(isLoading: true))

    // When
    sut.displayValidation(viewModel: validForm)

    // Then
    XCTAssertFalse(
      sut.bookButton.isEnabled,
      "still loading: enable the button only if canSubmit is true and nothing is loading"
    )
    XCTAssertTrue(
      sut.spinner.isAnimating,
      "a validation says nothing about loading: displayLoading alone ends it"
    )
  }

  func testAnInvalidFormStaysDisabledWhenLoadingEnds() async {
    // Given
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayValidation(viewModel: invalidForm)
    XCTAssertEqual(
      [read(sut.nameHintLabel), read(sut.guestsHintLabel)],
      ["No name.", "Too many."],
      "loading concerns Book only: hints are shown as they come")

    // When
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertFalse(
      sut.bookButton.isEnabled,
      "the form is invalid: enable the button only if canSubmit is true and nothing is loading"
    )
  }

  func testAFailureIsShownInAnAlert() async throws {
    // When
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    let alert = try shownAlert()
    XCTAssertEqual(
      alert.title, "A title", "the alert shows the title as it is given")
    XCTAssertEqual(
      alert.message, "A message.",
      "the alert shows the message as it is given")
  }

  func testAFailureIsNoActionSheet() async throws {
    // When
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    let alert = try shownAlert()
    XCTAssertTrue(
      alert.preferredStyle == .alert,
      "an action sheet offers choices: a failure is an alert")
  }

  func testTheAlertHasOneActionOK() async throws {
    // When
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    let alert = try shownAlert()
    XCTAssertEqual(
      alert.actions.map(\.title), ["OK"],
      "give the alert one action, OK, or nobody can close it")
  }

  func testAFailureSaysNothingAboutLoading() async {
    // Given
    sut.displayLoading(viewModel: .init(isLoading: true))

    // When
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    XCTAssertTrue(
      sut.spinner.isAnimating,
      "a failure says nothing about loading: displayLoading alone ends it")
    XCTAssertNotNil(
      sut.presentedViewController,
      "a failure comes while something is loading, too: show each one as it comes"
    )
    XCTAssertFalse(
      sut.bookButton.isEnabled,
      "nobody has said that loading is over: Book stays disabled")

    // When
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertTrue(
      sut.bookButton.isEnabled,
      "loading is over, and a failure says nothing about the form: Book is enabled"
    )
  }

  func testAFailureIsAnAlertAndNothingElse() async {
    // Given
    sut.displayConfirmation(
      viewModel: .init(title: "Tonight", message: "A table for two."))
    let title = sut.navigationItem.title
    let message = read(sut.confirmationLabel)

    // When
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    XCTAssertEqual(
      sut.navigationItem.title, title,
      "the title is the alert's: leave the screen's own as it is")
    XCTAssertEqual(
      read(sut.confirmationLabel), message,
      "the message is the alert's: confirmationLabel keeps what the last confirmation said"
    )
  }

  func testTheButtonKeepsItsTitle() async {
    // When
    sut.displayLoading(viewModel: .init(isLoading: true))

    // Then
    XCTAssertEqual(
      sut.bookButton.currentTitle, "Book",
      "no view model has words for the button: leave it")
  }

  func testTheViewAddsNoTextOfItsOwn() async {
    // When
    sut.displayConfirmation(viewModel: .init(title: "", message: ""))

    // Then
    XCTAssertEqual(
      [sut.navigationItem.title ?? "", read(sut.confirmationLabel)],
      ["", ""],
      "an empty text is shown as it is given: the presenter has the words, not the view"
    )
  }

  func testDisplayingAsksForNothing() async {
    // Given
    let interactor = BookingInteractorSpy()
    sut.interactor = interactor

    // When
    sut.displayValidation(viewModel: validForm)
    sut.displayValidation(viewModel: invalidForm)
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayLoading(viewModel: .init(isLoading: false))
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))
    sut.displayConfirmation(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    XCTAssertEqual(
      interactor.reserveRequests, [],
      "only the user books: a display method shows, and asks for nothing")
    XCTAssertEqual(
      interactor.validateRequests, [],
      "only typing is validated: a display method shows, and asks for nothing"
    )
  }

  func testOKOnlyClosesTheAlert() async throws {
    // Given
    let interactor = BookingInteractorSpy()
    sut.interactor = interactor
    sut.nameField.text = "Ada"
    sut.guestsField.text = "99"
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))
    let alert = try shownAlert()

    // When
    for action in alert.actions { alert.press(action) }

    // Then
    XCTAssertEqual(
      [sut.nameField.text, sut.guestsField.text], ["Ada", "99"],
      "OK closes the alert, and the fields are the user's: give it no handler"
    )
    XCTAssertEqual(
      interactor.reserveRequests, [],
      "OK closes the alert, and Book is the user's to tap: give it no handler"
    )
    XCTAssertEqual(
      interactor.validateRequests, [],
      "OK closes the alert, and nobody has typed: give it no handler")
    XCTAssertEqual(
      router.routes, [],
      "OK closes the alert, and nobody wanted to go: give it no handler")
  }

  func testOKLeavesTheScreenOpen() async throws {
    // Given: a screen that another one has opened over itself
    let opener = UIViewController()
    opener.present(sut, animated: false)
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))
    let alert = try shownAlert()

    // When
    for action in alert.actions { alert.press(action) }

    // Then
    XCTAssertTrue(
      opener.presentedViewController === sut,
      "OK has closed the whole screen: an alert closes by itself, and a dismiss after it takes the screen below, so give OK no handler"
    )
  }

  func testDisplayingLeavesWhatTheUserTyped() async {
    // Given
    sut.nameField.text = "Ada"
    sut.guestsField.text = "4"

    // When
    sut.displayValidation(viewModel: validForm)
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayLoading(viewModel: .init(isLoading: false))
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))
    sut.displayConfirmation(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    XCTAssertEqual(
      [sut.nameField.text, sut.guestsField.text], ["Ada", "4"],
      "no view model says what stands in the fields: they are the user's")
  }

  func testWhatTheUserDoesIsStillForwarded() async {
    // Given
    let interactor = BookingInteractorSpy()
    sut.interactor = interactor
    sut.nameField.text = "Ada"
    sut.guestsField.text = "4"

    // When
    sut.nameField.sendActions(for: .editingChanged)
    sut.guestsField.sendActions(for: .editingChanged)
    sut.bookButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.validateRequests,
      [.init(name: "Ada", guests: "4"), .init(name: "Ada", guests: "4")],
      "typing in either field asks for a validation, as before: leave it there"
    )
    XCTAssertEqual(
      interactor.reserveRequests, [.init(name: "Ada", guests: "4")],
      "a tap on Book asks for a table, as before: leave it there")

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.guestsField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validateRequests.count, 3,
      "loading concerns Book only: typing is forwarded then, too")
  }

  func testNothingIsAskedBeforeSomebodyTypesOrTaps() async {
    // Given
    let interactor = BookingInteractorSpy()
    let view = BookingViewController()
    view.interactor = interactor
    view.router = router

    // When
    view.loadViewIfNeeded()

    // Then
    XCTAssertEqual(
      interactor.reserveRequests.count + interactor.validateRequests.count,
      0,
      "nobody has typed or tapped: a screen that loads sends no request")
    XCTAssertEqual(
      router.routes, [],
      "nobody has tapped Menu: a screen that loads leads nowhere")
  }

  func testMenuStillAsksTheRouter() async {
    // When
    sut.menuButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, ["menu"],
      "a tap on Menu asks the router, as before: leave it there")

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.menuButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, ["menu", "menu"],
      "loading concerns Book only: Menu asks the router then, too")
  }

  func testAConfirmationIsShownAndLeadsHome() async {
    // When
    sut.displayConfirmation(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    XCTAssertEqual(
      sut.navigationItem.title, "A title",
      "the screen's title is the view model's, as it is given")
    XCTAssertEqual(
      sut.confirmationLabel.text, "A message.",
      "confirmationLabel shows the message as it is given")
    XCTAssertNil(
      sut.presentedViewController,
      "a confirmation is shown on the screen: the alert is for failures")
    XCTAssertEqual(
      router.routes, ["home"],
      "after a confirmation ask the router for home, once: the view does not navigate itself"
    )

    // When
    sut.displayConfirmation(
      viewModel: .init(title: "Another", message: "One more."))

    // Then
    XCTAssertEqual(
      [sut.navigationItem.title, sut.confirmationLabel.text],
      ["Another", "One more."],
      "another confirmation takes the place of the last one")
    XCTAssertEqual(
      router.routes, ["home", "home"],
      "each confirmation asks the router for home, once")
  }

  func testAConfirmationWithoutWordsLeadsHomeToo() async {
    // When
    sut.displayConfirmation(viewModel: .init(title: "", message: ""))

    // Then
    XCTAssertEqual(
      router.routes, ["home"],
      "a confirmation without words leads home, too: the view draws no conclusions"
    )
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

  func testTheFormIsOnTheScreenOnce() async {
    XCTAssertEqual(
      sut.view.subviews.count, 1,
      "viewDidLoad lays out the form, once: leave it as it was")
  }

  private func shownAlert() throws -> UIAlertController {
    try XCTUnwrap(
      sut.presentedViewController as? UIAlertController,
      "nothing was presented: show a failure in a UIAlertController")
  }

  /// What the user reads there: nothing in a label that is hidden.
  private func read(_ label: UILabel) -> String {
    label.isHidden ? "" : label.text ?? ""
  }
}
