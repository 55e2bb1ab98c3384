import KataUI
import XCTest

@testable import Login

/// Each part alone, with VIP's arrows.
@MainActor
final class LoginPartsTests: XCTestCase {
  func testATapAsksTheInteractor() async {
    // Given
    let interactor = InteractorSpy()
    let sut = LoginViewController()
    sut.interactor = interactor
    sut.loadViewIfNeeded()

    // When
    sut.loginButton.sendActions(for: .touchUpInside)
    sut.emailField.text = "Ada@example.com "
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.requests,
      [
        .init(email: "", password: ""),
        .init(email: "Ada@example.com ", password: ""),
      ],
      "each tap sends the interactor one request, with the texts as they were typed: the view decides nothing"
    )
    XCTAssertNotNil(
      sut.loggingIn, "keep the task in loggingIn, as before")
    XCTAssertFalse(
      sut.spinner.isAnimating,
      "nothing was displayed yet: the spinner does not follow the tap")
    XCTAssertEqual(
      sut.loggingIn.flatMap { interactor.tasks.firstIndex(of: $0) }
        .map { "the task of tap \($0 + 1)" }, "the task of tap 2",
      "loggingIn is the latest login: keep the task that the interactor returned to the latest tap"
    )

  }

  func testTheSpinnerIsWhatWasDisplayed() async {
    // Given
    let sut = LoginViewController()
    sut.interactor = InteractorSpy()
    sut.loadViewIfNeeded()
    sut.loginButton.sendActions(for: .touchUpInside)

    // When
    let spinning = [true, true, false, false].map { isLoading in
      sut.displayLoading(viewModel: .init(isLoading: isLoading))
      return sut.spinner.isAnimating
    }

    // Then
    XCTAssertEqual(
      spinning, [true, true, false, false],
      "the spinner turns while it is loading, as each view model says, even one that says the same again"
    )
    XCTAssertNotNil(
      sut.loggingIn,
      "the loading ended, and the login is gone from loggingIn: another may go on there"
    )

    // When: another login goes on
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayFailure(viewModel: .init(title: "Oh", message: "Not yet."))
    sut.displayWelcome(viewModel: .init(title: "Hello", message: "Hi."))

    // Then
    XCTAssertTrue(
      sut.spinner.isAnimating,
      "an outcome was displayed, and the spinner stopped: only displayLoading moves it, as the interactor presents it"
    )
  }

  func testAWelcomeLeadsHome() async {
    // Given
    let router = RouterSpy()
    let sut = LoginViewController()
    sut.router = router
    router.readsTheScreen = { [weak sut] in sut?.messageLabel.text }

    // When
    sut.displayFailure(
      viewModel: .init(
        title: "Login Failed", message: "Enter your password."))
    let failure = [sut.title, sut.messageLabel.text]
    sut.displayWelcome(
      viewModel: .init(title: "Welcome", message: "Welcome, Ada!"))
    sut.displayLoading(viewModel: .init(isLoading: false))
    let welcome = [sut.title, sut.messageLabel.text]
    sut.displayFailure(viewModel: .init(title: "Oh", message: "Not now."))
    let next = [sut.title, sut.messageLabel.text]

    // Then
    XCTAssertEqual(
      router.routes, ["home"],
      "the view asks its router for home once, after a welcome, not after a failure"
    )
    XCTAssertEqual(
      [failure, welcome, next],
      [
        ["Login Failed", "Enter your password."],
        ["Welcome", "Welcome, Ada!"],
        ["Oh", "Not now."],
      ],
      "the view shows title and message as they are given, whatever was there before"
    )
    XCTAssertEqual(
      router.screens, ["Welcome, Ada!"],
      "the view went home before the welcome was on it: show it first, then ask the router, as before"
    )
  }

  func testTheInteractorRefusesEmptyFields() async {
    // Given
    let presenter = PresenterSpy()
    let sut = makeInteractor(presenter: presenter)

    // When
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value
    await sut.authenticate(
      request: .init(email: "ada@example.com", password: "")
    ).value

    // Then
    XCTAssertEqual(
      presenter.responses,
      [
        .init(result: .failure(.emptyEmail)),
        .init(result: .failure(.emptyPassword)),
      ],
      "a field is empty: the interactor presents the failure now")
  }

  func testARefusedRequestHasNoLoading() async {
    // Given
    let presenter = PresenterSpy()
    let sut = makeInteractor(presenter: presenter)

    // When
    await sut.authenticate(request: .init(email: "", password: "")).value

    // Then
    XCTAssertEqual(
      presenter.loading, [], "present no loading for a refused request")
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.emptyEmail))],
      "both fields are empty: as before, present one failure, of the email")
  }

  func testTheInteractorPresentsEachFailureOfTheWorker() async {
    // Given
    let failures: [any Error] = [
      LoginError.offline, LoginError.emptyPassword, CancellationError(),
    ]
    var presented: [Login.Authenticate.Response] = []
    var loading: [Bool] = []

    // When
    for failure in failures {
      let presenter = PresenterSpy()
      let sut = makeInteractor(
        presenter: presenter, workerAnswers: .failure(failure))
      let login = sut.authenticate(
        request: .init(email: "ada@example.com", password: "secret"))
      if failure is CancellationError { login.cancel() }
      await login.value
      presented += presenter.responses
      loading += presenter.loading
    }

    // Then
    XCTAssertEqual(
      presented,
      [
        .init(result: .failure(.offline)),
        .init(result: .failure(.emptyPassword)),
        .init(result: .failure(.unknown)),
      ],
      "the worker failed: present a LoginError as it is, any other error as .unknown"
    )
    XCTAssertEqual(
      loading, [true, false, true, false, true, false],
      "each login begins the loading once and ends it once, after a failure, too, and when it was cancelled, or the spinner turns for ever"
    )
  }

  func testTheInteractorPresentsTheOutcome() async {
    // Given
    let presenter = PresenterSpy()
    let sut = makeInteractor(presenter: presenter)
    var cameTooLate = false

    // When
    let login = sut.authenticate(
      request: .init(email: "ada@example.com", password: "secret"))
    let end = TaskEnd(of: login)
    presenter.whileLoadingEnds = { cameTooLate = end.hasCome }
    await login.value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success(.ada))],
      "the worker answered with a user: present that user as one response")
    XCTAssertEqual(
      presenter.loading, [true, false],
      "present the loading: on before the worker is asked, off after its answer"
    )
    XCTAssertFalse(
      cameTooLate,
      "the loading ended after the returned task had: start no task inside it, for whoever awaits loggingIn awaits the end of the login"
    )
  }

  func testTheWorkerIsAskedAboutTheRequest() async {
    // Given
    let worker = WorkerSpy()
    let sut = LoginInteractor(worker: worker)

    // When
    await sut.authenticate(
      request: .init(email: "Ada@example.com", password: "secret")
    ).value
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value
    await sut.authenticate(request: .init(email: " ", password: " ")).value

    // Then
    XCTAssertEqual(
      worker.asked,
      [
        .init(email: "Ada@example.com", password: "secret"),
        .init(email: " ", password: " "),
      ],
      "ask the worker once about each request but the empty one, as before, with its email and its password"
    )
  }

  func testThePresenterFindsTheWords() async {
    // Given
    let view = ViewSpy()
    let sut = LoginPresenter()
    sut.viewController = view

    // When
    sut.presentAuthentication(response: .init(result: .success(.ada)))
    for error in [
      LoginError.emptyEmail, .emptyPassword, .invalidCredentials, .offline,
      .unknown,
    ] {
      sut.presentAuthentication(response: .init(result: .failure(error)))
    }
    sut.presentAuthentication(
      response: .init(result: .success(User(id: "2", name: ""))))
    sut.presentAuthentication(
      response: .init(result: .success(User(id: "3", name: "mary Ann"))))
    sut.presentLoading(response: .init(isLoading: true))
    sut.presentLoading(response: .init(isLoading: false))

    // Then
    XCTAssertEqual(
      view.outcomes,
      ["welcome"] + Array(repeating: "failure", count: 5)
        + ["welcome", "welcome"],
      "a success is displayed by displayWelcome, and only a success: after it the view goes home"
    )
    XCTAssertEqual(
      view.messages,
      [
        "Welcome: Welcome, Ada!",
        "Login Failed: Enter your email address.",
        "Login Failed: Enter your password.",
        "Login Failed: Email and password do not match.",
        "Login Failed: You seem to be offline. Try again later.",
        "Login Failed: Something went wrong. Try again.",
        "Welcome: Welcome, !",
        "Welcome: Welcome, mary Ann!",
        "loading: true",
        "loading: false",
      ],
      "each response is displayed once, with the same texts as before: a presenter decides nothing, not even about a user without a name, or with two"
    )
  }

  private func makeInteractor(
    presenter: PresenterSpy,
    workerAnswers answer: Result<User, any Error> = .success(.ada)
  ) -> LoginInteractor {
    let interactor = LoginInteractor(worker: WorkerStub(answer: answer))
    interactor.presenter = presenter
    return interactor
  }
}

