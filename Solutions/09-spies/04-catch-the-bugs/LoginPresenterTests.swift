import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  private let view = LoginViewSpy()
  private let sut = LoginPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  func testAWrongEmailIsHintedAtTheEmailAndKeepsTheButtonOff() async {
    // When
    sut.presentValidation(
      response: .init(isEmailValid: false, isPasswordValid: true))

    // Then
    XCTAssertEqual(
      view.validations,
      [
        .init(
          emailHint: "This is not an email address.", passwordHint: nil,
          canSubmit: false)
      ],
      "the hint should stand at the field that is wrong, and one wrong field is enough"
    )
  }

  func testTheWelcomeNamesTheUser() async {
    // When
    sut.presentAuthentication(
      response: .init(result: .success(User(id: "1", name: "Ada"))))

    // Then
    XCTAssertEqual(
      view.welcomes, [.init(title: "Welcome", message: "Welcome, Ada!")],
      "the welcome should name the user, once")
    XCTAssertEqual(
      view.failures, [], "a welcome should not be displayed as a failure")
  }

  func testBeingOfflineHasItsOwnWords() async {
    // When
    sut.presentAuthentication(response: .init(result: .failure(.offline)))

    // Then
    XCTAssertEqual(
      view.failures,
      [
        .init(
          title: "Login Failed",
          message: "You seem to be offline. Try again later.")
      ],
      "a failure should be displayed once, and say what is wrong")
  }

  func testThePresenterLetsItsViewGo() async {
    // Given
    var closing: LoginViewSpy? = LoginViewSpy()
    weak var probe: LoginViewSpy?
    probe = closing
    sut.viewController = closing

    // When
    closing = nil

    // Then
    XCTAssertNil(probe, "the presenter should hold its view weakly")
  }
}
