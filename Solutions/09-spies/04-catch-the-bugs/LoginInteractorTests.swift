import XCTest

@testable import Login

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let presenter = LoginPresenterSpy()
  private let worker = LoginWorkerSpy()
  private lazy var sut = LoginInteractor(
    worker: worker, validator: CredentialValidator())
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testTheUserIsKeptBeforeTheOutcomeIsPresented() async {
    // Given
    let ada = User(id: "1", name: "Ada")
    worker.answer = .success(ada)
    var kept: User?
    presenter.whilePresenting = { [sut] in kept = sut.user }

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      kept, ada,
      "the router reads the user as soon as the outcome is shown, so keep it first"
    )
  }

  func testLoadingEndsAfterAFailure() async {
    // Given
    worker.answer = .failure(LoginError.offline)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.loadings,
      [.init(isLoading: true), .init(isLoading: false)],
      "loading should end after a failure, too")
  }

  func testAnErrorThatIsNoLoginErrorIsPresentedAsUnknown() async {
    // Given
    worker.answer = .failure(CancellationError())

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.outcomes, [.init(result: .failure(.unknown))],
      "what is no LoginError should be presented as the unknown one")
  }

  func testAFailureLeavesNoUserOfBefore() async {
    // Given
    sut.user = User(id: "1", name: "Ada")
    worker.answer = .failure(LoginError.offline)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertNil(
      sut.user, "nobody is logged in, so nobody should be kept")
  }

  func testTheEmailIsMissedBeforeThePassword() async {
    // When
    await sut.authenticate(request: .init(email: "", password: "")).value

    // Then
    XCTAssertEqual(
      presenter.outcomes, [.init(result: .failure(.emptyEmail))],
      "of two empty fields the first should be named")
  }

  func testAnEmptyPasswordNeverReachesTheWorker() async {
    // When
    await sut.authenticate(
      request: .init(email: "ada@example.com", password: "")
    ).value

    // Then
    XCTAssertEqual(
      worker.asked, [], "without a password there is nothing to ask")
    XCTAssertEqual(
      presenter.loadings, [], "a refusal should not begin to load")
  }

  func testTypingDoesNotLogIn() async {
    // When
    sut.validate(
      request: .init(email: "ada@example.com", password: "analytical"))

    // Then
    XCTAssertEqual(
      presenter.validations,
      [.init(isEmailValid: true, isPasswordValid: true)],
      "typing should be answered with what is valid")
    XCTAssertEqual(
      presenter.loadings, [], "typing should not begin a login")
  }
}
