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

  func testTheVerdictComesAtOnce() async {
    // When
    sut.validate(request: .init(email: "e", password: "p"))
    let atOnce = presenter.validations.count
    for _ in 1...20 { await Task.yield() }

    // Then
    XCTAssertEqual(
      atOnce, presenter.validations.count,
      "validate(request:) was over when its Response came: nothing is waited for, so present it without a Task"
    )
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
    sut.validate(request: .init(email: "", password: "p"))
    sut.validate(request: .init(email: "p", password: "e"))

    // Then
    XCTAssertEqual(
      presenter.validations,
      [
        .init(isEmailValid: false, isPasswordValid: false),
        .init(isEmailValid: true, isPasswordValid: false),
        .init(isEmailValid: true, isPasswordValid: true),
        .init(isEmailValid: true, isPasswordValid: true),
        .init(isEmailValid: false, isPasswordValid: true),
        .init(isEmailValid: false, isPasswordValid: false),
      ],
      "six requests, six Responses: judge anew and present each time")
  }

  func testTheValidatorJudgesWhatWasTyped() async {
    // Given
    let long = String(repeating: "Same words. ", count: 40)
    let typed = [
      Login.Validate.Request(email: " E", password: ""),
      Login.Validate.Request(email: "", password: "P "),
      Login.Validate.Request(email: long, password: long),
    ]

    // When
    for request in typed {
      let accepting = ValidatorStub(
        email: request.email, password: request.password)
      let sut = LoginInteractor(worker: worker, validator: accepting)
      sut.presenter = presenter
      sut.validate(request: request)
    }

    // Then
    XCTAssertEqual(
      presenter.validations,
      [
        .init(isEmailValid: true, isPasswordValid: true),
        .init(isEmailValid: true, isPasswordValid: true),
        .init(isEmailValid: true, isPasswordValid: true),
      ],
      "one validator accepts “ E” and an empty password, the next an empty email and “P ”, the last the same long text in both: hand over both as they were typed, and add no rule"
    )
  }

  func testTypingNeverAsksTheWorker() async {
    // When
    sut.validate(request: .init(email: "e", password: "p"))
    sut.validate(request: .init(email: "?", password: "?"))
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

  func testLoggingInStaysAsItWas() async {
    // Given
    sut.validate(request: .init(email: "?", password: "?"))

    // When: one that the validator would accept, one not, and one without an email
    for (email, password) in [("e", "p"), ("?", "?"), ("", "p")] {
      await sut.authenticate(
        request: .init(email: email, password: password)
      ).value
    }

    // Then
    XCTAssertEqual(
      worker.asked, 2,
      "a login is a use case of its own: it refuses an empty field as before, and no verdict stops it"
    )
    XCTAssertEqual(
      presenter.validations,
      [.init(isEmailValid: false, isPasswordValid: false)],
      "only validate(request:) presents a verdict: a login presents its outcome"
    )

    // When: typing goes on after these logins, the last of which was refused
    sut.validate(request: .init(email: "e", password: "p"))

    // Then
    XCTAssertEqual(
      presenter.validations.last,
      .init(isEmailValid: true, isPasswordValid: true),
      "a login ends no typing, not even one that was refused: judge each request"
    )

    // When: typing goes on after a login that failed
    worker.failure = LoginError.offline
    await sut.authenticate(request: .init(email: "e", password: "p")).value
    sut.validate(request: .init(email: "e", password: "?"))

    // Then
    XCTAssertEqual(
      presenter.validations.last,
      .init(isEmailValid: true, isPasswordValid: false),
      "a login ends no typing, not even one that failed: judge each request"
    )
  }

  func testTypingLeavesARunningLoginAlone() async {
    // Given
    worker.whileWorking = { [sut] in
      sut.validate(request: .init(email: "e", password: "?"))
    }

    // When
    await sut.authenticate(request: .init(email: "e", password: "p")).value

    // Then
    XCTAssertEqual(
      presenter.validations,
      [.init(isEmailValid: true, isPasswordValid: false)],
      "the user typed while the worker was busy: that request needs its Response too"
    )
    XCTAssertEqual(
      presenter.responses,
      [.init(result: .success(User(id: "1", name: "Ada")))],
      "the user typed while the worker was busy: the login goes on all the same"
    )
  }
}

// MARK: - Spies and stubs

@MainActor
private final class WorkerSpy: LoginWorkerLogic {
  /// Runs before the worker answers.
  var whileWorking: () -> Void = {}
  var failure: LoginError?
  private(set) var asked = 0

  func authenticate(email: String, password: String) async throws -> User {
    asked += 1
    whileWorking()
    try Task.checkCancellation()
    if let failure { throw failure }
    return User(id: "1", name: "Ada")
  }
}

/// Its rules are made up: whoever judges by other rules is found out.
private struct ValidatorStub: CredentialValidating {
  var email = "e"
  var password = "p"

  func isValid(email: String) -> Bool { email == self.email }
  func isValid(password: String) -> Bool { password == self.password }
}
