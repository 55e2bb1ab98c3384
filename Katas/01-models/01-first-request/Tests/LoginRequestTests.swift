import XCTest

@testable import Login

/// Stands where the interactor stands, and keeps what it is asked.
private final class LoginInteractorSpy: LoginBusinessLogic {
  private(set) var requests: [Login.Authenticate.Request] = []

  func authenticate(request: Login.Authenticate.Request) {
    requests.append(request)
  }
}

@MainActor
final class LoginRequestTests: XCTestCase {
  private var view = LoginViewController()
  private var interactor = LoginInteractorSpy()

  override func setUp() async throws {
    view = LoginViewController()
    interactor = LoginInteractorSpy()
    view.interactor = interactor
  }

  func testTheRequestCarriesTheEmail() async throws {
    // When
    let request = try requestAfterTap(email: "ada@example.com", password: "engine no. 1")

    // Then
    XCTAssertEqual(
      text(named: "email", in: request), "ada@example.com",
      "the request must say whom to log in: its email is the text of the view's email field")
  }

  func testTheRequestCarriesThePassword() async throws {
    // When
    let request = try requestAfterTap(email: "ada@example.com", password: "engine no. 1")

    // Then
    XCTAssertEqual(
      text(named: "password", in: request), "engine no. 1",
      "the request must bring the password: it is the text of the view's password field")
  }

  func testTheTextIsCarriedAsItWasTyped() async throws {
    // When
    let request = try requestAfterTap(email: " Ada@Example.com ", password: "engine no. 1")

    // Then
    let texts = Mirror(reflecting: request).children.compactMap { $0.value as? String }
    XCTAssertTrue(
      texts.contains(" Ada@Example.com "),
      "“ Ada@Example.com ” was typed, and the request says \(texts). The view passes it on "
        + "with its spaces and capitals: tidying is a decision, and the interactor decides")
  }

  func testAnEmptyFormIsARequestToo() async {
    // When
    view.loginButtonTapped()

    // Then
    XCTAssertEqual(
      interactor.requests.count, 1,
      "a tap is a request, even with empty fields: let the interactor refuse it, not the view")
  }

  func testTheRequestIsAValue() async throws {
    // When
    let request = try requestAfterTap(email: "ada@example.com", password: "engine no. 1")

    // Then
    XCTAssertTrue(
      Mirror(reflecting: request).displayStyle == .struct,
      "a request is sent and then belongs to its receiver: make it a struct, so that nobody "
        + "shares it")
  }

  func testTheRequestCarriesNothingButTexts() async throws {
    // When
    let request = try requestAfterTap(email: "ada@example.com", password: "engine no. 1")

    // Then
    XCTAssertTrue(
      Mirror(reflecting: request).children.allSatisfy { $0.value is String },
      "the request brings more than texts: leave views and other objects at home")
  }

  private func requestAfterTap(
    email: String, password: String
  ) throws -> Login.Authenticate.Request {
    view.email = email
    view.password = password
    view.loginButtonTapped()
    return try XCTUnwrap(
      interactor.requests.first, "the tap asked nothing: send a request to the interactor")
  }

  /// Reads a field by its name, so that the test can be built before the field is there.
  private func text(named name: String, in request: Login.Authenticate.Request) -> String {
    let field = Mirror(reflecting: request).children.first { $0.label == name }
    return field?.value as? String ?? "no text named \(name)"
  }
}
