import XCTest

@testable import Login

/// Few tests with several requests each; a spy of each test's own behind the interactor.
@MainActor
final class LoginInteractorTests: XCTestCase {
  private let worker = LoginWorkerSpy()
  private lazy var sut = LoginInteractor(worker: worker, validator: CredentialValidator())

  func testFailureEndsTheSpinner() async {
    let spy = LoginPresenterSpy()
    sut.presenter = spy
    sut.user = User(id: "2", name: "Grace")
    worker.answer = .failure(LoginError.invalidCredentials)

    await sut.authenticate(request: .init(email: "ada@example.com", password: "secret")).value

    XCTAssertEqual(spy.outcomes.count, 1)
    XCTAssertEqual(spy.loadings.map(\.isLoading), [true, false])
    XCTAssertNil(sut.user)
  }

  func testForeignErrorAndEmptyFields() async {
    let spy = LoginPresenterSpy()
    sut.presenter = spy
    worker.answer = .failure(CancellationError())

    for (email, password) in [("a@b", "secret"), ("", "secret"), ("a@b", ""), ("", "")] {
      await sut.authenticate(request: .init(email: email, password: password)).value
    }

    XCTAssertEqual(
      spy.outcomes.map(\.result),
      [
        .failure(.unknown), .failure(.emptyEmail), .failure(.emptyPassword), .failure(.emptyEmail),
      ])
    XCTAssertEqual(worker.asked, [.init(email: "a@b", password: "secret")])
    XCTAssertEqual(spy.loadings.map(\.isLoading), [true, false])
  }

  func testUserIsThereWhenTheOutcomeIs() async {
    let spy = LoginPresenterSpy()
    var users: [User?] = []
    spy.whilePresenting = { [sut] in users.append(sut.user) }
    sut.presenter = spy

    await sut.authenticate(request: .init(email: "ada@example.com", password: "secret")).value

    XCTAssertEqual(users, [User(id: "1", name: "Ada")])
  }

  func testTypingIsJudgedAndNothingElse() async {
    let spy = LoginPresenterSpy()
    sut.presenter = spy

    for (email, password) in [("ada", "analytical"), ("a@b", "short"), ("a@b", "analytical")] {
      sut.validate(request: .init(email: email, password: password))
    }

    XCTAssertEqual(spy.validations.map(\.isEmailValid), [false, true, true])
    XCTAssertEqual(spy.validations.map(\.isPasswordValid), [true, false, true])
    XCTAssertEqual(spy.loadings, [])
  }
}
