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
      "the interactor was not asked once about the empty form: "
        + "send every tap as a request, and let the interactor refuse it")
  }

  func testAHalfFilledFormReachesTheInteractor() async {
    // Given
    sut.emailField.text = "ada@example.com"

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.logins, [.init(email: "ada@example.com", password: "")],
      "the interactor was not asked once about the half-filled form: "
        + "send every tap as a request, and let the interactor refuse it")
  }

  func testTheGuestReachesTheInteractor() async {
    // When
    sut.guestButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.guests, [.init()],
      "the interactor was not asked once to continue as guest: "
        + "send it Login.ContinueAsGuest.Request(), it knows who the guest is")
  }
}

private final class InteractorSpy: LoginBusinessLogic {
  private(set) var logins: [Login.Authenticate.Request] = []
  private(set) var guests: [Login.ContinueAsGuest.Request] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never> {
    logins.append(request)
    return Task {}
  }

  func continueAsGuest(request: Login.ContinueAsGuest.Request) {
    guests.append(request)
  }
}
