import Testing

@testable import Login

/// Keeps what it is told to display, welcomes and failures apart.
private final class LoginViewSpy: LoginDisplayLogic {
  private(set) var welcomes: [Login.Authenticate.ViewModel] = []
  private(set) var failures: [Login.Authenticate.ViewModel] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    welcomes.append(viewModel)
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    failures.append(viewModel)
  }
}

@MainActor
@Suite struct LoginPresenterFailureTests {
  private let view = LoginViewSpy()
  private let sut = LoginPresenter()

  init() {
    sut.viewController = view
  }

  @Test(arguments: [
    (LoginError.emptyEmail, "Enter your email address."),
    (LoginError.emptyPassword, "Enter your password."),
    (LoginError.invalidCredentials, "Email and password do not match."),
    (LoginError.offline, "You seem to be offline. Try again later."),
    (LoginError.unknown, "Something went wrong. Try again."),
  ])
  func everyErrorHasWordsOfItsOwn(error: LoginError, message: String) throws
  {
    // When
    sut.presentAuthentication(response: .init(result: .failure(error)))

    // Then
    let failure = try #require(
      view.failures.last,
      "the login failed and the view was told nothing: call displayFailure(viewModel:)"
    )
    #expect(
      failure.message == message,
      "the brief has a message for each error: use the one for this error")
  }

  @Test func messagesAreWrittenForPeople() throws {
    // When
    sut.presentAuthentication(
      response: .init(result: .failure(.invalidCredentials)))

    // Then
    let failure = try #require(
      view.failures.last,
      "the login failed and the view was told nothing: call displayFailure(viewModel:)"
    )
    #expect(
      !failure.message.contains("invalidCredentials")
        && !failure.message.contains("LoginError"),
      "users would read a name from the code: write a sentence instead")
  }

  @Test func aFailureHasItsOwnTitle() throws {
    // When
    sut.presentAuthentication(response: .init(result: .failure(.offline)))

    // Then
    let failure = try #require(
      view.failures.last,
      "the login failed and the view was told nothing: call displayFailure(viewModel:)"
    )
    #expect(
      failure.title == "Login Failed",
      "the title is Login Failed for each error")
  }

  @Test func aFailureIsDisplayedOnce() {
    // When
    sut.presentAuthentication(response: .init(result: .failure(.offline)))

    // Then
    let failures = view.failures.count
    #expect(
      failures == 1,
      "one failure is displayed once: call displayFailure(viewModel:) once")
  }

  @Test func aFailureWelcomesNobody() {
    // When
    sut.presentAuthentication(response: .init(result: .failure(.offline)))

    // Then
    let welcomes = view.welcomes.count
    #expect(
      welcomes == 0,
      "the login failed: do not call displayWelcome(viewModel:)")
  }

  @Test func aUserIsStillWelcomed() {
    // When
    sut.presentAuthentication(
      response: .init(result: .success(User(id: "1", name: "Ada"))))

    // Then
    let messages = view.welcomes.map(\.message)
    #expect(
      messages == ["Welcome, Ada!"],
      "a success is still welcomed as before")
  }
}
