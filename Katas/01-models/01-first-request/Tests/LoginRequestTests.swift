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

  func testThePasswordIsCarriedAsItWasTyped() async throws {
    // Given
    let typed = String(repeating: " Engine no.\n1 ", count: 9)

    // When
    let request = try requestAfterTap(
      email: "ada@example.com", password: typed)

    // Then
    XCTAssertEqual(
      text(named: "password", in: request), typed,
      "spaces and new lines may belong to a password, which may be long: the view passes on what was typed"
    )
  }

  func testAnEmptyFormIsARequestToo() async {
    // When
    view.loginButtonTapped()

    // Then
    XCTAssertEqual(
      interactor.requests.map {
        [text(named: "email", in: $0), text(named: "password", in: $0)]
      },
      [["", ""]],
      "one tap is one request, with two empty texts here: the interactor refuses it, not the view"
    )
  }

  func testAnyTextIsARequest() async {
    // When
    view.password = "engine no. 1"
    for email in [" ", "ada"] {
      view.email = email
      view.loginButtonTapped()
    }
    view.email = "ada@example.com"
    view.password = "1"
    view.loginButtonTapped()

    // Then
    XCTAssertEqual(
      interactor.requests.map { text(named: "email", in: $0) },
      [" ", "ada", "ada@example.com"],
      "whatever was typed is a request: the interactor checks it, not the view"
    )
  }

  func testEveryTapIsARequest() async {
    // Given
    view.email = "ada@example.com"
    view.password = "wrong"

    // When
    view.loginButtonTapped()
    view.loginButtonTapped()
    view.password = "engine no. 1"
    view.loginButtonTapped()

    // Then
    XCTAssertEqual(
      interactor.requests.map { text(named: "password", in: $0) },
      ["wrong", "wrong", "engine no. 1"],
      "three taps are three requests, each with what the fields hold at that moment"
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
    XCTAssertEqual(
      Mirror(reflecting: request).children.compactMap(\.label).sorted(),
      ["email", "password"],
      "the request holds the two texts that were typed, and nothing else")
  }

  func testTheRequestJudgesNothing() async throws {
    // When
    let request = try requestAfterTap(
      email: " Ada@Example.com ", password: "engine no. 1")

    // Then
    let answers: [(asked: String, answer: Any)] = [
      ("isValid", request.isValid),
      ("isValid()", (try? request.isValid()) as Any),
      ("isEmpty", request.isEmpty), ("isComplete", request.isComplete),
      ("validate()", (try? request.validate()) as Any),
      ("trimmedEmail", request.trimmedEmail),
    ]
    XCTAssertEqual(
      answers.filter { !($0.answer is NoAnswer) }.map(\.asked), [],
      "the request holds what was typed: to judge or tidy it is for the interactor, so remove these"
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
    guard let value = field?.value else {
      return "Request has no property `\(name)`"
    }
    return value as? String
      ?? "`\(name)` is of type \(type(of: value)): make it `String`"
  }
}

/// What a request says that judges nothing: the members below are its own only where it has none.
private struct NoAnswer {}

private protocol JudgesNothing {}

extension JudgesNothing {
  fileprivate var isValid: NoAnswer { NoAnswer() }
  fileprivate var isEmpty: NoAnswer { NoAnswer() }
  fileprivate var isComplete: NoAnswer { NoAnswer() }
  fileprivate var trimmedEmail: NoAnswer { NoAnswer() }
}

private protocol JudgesNothingWhenAsked: JudgesNothing {}

extension JudgesNothingWhenAsked {
  fileprivate func isValid() throws -> NoAnswer { NoAnswer() }
  fileprivate func validate() throws -> NoAnswer { NoAnswer() }
}

extension Login.Authenticate.Request: JudgesNothingWhenAsked {}
