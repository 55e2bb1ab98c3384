import KataUI
import XCTest

@testable import Login

/// Stands in for the router, and keeps where it was asked to lead.
private final class LoginRouterSpy: LoginRoutingLogic {
  private(set) var routes: [String] = []

  func routeToHome() { routes.append("home") }
  func routeToSignUp() { routes.append("sign up") }
}

/// Stands in for the interactor, and keeps what it was asked.
private final class LoginInteractorSpy: LoginBusinessLogic {
  private(set) var logins: [Login.Authenticate.Request] = []
  private(set) var validations: [Login.Validate.Request] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    logins.append(request)
    return Task {}
  }

  func validate(request: Login.Validate.Request) {
    validations.append(request)
  }
}

@MainActor
final class LoginViewControllerTests: XCTestCase {
  private let validForm = Login.Validate.ViewModel(
    emailHint: nil, passwordHint: nil, canSubmit: true)
  private let invalidForm = Login.Validate.ViewModel(
    emailHint: "Not an email.", passwordHint: "Too short.", canSubmit: false
  )

  private var sut = LoginViewController()
  private var router = LoginRouterSpy()

  override func setUp() async throws {
    sut = LoginViewController()
    router = LoginRouterSpy()
    sut.router = router
    sut.loadViewIfNeeded()
  }

  func testHintsAreShownAsGivenAndTakenAway() async {
    // When
    sut.displayValidation(viewModel: invalidForm)

    // Then
    XCTAssertEqual(
      read(sut.emailHintLabel), "Not an email.",
      "show the email hint as it is given")
    XCTAssertEqual(
      read(sut.passwordHintLabel), "Too short.",
      "show the password hint as given")

    // When
    sut.displayValidation(viewModel: validForm)

    // Then
    XCTAssertEqual(
      read(sut.emailHintLabel), "",
      "the email hint is nil now: remove the old one")
    XCTAssertEqual(
      read(sut.passwordHintLabel), "",
      "the password hint is nil now: remove the old one")
  }

  func testTheButtonFollowsCanSubmit() async {
    // Given: no hint, and yet not to be sent, such as a form nobody has filled in
    let emptyForm = Login.Validate.ViewModel(
      emailHint: nil, passwordHint: nil, canSubmit: false)

    // When
    sut.displayValidation(viewModel: emptyForm)

    // Then
    XCTAssertFalse(
      sut.loginButton.isEnabled,
      "the view draws no conclusions from the hints: take canSubmit")
  }

  func testTheSpinnerFollowsLoading() async {
    // When
    sut.displayLoading(viewModel: .init(isLoading: true))

    // Then
    XCTAssertTrue(
      sut.spinner.isAnimating, "isLoading is true: start the spinner")

    // When
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertFalse(
      sut.spinner.isAnimating, "isLoading is false: stop the spinner")
  }

