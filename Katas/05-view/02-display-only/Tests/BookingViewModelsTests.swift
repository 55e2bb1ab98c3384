import KataUI
import XCTest

@testable import Booking

/// Stands in for the router, and keeps what was to be read when it was asked for home.
private final class ReadingRouterSpy: BookingRoutingLogic {
  weak var view: BookingViewController?
  private(set) var readAtHome: [String] = []

  func routeToHome() {
    readAtHome.append(view?.navigationItem.title ?? "")
    readAtHome.append(view?.confirmationLabel.text ?? "")
  }

  func routeToMenu() {}
}

/// What one view model leaves as another one set it.
@MainActor
final class BookingViewModelsTests: XCTestCase {
  private let validForm = Booking.Validate.ViewModel(
    nameHint: nil, guestsHint: nil, canSubmit: true)
  private let invalidForm = Booking.Validate.ViewModel(
    nameHint: "No name.", guestsHint: "Too many.", canSubmit: false)
  private let booked = Booking.Reserve.ViewModel(
    title: "A title", message: "A message.")

  private var sut = BookingViewController()

  override func setUp() async throws {
    sut = BookingViewController()
    sut.loadViewIfNeeded()
  }

  func testTheConfirmationIsShownBeforeTheScreenIsLeft() async {
    // Given
    let router = ReadingRouterSpy()
    router.view = sut
    sut.router = router

    // When
    sut.displayConfirmation(viewModel: booked)

    // Then
    XCTAssertEqual(
      router.readAtHome, ["A title", "A message."],
      "show the confirmation first, then ask for home: the screen may be gone after"
    )
  }

  func testAConfirmationThatComesWhileLoadingIsShown() async {
    // Given: an interactor may say what came of it before it ends the loading
    let router = ReadingRouterSpy()
    router.view = sut
    sut.router = router
    sut.displayLoading(viewModel: .init(isLoading: true))

    // When
    sut.displayConfirmation(viewModel: booked)

    // Then
    XCTAssertEqual(
      [sut.navigationItem.title, read(sut.confirmationLabel)],
      ["A title", "A message."],
      "loading concerns Book only: show each confirmation as it comes")
    XCTAssertEqual(
      router.readAtHome.count, 2,
      "loading concerns Book only: each confirmation asks the router for home, once"
    )
  }

  func testAConfirmationSaysNothingAboutTheForm() async {
    // Given
    sut.displayValidation(viewModel: invalidForm)
    sut.displayLoading(viewModel: .init(isLoading: true))

    // When
    sut.displayConfirmation(viewModel: booked)

    // Then
    XCTAssertTrue(
      sut.spinner.isAnimating,
      "a confirmation says nothing about loading: displayLoading alone ends it"
    )
    XCTAssertFalse(
      sut.bookButton.isEnabled,
      "a confirmation says nothing about the form: Book stays as it was")
    XCTAssertEqual(
      [read(sut.nameHintLabel), read(sut.guestsHintLabel)],
      ["No name.", "Too many."],
      "a confirmation brings no hints: displayValidation alone changes them"
    )

    // When
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertFalse(
      sut.bookButton.isEnabled,
      "the last validation said that the form cannot be sent: a confirmation says nothing about it"
    )
  }

  func testABookedFormCanBeSentAgain() async {
    // Given
    sut.displayValidation(viewModel: validForm)

    // When
    sut.displayConfirmation(viewModel: booked)

    // Then
    XCTAssertTrue(
      sut.bookButton.isEnabled,
      "the last validation said canSubmit and nothing is loading: Book is enabled"
    )

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayConfirmation(viewModel: booked)

    // Then
    XCTAssertFalse(
      sut.bookButton.isEnabled,
      "nobody has said that loading is over: a confirmation leaves Book as it is"
    )
  }

  func testAnInvalidFormThatIsMendedCanBeSent() async {
    // Given
    sut.displayValidation(viewModel: invalidForm)

    // When
    sut.displayValidation(viewModel: validForm)

    // Then
    XCTAssertTrue(
      sut.bookButton.isEnabled,
      "the last validation counts: it says canSubmit, so enable Book again")
  }

  func testHintsComeBack() async {
    // Given
    sut.displayValidation(viewModel: invalidForm)
    sut.displayValidation(viewModel: validForm)

    // When
    sut.displayValidation(viewModel: invalidForm)

    // Then
    XCTAssertEqual(
      [read(sut.nameHintLabel), read(sut.guestsHintLabel)],
      ["No name.", "Too many."],
      "there are hints again: a label that was hidden has to be shown")
  }

  func testLoadingLeavesTheTexts() async {
    // Given
    sut.displayValidation(viewModel: invalidForm)
    sut.displayConfirmation(viewModel: booked)

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertEqual(
      [read(sut.nameHintLabel), read(sut.confirmationLabel)],
      ["No name.", "A message."],
      "loading has no texts: leave those that were displayed")
  }

  func testAValidationLeavesTheConfirmation() async {
    // Given
    sut.displayConfirmation(viewModel: booked)

    // When
    sut.displayValidation(viewModel: validForm)

    // Then
    XCTAssertEqual(
      [sut.navigationItem.title, read(sut.confirmationLabel)],
      ["A title", "A message."],
      "a validation has hints and no other texts: leave the confirmation")
  }

  func testEachFailureHasItsOwnAlert() async throws {
    // Given: a failure, and OK
    sut.displayFailure(viewModel: .init(title: "First", message: "1."))
    sut.dismiss(animated: false)

    // When
    sut.displayFailure(viewModel: .init(title: "Second", message: "2."))

    // Then
    let alert = try XCTUnwrap(
      sut.presentedViewController as? UIAlertController,
      "the first alert is closed: show the next failure in one, too")
    XCTAssertEqual(
      [alert.title, alert.message], ["Second", "2."],
      "each alert shows the failure it is for")
    XCTAssertEqual(
      alert.actions.map(\.title), ["OK"], "each alert has one action, OK")
  }

  func testOKLeavesTheScreenAsItWas() async throws {
    // Given
    sut.title = "Tonight"
    sut.displayValidation(viewModel: invalidForm)
    sut.displayFailure(viewModel: .init(title: "First", message: "1."))
    let alert = try XCTUnwrap(
      sut.presentedViewController as? UIAlertController,
      "nothing was presented: show a failure in a UIAlertController")

    // When
    for action in alert.actions { alert.press(action) }

    // Then
    XCTAssertEqual(
      [
        sut.navigationItem.title, read(sut.nameHintLabel),
        read(sut.guestsHintLabel),
      ],
      ["Tonight", "No name.", "Too many."],
      "OK closes the alert and changes nothing below it: give it no handler"
    )
    XCTAssertFalse(
      sut.bookButton.isEnabled,
      "OK closes the alert, and the form is still invalid: leave Book")
  }

  /// What the user reads there: nothing in a label that is hidden.
  private func read(_ label: UILabel) -> String {
    label.isHidden ? "" : label.text ?? ""
  }
}
