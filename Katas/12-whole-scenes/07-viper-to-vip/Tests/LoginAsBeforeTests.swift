import KataUI
import XCTest

@testable import Login

/// Moving decisions changes none: what VIPER's login did in the corners.
@MainActor
final class LoginAsBeforeTests: XCTestCase {
  func testEachTapIsALogin() async {
    // Given: a login that has failed, and one that is on its way
    let interactor = InteractorSpy()
    let sut = LoginViewController()
    let router = RouterSpy()
    sut.interactor = interactor
    sut.router = router
    sut.loadViewIfNeeded()
    sut.passwordField.text = "secret"
    sut.emailField.text = "first"
    sut.loginButton.sendActions(for: .touchUpInside)
    sut.displayFailure(viewModel: .init(title: "Oh", message: "Not yet."))
    sut.displayLoading(viewModel: .init(isLoading: true))

    // When
    sut.emailField.text = "second"
    sut.loginButton.sendActions(for: .touchUpInside)
    sut.displayLoading(viewModel: .init(isLoading: false))
    sut.emailField.text = nil
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.requests.map(\.email), ["first", "second", ""],
      "each tap sends at once what is in the fields, as before: the second one while a login goes on, the third one with \"\" for a field without a text"
    )
    XCTAssertEqual(
      interactor.tasks.filter(\.isCancelled).count, 0,
      "a tap ended the login before it: each one goes on, as before")
    XCTAssertEqual(
      router.routes, 0,
      "no welcome was displayed yet: neither a tap nor a failure leads home"
    )
    XCTAssertEqual(
      [sut.title, sut.messageLabel.text], ["Oh", "Not yet."],
      "a failure sets title and text, and they stay until the presenter has others: neither a tap nor the loading changes them"
    )
  }

  func testEachWelcomeLeadsHomeAtOnce() async {
    // Given
    let router = RouterSpy()
    let sut = LoginViewController()
    sut.router = router

    // When
    var titles: [String?] = []
    let routes = ["Welcome", "Hello"].map { title in
      sut.displayWelcome(
        viewModel: .init(title: title, message: "Come in."))
      titles.append(sut.title)
      return router.routes
    }

    // Then
    XCTAssertEqual(
      routes, [1, 2],
      "displayWelcome asks the router each time and at once: whatever the title says, and whatever else was displayed"
    )
    XCTAssertEqual(
      titles, ["Welcome", "Hello"],
      "the title of a welcome is the view model's: the presenter words it")
  }

  func testTwoLoginsAreTwoQuestions() async {
    // Given
    let presenter = PresenterSpy()
    let worker = SlowWorker(answersFrom: 2) { presenter.loading.last }
    let sut = LoginInteractor(worker: worker)
    sut.presenter = presenter

    // When
    let logins = (1...2).map { _ in
      sut.authenticate(request: .init(email: "ada", password: "secret"))
    }
    for login in logins { await login.value }
    let ended = logins.filter(\.isCancelled).count

    // Then
    XCTAssertEqual(
      presenter.results, [.success(.ada), .success(.ada)],
      "two requests are two questions with two answers, as before, even when the second one does not wait; each returned task ends with its answer"
    )
    XCTAssertEqual(
      ended, 0,
      "a request ended the login before it: each one goes on, as before")
    XCTAssertEqual(
      worker.loading, [true, true],
      "each login asks the worker once, when its loading was presented and not yet its end: that comes after the answer"
    )
  }

  func testALoginMayOutliveItsScene() async {
    // Given
    weak var interactor: LoginInteractor?
    var login: Task<Void, Never>?

    // When: the scene is dropped while the worker is asked
    do {
      let sut = LoginInteractor(worker: WorkerSpy())
      interactor = sut
      login = sut.authenticate(
        request: .init(email: "ada", password: "secret"))
    }
    await login?.value

    // Then
    XCTAssertNil(
      interactor,
      "the login is over and its scene is gone: nobody holds the interactor any more"
    )
  }

  func testAFailureIsNotAskedAboutAgain() async {
    let failures: [any Error] = [LoginError.offline, CancellationError()]
    for failure in failures {
      // Given
      let worker = WorkerSpy(answer: .failure(failure))
      let sut = LoginInteractor(worker: worker)

      // When
      await sut.authenticate(
        request: .init(email: "ada@example.com", password: "secret")
      ).value

      // Then
      XCTAssertEqual(
        worker.asked.count, 1,
        "the worker failed, with an error of the login or any other: that is the outcome, and asking again is the user's decision"
      )
    }
  }

  func testNothingOfVIPERAnswers() async {
    // Given
    let worker = WorkerSpy()
    let interactor = LoginInteractor(worker: worker)
    let view = ViewSpy()
    let presenter = LoginPresenter()
    presenter.viewController = view

    // When
    await interactor.logIn(email: "ada", password: "secret").value
    await presenter.didTapLogIn(email: "", password: "").value
    presenter.didLogIn(.ada)
    presenter.didFail(.offline)

    // Then
    XCTAssertEqual(
      worker.asked, [],
      "logIn(email:password:) is VIPER's: VIP asks with a request")
    XCTAssertEqual(
      view.displayed, 0,
      "didTapLogIn, didLogIn and didFail are VIPER's: a presenter in VIP is told responses"
    )
  }
}

// MARK: - Spies and stubs

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
  private(set) var routes = 0

  func routeToHome() { routes += 1 }
}

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var results: [Result<User, LoginError>] = []
  private(set) var loading: [Bool] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    results.append(response.result)
  }

  func presentLoading(response: Login.Loading.Response) {
    loading.append(response.isLoading)
  }
}

private final class ViewSpy: LoginDisplayLogic {
  private(set) var displayed = 0

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    displayed += 1
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    displayed += 1
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    displayed += 1
  }
}

/// Notes what was last said about the loading when it is asked. Answers nobody before it was asked
/// so often, or before a second is over.
@MainActor
private final class SlowWorker: LoginWorkerLogic {
  private let answersFrom: Int
  private let isLoading: @MainActor () -> Bool?
  private(set) var loading: [Bool?] = []

  init(answersFrom: Int, isLoading: @escaping @MainActor () -> Bool?) {
    self.answersFrom = answersFrom
    self.isLoading = isLoading
  }

  func authenticate(email: String, password: String) async throws -> User {
    loading.append(isLoading())
    let end = Date(timeIntervalSinceNow: 1)
    while loading.count < answersFrom, Date.now < end { await Task.yield() }
    for _ in 1...20 { await Task.yield() }
    return .ada
  }
}

/// Lets the suite be built where VIPER's methods are gone: what the parts have comes first.
@MainActor
private protocol WithoutVIPER: AnyObject {}

extension WithoutVIPER {
  fileprivate func logIn(email: String, password: String) -> Task<
    Void, Never
  > { Task {} }
  fileprivate func didTapLogIn(email: String, password: String) -> Task<
    Void, Never
  > { Task {} }
  fileprivate func didLogIn(_ user: User) {}
  fileprivate func didFail(_ error: LoginError) {}
}

extension LoginInteractor: WithoutVIPER {}
extension LoginPresenter: WithoutVIPER {}
