import XCTest

@testable import Login

/// Stands in for the interactor, and keeps what it is asked.
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
    let request = try requestAfterTap(
      email: "ada@example.com", password: "engine no. 1")

    // Then
    XCTAssertEqual(
      text(named: "email", in: request), "ada@example.com",
      "the request's email is the text of the view's email field")
  }

  func testTheRequestCarriesThePassword() async throws {
    // When
    let request = try requestAfterTap(
      email: "ada@example.com", password: "engine no. 1")

    // Then
    XCTAssertEqual(
      text(named: "password", in: request), "engine no. 1",
      "the request's password is the text of the view's password field")
  }

  func testTheTextIsCarriedAsItWasTyped() async throws {
    // When
    let request = try requestAfterTap(
      email: " Ada@Example.com ", password: "engine no. 1")

    // Then
    let texts = Mirror(reflecting: request).children.compactMap {
      $0.value as? String
    }
    XCTAssertTrue(
      texts.contains(" Ada@Example.com "),
      "“ Ada@Example.com ” was typed, and the request says \(texts): the view passes on what "
        + "was typed, spaces and capitals included")
  }

  func testAnEmptyFormIsARequestToo() async {
    // When
    view.loginButtonTapped()

    // Then
    XCTAssertEqual(
      interactor.requests.count, 1,
      "every tap is a request, even with empty fields: the interactor refuses it, not the view"
    )
  }

  func testTheRequestIsAValue() async throws {
    // When
    let request = try requestAfterTap(
      email: "ada@example.com", password: "engine no. 1")

    // Then
    XCTAssertTrue(
      Mirror(reflecting: request).displayStyle == .struct,
      "make the request a struct, so that nobody can change it once it is sent"
    )
  }

  func testTheRequestCarriesNothingButTexts() async throws {
    // When
    let request = try requestAfterTap(
      email: "ada@example.com", password: "engine no. 1")

    // Then
    XCTAssertTrue(
      Mirror(reflecting: request).children.allSatisfy {
        $0.value is String
      },
      "the request holds more than strings: no views or other objects in it"
    )
  }

  func testNoTextIsOptional() async throws {
    // When
    let request = try requestAfterTap(email: "", password: "")

    // Then
    XCTAssertTrue(
      Mirror(reflecting: request).children.allSatisfy {
        type(of: $0.value) == String.self
      },
      "a field always has a text, if only an empty one: make it `String`, not `String?`"
    )
  }

  private func requestAfterTap(
    email: String, password: String
  ) throws -> Login.Authenticate.Request {
    view.email = email
    view.password = password
    view.loginButtonTapped()
    return try XCTUnwrap(
      interactor.requests.first,
      "the tap sent nothing: send a request to the interactor")
  }

  /// Reads a field by its name, so that the test can be built before the field is there.
  private func text(
    named name: String, in request: Login.Authenticate.Request
  ) -> String {
    let field = Mirror(reflecting: request).children.first {
      $0.label == name
    }
    return field?.value as? String ?? "Request has no property `\(name)`"
  }
}
