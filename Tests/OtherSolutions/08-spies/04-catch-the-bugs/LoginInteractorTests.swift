import XCTest

@testable import Login

/// The interactor with a real presenter behind it: what the view is told in the end.
@MainActor
final class LoginInteractorTests: XCTestCase {
  private let view = LoginViewSpy()
  private let presenter = LoginPresenter()
  private let worker = LoginWorkerSpy()
  private lazy var sut = LoginInteractor(worker: worker, validator: CredentialValidator())

  override func setUp() async throws {
    presenter.viewController = view
    sut.presenter = presenter
  }

  func testFailureEndsTheSpinner() async {
    worker.answer = .failure(LoginError.invalidCredentials)

    await sut.authenticate(request: .init(email: "ada@example.com", password: "secret")).value

    XCTAssertEqual(view.failures.map(\.message), ["Email and password do not match."])
    XCTAssertEqual(view.loadings.map(\.isLoading), [true, false])
    XCTAssertNil(sut.user)
  }

  func testUserIsThereWhenTheOutcomeIs() async {
    let spy = LoginPresenterSpy()
    var users: [User?] = []
    spy.whilePresenting = { [sut] in users.append(sut.user) }
    sut.presenter = spy

    await sut.authenticate(request: .init(email: "ada@example.com", password: "secret")).value

    XCTAssertEqual(users, [User(id: "1", name: "Ada")])
  }

  func testTypingShowsHintsAndNothingElse() async {
    for (email, password) in [("ada", "analytical"), ("a@b", "short"), ("a@b", "analytical")] {
      sut.validate(request: .init(email: email, password: password))
    }

    XCTAssertEqual(
      view.validations,
      [
        .init(emailHint: "This is not an email address.", passwordHint: nil, canSubmit: false),
        .init(emailHint: nil, passwordHint: "Use at least 8 characters.", canSubmit: false),
        .init(emailHint: nil, passwordHint: nil, canSubmit: true),
      ])
    XCTAssertEqual(view.loadings, [])
  }
}
