import XCTest

@testable import Login

@MainActor
final class LoginValidationTests: XCTestCase {
  private let presenter = LoginPresenterSpy()
  private let worker = WorkerSpy()
  private lazy var sut = LoginInteractor(
    worker: worker, validator: ValidatorStub())

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testValidInputIsPresentedAsValid() async {
    // When
    sut.validate(request: .init(email: "e", password: "p"))

    // Then
    XCTAssertEqual(
      presenter.validations,
      [.init(isEmailValid: true, isPasswordValid: true)],
      "the validator accepts both fields: present that too, or old hints stay on the screen"
    )
  }

  func testInvalidEmailIsPresented() async {
    // When
    sut.validate(request: .init(email: "ada@example.com", password: "p"))

    // Then
    XCTAssertEqual(
      presenter.validations,
      [.init(isEmailValid: false, isPasswordValid: true)],
      "this test's validator accepts only “e” and “p”: present its verdict on each field"
    )
  }

  func testInvalidPasswordIsPresented() async {
    // When
    sut.validate(request: .init(email: "e", password: "a long password"))

    // Then
    XCTAssertEqual(
      presenter.validations,
      [.init(isEmailValid: true, isPasswordValid: false)],
      "this test's validator accepts only “e” and “p”: present its verdict on each field"
    )
  }

  func testBothFieldsAreJudgedEachTime() async {
    // When
    sut.validate(request: .init(email: "?", password: "?"))

    // Then
    XCTAssertEqual(
      presenter.validations,
      [.init(isEmailValid: false, isPasswordValid: false)],
      "both fields are invalid: judge the password even when the email is wrong"
    )
  }

  func testEachKeystrokeIsPresented() async {
    // When
    sut.validate(request: .init(email: "", password: ""))
    sut.validate(request: .init(email: "e", password: ""))
    sut.validate(request: .init(email: "e", password: "p"))
    sut.validate(request: .init(email: "e", password: "p"))

    // Then
    XCTAssertEqual(
      presenter.validations,
      [
        .init(isEmailValid: false, isPasswordValid: false),
        .init(isEmailValid: true, isPasswordValid: false),
        .init(isEmailValid: true, isPasswordValid: true),
        .init(isEmailValid: true, isPasswordValid: true),
      ],
      "four requests, four Responses: present after each one")
  }

  func testTypingNeverAsksTheWorker() async {
    // When
    sut.validate(request: .init(email: "e", password: "p"))
    // Whatever validate(request:) started has begun by now.
    await Task {}.value

    // Then
    XCTAssertEqual(
      worker.asked, 0,
      "typing is no login: only authenticate(request:) asks the worker")
  }

  func testTypingShowsNoLoading() async {
    // When
    sut.validate(request: .init(email: "e", password: "?"))

    // Then
    XCTAssertEqual(
      presenter.loading, [], "validation is instant: show no loading")
  }

  func testUnfinishedInputIsNoFailedLogin() async {
    // When
    sut.validate(request: .init(email: "", password: ""))

    // Then
    XCTAssertEqual(
      presenter.responses, [],
      "nobody tried to log in yet: call presentValidation only")
  }
}

// MARK: - Spies and stubs

@MainActor
private final class WorkerSpy: LoginWorkerLogic {
  private(set) var asked = 0

  func authenticate(email: String, password: String) async throws -> User {
    asked += 1
    return User(id: "1", name: "Ada")
  }
}

/// Its rules are made up: whoever judges by other rules is found out.
private struct ValidatorStub: CredentialValidating {
  func isValid(email: String) -> Bool { email == "e" }
  func isValid(password: String) -> Bool { password == "p" }
}