  func testAValidFormCannotBeSentTwice() async {
    // Given
    sut.displayValidation(viewModel: validForm)

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))

    // Then
    XCTAssertFalse(
      sut.loginButton.isEnabled, "disable the button while loading")

    // When
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertTrue(
      sut.loginButton.isEnabled,
      "loading is over and the form is valid: enable the button again")
  }

  func testBeforeTheFirstValidationTheFormCanBeSent() async {
    // Given: no validation yet
    XCTAssertTrue(
      sut.loginButton.isEnabled,
      "before the first validation Log in is enabled")

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertTrue(
      sut.loginButton.isEnabled,
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
      sut.loginButton.isEnabled,
      "still loading: enable the button only if canSubmit is true and nothing is loading"
    )
  }

  func testAnInvalidFormStaysDisabledWhenLoadingEnds() async {
    // Given
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayValidation(viewModel: invalidForm)

    // When
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertFalse(
      sut.loginButton.isEnabled,
      "the form is invalid: enable the button only if canSubmit is true and nothing is loading"
    )
  }

  func testAFailureIsShownInAnAlert() async throws {
    // When
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    let alert = try XCTUnwrap(
      sut.presentedViewController as? UIAlertController,
      "nothing was presented: show a failure in a UIAlertController")
    XCTAssertEqual(
      alert.title, "A title", "the alert shows the title as it is given")
    XCTAssertEqual(
      alert.message, "A message.",
      "the alert shows the message as it is given")
    XCTAssertTrue(
      alert.preferredStyle == .alert,
      "an action sheet offers choices: a failure is an alert")
  }

  func testTheAlertHasOneActionOK() async throws {
    // When
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    let alert = try XCTUnwrap(
      sut.presentedViewController as? UIAlertController,
      "nothing was presented: show a failure in a UIAlertController")
    XCTAssertEqual(
      alert.actions.map(\.title), ["OK"],
      "give the alert one action, OK, or nobody can close it")
  }

  func testAFailureIsAnAlertAndNothingElse() async {
    // Given
    sut.displayLoading(viewModel: .init(isLoading: true))
    let title = sut.title

    // When
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    XCTAssertTrue(
      sut.spinner.isAnimating,
      "a failure says nothing about loading: displayLoading alone ends it")
    XCTAssertFalse(
      sut.loginButton.isEnabled,
      "nobody has said that loading is over: Log in stays disabled")
    XCTAssertEqual(
      sut.title, title,
      "the title is the alert's: leave the screen's own as it is")
  }

  func testTheViewAddsNoTextOfItsOwn() async {
    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayWelcome(viewModel: .init(title: "", message: ""))

    // Then
    XCTAssertEqual(
      sut.loginButton.currentTitle, "Log in",
      "no view model has words for the button: leave it")
    XCTAssertEqual(
      [sut.title ?? "", read(sut.welcomeLabel)], ["", ""],
      "an empty text is shown as it is given: the presenter has the words, not the view"
    )
  }

  func testDisplayingAsksForNothing() async {
    // Given
    let interactor = LoginInteractorSpy()
    sut.interactor = interactor

    // When
    sut.displayValidation(viewModel: validForm)
    sut.displayValidation(viewModel: invalidForm)
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayLoading(viewModel: .init(isLoading: false))
    sut.displayFailure(
      viewModel: .init(title: "A title", message: "A message."))
    sut.displayWelcome(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    XCTAssertEqual(
      interactor.logins, [],
      "only the user logs in: a display method shows, and asks for nothing")
    XCTAssertEqual(
      interactor.validations, [],
      "only typing is validated: a display method shows, and asks for nothing"
    )
  }

  func testWhatTheUserDoesIsStillForwarded() async {
    // Given
    let interactor = LoginInteractorSpy()
    sut.interactor = interactor
    sut.emailField.text = "ada@example.com"
    sut.passwordField.text = "secret"

    // When
    sut.emailField.sendActions(for: .editingChanged)
    sut.passwordField.sendActions(for: .editingChanged)
    sut.loginButton.sendActions(for: .touchUpInside)
    sut.signUpButton.sendActions(for: .touchUpInside)

    // Then
    let typed = Login.Validate.Request(
      email: "ada@example.com", password: "secret")
    XCTAssertEqual(
      interactor.validations, [typed, typed],
      "typing in either field asks for a validation, as before: leave it there"
    )
    XCTAssertEqual(
      interactor.logins,
      [.init(email: "ada@example.com", password: "secret")],
      "a tap on Log in asks for a login, as before: leave it there")
    XCTAssertEqual(
      router.routes, ["sign up"],
      "a tap on Sign up asks the router, as before: leave it there")
  }

  func testAWelcomeIsShownAndLeadsHome() async {
    // When
    sut.displayWelcome(
      viewModel: .init(title: "A title", message: "A message."))

    // Then
    XCTAssertEqual(
      sut.title, "A title",
      "the screen's title is the view model's, as it is given")
    XCTAssertEqual(
      sut.welcomeLabel.text, "A message.",
      "welcomeLabel shows the message as it is given")
    XCTAssertEqual(
      router.routes, ["home"],
      "after a welcome ask the router for home, once: the view does not navigate itself"
    )
  }

  /// What the user reads there: nothing in a label that is hidden.
  private func read(_ label: UILabel) -> String {
    label.isHidden ? "" : label.text ?? ""
  }
}
