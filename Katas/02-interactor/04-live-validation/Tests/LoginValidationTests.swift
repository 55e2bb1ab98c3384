import XCTest

@testable import Login

@MainActor
final class LoginValidationTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let worker = WorkerSpy()
  private lazy var sut = LoginInteractor(worker: worker, validator: ValidatorStub())

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testValidInputIsPresentedAsValid() async {
    // When
    sut.validate(request: .init(email: "e", password: "p"))

    // Then
    XCTAssertEqual(
      presenter.validations, [.init(isEmailValid: true, isPasswordValid: true)],
      "the validator accepts both fields: present that too, or old hints stay on the screen")
  }

  func testInvalidEmailIsPresented() async {
    // When
    sut.validate(request: .init(email: "ada@example.com", password: "p"))

    // Then
    XCTAssertEqual(
      presenter.validations, [.init(isEmailValid: false, isPasswordValid: true)],
      "here the validator refuses the email, and only that: present its verdict on each field, "
        + "judge by no rule of your own")
  }

  func testInvalidPasswordIsPresented() async {
    // When
    sut.validate(request: .init(email: "e", password: "a long password"))

    // Then
    XCTAssertEqual(
      presenter.validations, [.init(isEmailValid: true, isPasswordValid: false)],
      "here the validator refuses the password, and only that: present its verdict on each field, "
        + "judge by no rule of your own")
  }

  func testBothFieldsAreJudgedEachTime() async {
    // When
    sut.validate(request: .init(email: "?", password: "?"))

    // Then
    XCTAssertEqual(
      presenter.validations, [.init(isEmailValid: false, isPasswordValid: false)],
      "both fields are invalid: judge the password even when the email is already wrong")
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
      "four requests, four Responses: present after each request, whatever came before")
  }

  func testTypingNeverAsksTheWorker() async {
    // When
    sut.validate(request: .init(email: "e", password: "p"))
    await Task {}.value  // whatever validate(request:) started has begun by now

    // Then
    XCTAssertEqual(
      worker.asked, 0, "typing is no login: the worker waits for authenticate(request:)")
  }

  func testTypingShowsNoLoading() async {
    // When
    sut.validate(request: .init(email: "e", password: "?"))

    // Then
    XCTAssertEqual(
      presenter.loading, [], "validation waits for nobody: present it without loading")
  }

  func testUnfinishedInputIsNoFailedLogin() async {
    // When
    sut.validate(request: .init(email: "", password: ""))

    // Then
    XCTAssertEqual(
      presenter.authentications, [],
      "nobody tried to log in yet: what validation finds goes to presentValidation only")
  }
}

// MARK: - Spies and stubs

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var authentications: [Login.Authenticate.Response] = []
  private(set) var validations: [Login.Validate.Response] = []
  private(set) var loading: [Login.Loading.Response] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    authentications.append(response)
  }

  func presentValidation(response: Login.Validate.Response) {
    validations.append(response)
  }

  func presentLoading(response: Login.Loading.Response) {
    loading.append(response)
  }
}

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
