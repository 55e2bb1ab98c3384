import KataUI
import XCTest

@testable import Login

/// The view alone: a spy stands where the interactor stands.
@MainActor
final class LoginViewControllerTests: XCTestCase {
  private var sut = LoginViewController()
  private var interactor = InteractorSpy()

  override func setUp() async throws {
    sut = LoginViewController()
    interactor = InteractorSpy()
    sut.interactor = interactor
    sut.loadViewIfNeeded()
  }

  func testAnEmptyFormReachesTheInteractor() async {
    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.logins, [.init(email: "", password: "")],
      "send every tap as one request, an empty form too: the interactor refuses it"
    )
    XCTAssertEqual(
      [
        sut.emailField.placeholder, sut.passwordField.placeholder,
        sut.loginButton.currentTitle, sut.guestButton.currentTitle,
      ], ["Email", "Password", "Log in", "Continue as guest"],
      "fields and buttons are called as before")
    XCTAssertTrue(
      sut.passwordField.isSecureTextEntry,
      "nobody but the user reads the password, as before")
    XCTAssertEqual(
      sut.view.subviews.count, 1, "what is not in the view is not seen")
    XCTAssertTrue(
      isFreedAfterUse,
      "a button keeps the screen alive: its action captures self weakly")
  }

  private var isFreedAfterUse: Bool {
    weak var probe: LoginViewController?
    do {
      let dropped = LoginViewController()
      dropped.loadViewIfNeeded()
      probe = dropped
    }
    return probe == nil
  }

  func testAHalfFilledFormReachesTheInteractor() async {
    // Given
    sut.emailField.text = "ada@example.com"

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.logins, [.init(email: "ada@example.com", password: "")],
      "send every tap as one request, a half-filled form too: the interactor refuses it"
    )
  }

  func testAFullFormIsSentAsItWasTyped() async {
    // Given
    sut.emailField.text = " Ada@Example.com "
    sut.passwordField.text = " Pa55 "

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.logins,
      [.init(email: " Ada@Example.com ", password: " Pa55 ")],
      "send what was typed, letter by letter: to tidy it is a decision, too"
    )
    XCTAssertEqual(
      [sut.emailField.text, sut.passwordField.text],
      [" Ada@Example.com ", " Pa55 "],
      "who has to mend a letter does not want to type it all again: leave the fields as they are"
    )
  }

  func testAFormThatLooksWrongIsSentAsWell() async {
    // Given
    sut.emailField.text = "ada"
    sut.passwordField.text = "1"

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.logins, [.init(email: "ada", password: "1")],
      "always send the tap: what an email or a password looks like, the interactor knows"
    )
  }

  func testATapAfterAnEmptyFormIsSentAsWell() async {
    // Given
    sut.loginButton.sendActions(for: .touchUpInside)

    // When
    sut.loginButton.sendActions(for: .touchUpInside)
    sut.emailField.text = "ada@example.com"
    sut.passwordField.text = "secret"
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.logins.map(\.email), ["", "", "ada@example.com"],
      "always send the tap: whether it is worth an answer, the interactor knows"
    )
  }

  func testAGuestMayHaveTypedSomething() async {
    // Given
    sut.emailField.text = "ada@example.com"
    sut.passwordField.text = "secret"

    // When
    sut.guestButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.guests, [.init()],
      "who taps on guest is one, whatever is in the fields: send the request"
    )
    XCTAssertEqual(
      interactor.logins, [], "the user tapped on guest, not on login")
    XCTAssertEqual(
      [sut.emailField.text, sut.passwordField.text],
      ["ada@example.com", "secret"],
      "leave the fields as they are: nobody asked for empty ones")
  }

  func testTheViewLeavesEachAnswerToThePresenter() async {
    // When
    sut.loginButton.sendActions(for: .touchUpInside)
    sut.guestButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      [sut.title ?? "", sut.messageLabel.text ?? ""], ["", ""],
      "nothing was displayed yet, and the view shows a text of its own: leave the words to the presenter"
    )
  }

  func testTheGuestReachesTheInteractor() async {
    // When
    let sent = (1...2).map { _ in
      sut.guestButton.sendActions(for: .touchUpInside)
      return interactor.guests.count
    }

    // Then
    XCTAssertEqual(
      sent, [1, 2],
      "send the interactor one Login.ContinueAsGuest.Request() with each tap"
    )
    XCTAssertTrue(
      sut.guestButton.isEnabled,
      "the button can be tapped once only: always send the tap, as before")
  }
}

private final class InteractorSpy: LoginBusinessLogic {
  private(set) var logins: [Login.Authenticate.Request] = []
  private(set) var guests: [Login.ContinueAsGuest.Request] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    logins.append(request)
    return Task {}
  }

  func continueAsGuest(request: Login.ContinueAsGuest.Request) {
    guests.append(request)
  }
}
