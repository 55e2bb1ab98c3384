import XCTest

@testable import Login

@MainActor
final class LoginSceneTests: XCTestCase {
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")
  private let worker = WorkerSpy()
  private let view = ViewSpy()
  private let presenter = LoginPresenter()
  private lazy var interactor = LoginInteractor(worker: worker)

  override func setUp() async throws {
    interactor.presenter = presenter
    presenter.viewController = view
  }

  func testTheLoadingReachesTheView() async {
    // Given
    let screen = LoginConfigurator.configure(worker: worker)

    let texts = Login.Authenticate.ViewModel(title: "", message: "")
    var spins: [Bool] = []

    // When
    await interactor.authenticate(request: request).value
    for isLoading in [true, false] {
      screen.displayLoading(viewModel: .init(isLoading: isLoading))
      screen.displayWelcome(viewModel: texts)
      screen.displayFailure(viewModel: texts)
      spins.append(screen.isSpinning)
    }

    // Then
    XCTAssertEqual(
      view.shown, ["loading", "Welcome: Welcome, Ada!", "loaded"],
      "loading is to be shown as the interactor presents it, on first and off last: which method of the presenter is called, which does the work?"
    )
    XCTAssertEqual(
      spins, [true, false],
      "displayLoading shows the spinner and takes it away again, as the view model says, and nothing else does"
    )

    // When
    let unanswered = LoginViewController()
    unanswered.interactor = InteractorSpy(asking: nil)
    unanswered.loginButtonTapped(email: "", password: "")

    // Then
    XCTAssertFalse(
      unanswered.isSpinning,
      "nothing was displayed: the spinner waits for the presenter, and does not follow the tap"
    )
  }

  func testTheInteractorPresentsToWhoeverListens() async {
    // Given
    let listener = PresenterSpy()
    interactor.presenter = listener

    // When
    let login = interactor.authenticate(request: request)
    login.cancel()
    await login.value

    // Then
    XCTAssertEqual(
      listener.told, ["loading", "outcome", "loaded"],
      "another presenter listens: tell LoginInteractorOutput of the loading, the outcome, and the end, though the login was cancelled"
    )
  }

  func testAWelcomeReachesTheView() async {
    // Given
    let screen = LoginConfigurator.configure(worker: worker)
    let between = InteractorSpy(asking: screen.interactor)
    screen.interactor = between

    // When
    screen.loginButtonTapped(email: "ada@example.com", password: "secret")
    await between.task?.value

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["Welcome", "Welcome, Ada!"],
      "the welcome did not reach the view: go from view to interactor to presenter to view"
    )
    XCTAssertEqual(
      between.requests, [request],
      "a tap asks the interactor once, with what was typed")
    XCTAssertEqual(
      worker.asked, [request],
      "the worker is asked once, with what was typed")
  }

  func testAFailureReachesTheView() async {
    let texts: [(any Error, String)] = [
      (LoginError.invalidCredentials, "Email and password do not match."),
      (LoginError.offline, "You seem to be offline. Try again later."),
      (CancellationError(), "Something went wrong. Try again."),
    ]
    for (error, text) in texts {
      // Given
      worker.answer = .failure(error)

      // When
      await interactor.authenticate(request: request).value

      // Then
      XCTAssertEqual(
        view.outcomes.last, "Login Failed: \(text)",
        "the failure's text did not reach the view: go from interactor to presenter to view"
      )
    }
    XCTAssertEqual(
      worker.asked.count, texts.count,
      "the worker failed, and was asked again: one request asks once")

    // When
    await interactor.authenticate(
      request: .init(email: "", password: "secret")
    ).value
    await interactor.authenticate(
      request: .init(email: "ada@example.com", password: "")
    ).value

    // Then
    XCTAssertEqual(
      view.outcomes.suffix(2),
      [
        "Login Failed: Enter your email address.",
        "Login Failed: Enter your password.",
      ], "the refusal of an empty field did not reach the view")
    XCTAssertEqual(
      view.outcomes.count, 5, "five requests have five outcomes")

    // When
    let screen = LoginConfigurator.configure(worker: worker)
    screen.displayFailure(
      viewModel: .init(title: "a title", message: "a text"))

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["a title", "a text"],
      "the view shows a failure as it is given")
  }
}

// MARK: - Spies and stubs

private final class ViewSpy: LoginPresenterOutput {
  private(set) var shown: [String] = []
  var outcomes: [String] { shown.filter { !$0.hasPrefix("load") } }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    shown.append("\(viewModel.title): \(viewModel.message)")
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    shown.append("\(viewModel.title): \(viewModel.message)")
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    shown.append(viewModel.isLoading ? "loading" : "loaded")
  }
}

private final class PresenterSpy: LoginInteractorOutput {
  private(set) var told: [String] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    told.append("outcome")
  }

  func presentLoading(response: Login.Loading.Response) {
    told.append(response.isLoading ? "loading" : "loaded")
  }
}

/// Notes what the view asks, and asks the interactor in its place.
private final class InteractorSpy: LoginViewControllerOutput {
  private let next: (any LoginViewControllerOutput)?
  private(set) var requests: [Login.Authenticate.Request] = []
  private(set) var task: Task<Void, Never>?

  init(asking next: (any LoginViewControllerOutput)?) {
    self.next = next
  }

  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    requests.append(request)
    let task = next?.authenticate(request: request) ?? Task {}
    self.task = task
    return task
  }
}

@MainActor
private final class WorkerSpy: LoginWorkerLogic {
  var answer: Result<User, any Error> = .success(
    User(id: "1", name: "Ada"))
  private(set) var asked: [Login.Authenticate.Request] = []

  func authenticate(email: String, password: String) async throws -> User {
    asked.append(.init(email: email, password: password))
    return try answer.get()
  }
}