// MARK: - Spies and stubs

/// Sees from another thread that a task has ended.
private struct TaskEnd {
  private let signal = DispatchSemaphore(value: 0)

  init(of task: Task<Void, Never>) {
    Task.detached { [signal] in
      await task.value
      signal.signal()
    }
  }

  /// A task that is at work cannot end while this waits; one that has ended says so at once.
  var hasCome: Bool { signal.wait(timeout: .now() + 0.2) == .success }
}

private final class InteractorSpy: LoginBusinessLogic {
  private(set) var requests: [Login.Authenticate.Request] = []
  private(set) var tasks: [Task<Void, Never>] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    requests.append(request)
    let task = Task<Void, Never> {}
    tasks.append(task)
    return task
  }
}

private final class RouterSpy: LoginRoutingLogic {
  private(set) var routes: [String] = []
  /// What was on the screen at each route.
  private(set) var screens: [String?] = []
  var readsTheScreen: () -> String? = { nil }

  func routeToHome() {
    routes.append("home")
    screens.append(readsTheScreen())
  }
}

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var responses: [Login.Authenticate.Response] = []
  private(set) var loading: [Bool] = []
  var whileLoadingEnds: () -> Void = {}

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
  }

  func presentLoading(response: Login.Loading.Response) {
    loading.append(response.isLoading)
    if !response.isLoading { whileLoadingEnds() }
  }
}

private final class ViewSpy: LoginDisplayLogic {
  private(set) var messages: [String] = []
  /// Which of displayWelcome and displayFailure was called.
  private(set) var outcomes: [String] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    outcomes.append("welcome")
    messages.append("\(viewModel.title): \(viewModel.message)")
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    outcomes.append("failure")
    messages.append("\(viewModel.title): \(viewModel.message)")
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    messages.append("loading: \(viewModel.isLoading)")
  }
}
