import XCTest

@testable import Login

/// The new interactor alone. The view model stands behind it and words what it is presented.
@MainActor
final class LoginInteractorTests: XCTestCase {
  private let worker = LoginWorkerSpy()
  private let screen = LoginConfigurator.configure(client: HTTPClientStub())
  private lazy var sut = LoginInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = screen.viewModel
  }

  func testAnEmptyEmailIsRefusedByTheInteractor() async {
    // When
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value

    // Then
    XCTAssertEqual(
      worker.asked, [],
      "the worker was asked although the email is empty: check it first, and stop there"
    )
    XCTAssertEqual(
      screen.message, "Enter your email address.",
      "the email is empty: move the check here, and present .failure(.emptyEmail)"
    )
  }

  func testAnEmptyPasswordIsRefusedByTheInteractor() async {
    // When
    await sut.authenticate(
      request: .init(email: "ada@example.com", password: "")
    ).value

    // Then
    XCTAssertEqual(
      worker.asked, [],
      "the worker was asked although the password is empty: check it first, and stop there"
    )
    XCTAssertEqual(
      screen.message, "Enter your password.",
      "the password is empty: move the check here, and present .failure(.emptyPassword)"
    )
  }

  func testTheWorkerIsAskedAboutTheRequest() async {
    // Given
    let request = Login.Authenticate.Request(
      email: " grace@example.com ", password: "cobol")

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      worker.asked, [request],
      "ask the worker once, with the request's own email and password")
  }

  func testAnErrorThatIsNoLoginErrorIsPresentedAsUnknown() async {
    // Given
    worker.answer = .failure(ForeignError())

    // When
    await sut.authenticate(
      request: .init(email: "ada@example.com", password: "secret")
    ).value

    // Then
    XCTAssertEqual(
      screen.message, "Something went wrong. Try again.",
      "present an error that is no LoginError as .failure(.unknown)")
  }
}

private struct ForeignError: Error {}

/// Keeps what it is asked and gives the answer it was told.
@MainActor
private final class LoginWorkerSpy: LoginWorkerLogic {
  var answer: Result<User, any Error> = .success(User(id: "1", name: "Ada"))
  private(set) var asked: [Login.Authenticate.Request] = []

  func authenticate(email: String, password: String) async throws -> User {
    asked.append(
      Login.Authenticate.Request(email: email, password: password))
    return try answer.get()
  }
}
