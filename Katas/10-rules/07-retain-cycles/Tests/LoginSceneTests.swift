import KataUI
import XCTest

@testable import Login

/// The whole scene, wired by its configurator. As on a real screen, only the view is held.
@MainActor
final class LoginSceneTests: XCTestCase {
  private let connection = ConnectionStub()

  func testASceneThatIsDroppedIsFreed() async {
    // Given
    var view: LoginViewController? = makeScene()
    let probe = SceneProbe(of: view)

    // When
    view = nil

    // Then
    XCTAssertEqual(
      probe.alive, [],
      "these parts outlive their screen: an arrow back, or in from outside, is still strong"
    )
  }

  func testASceneThatIsShownStillHearsTheConnection() async {
    // Given
    let view = makeScene()

    // When
    connection.lose()

    // Then
    XCTAssertEqual(
      [view.title, view.messageLabel.text],
      ["Login Failed", "You seem to be offline. Try again later."],
      "the scene did not hear of the lost connection: an arrow that leads forward is weak, or nobody watches any more"
    )
  }

  func testASceneThatIsShownStillLogsIn() async {
    // Given
    let view = makeScene()
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")

    // When
    await view.interactor?.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      [view.title, view.messageLabel.text], ["Welcome", "Welcome, Ada!"],
      "a login has no welcome any more: an arrow that leads forward is weak, or the work is gone"
    )
    XCTAssertEqual(
      view.router?.dataStore?.user, User(id: "1", name: "Ada"),
      "the user is not in the router's data store: hold it, and keep the user in it"
    )
    await assertTheWorkIsAsBefore()
  }

  /// Who mends a leak changes nothing else.
  private func assertTheWorkIsAsBefore() async {
    let interactor = InteractorSpy()
    let view = LoginViewController()
    view.interactor = interactor
    view.loadViewIfNeeded()
    view.emailField.text = "ada@example.com"
    view.passwordField.text = "secret"
    view.loginButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(
      interactor.requests,
      [.init(email: "ada@example.com", password: "secret")],
      "a tap on Log in asks the interactor once, as before")
    XCTAssertEqual(
      interactor.watches, 1, "the connection is watched once, as before")
    XCTAssertEqual(
      [
        view.emailField.placeholder, view.passwordField.placeholder,
        view.loginButton.currentTitle, view.signUpButton.currentTitle,
      ], ["Email", "Password", "Log in", "Sign up"],
      "fields and buttons are called as before")
    XCTAssertTrue(view.passwordField.isSecureTextEntry)
    XCTAssertEqual(
      view.view.subviews.count, 1, "what is not in the view is not seen")

    let shown = ViewSpy()
    let presenter = LoginPresenter()
    presenter.viewController = shown
    let errors: [any Error] = [
      LoginError.emptyEmail, LoginError.emptyPassword,
      LoginError.invalidCredentials, LoginError.offline,
      CancellationError(),
    ]
    for answer in errors.map({ Result<User, any Error>.failure($0) })
      + [.success(User(id: "1", name: "Ada"))]
    {
      let sut = LoginInteractor(
        worker: LoginWorkerDummy(answer: answer), connection: connection)
      sut.presenter = presenter
      await sut.authenticate(
        request: .init(email: "ada@example.com", password: "secret")
      ).value
    }
    XCTAssertEqual(
      shown.outcomes,
      [
        "Login Failed: Enter your email address.",
        "Login Failed: Enter your password.",
        "Login Failed: Email and password do not match.",
        "Login Failed: You seem to be offline. Try again later.",
        "Login Failed: Something went wrong. Try again.",
        "Welcome: Welcome, Ada!",
      ], "each outcome is shown once, with its words, as before")

    let watching = LoginInteractor(
      worker: LoginWorkerDummy(), connection: connection)
    watching.presenter = presenter
    watching.watchConnection(request: .init())
    connection.lose()
    XCTAssertEqual(
      shown.outcomes.dropFirst(6),
      ["Login Failed: You seem to be offline. Try again later."],
      "a lost connection is shown once, as before")
  }

  func testASceneThatIsShownStillRoutes() async {
    // Given
    let view = makeScene()
    let navigation = UINavigationController(rootViewController: view)

    // When
    view.signUpButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertTrue(
      navigation.topViewController is SignUpViewController,
      "a tap on Sign up leads nowhere: the view must hold its router strongly"
    )
    XCTAssertEqual(
      navigation.viewControllers.count, 2,
      "a tap on Sign up puts one screen onto the login, as before")
  }

  func testASceneThatLoadsLeadsNowhere() async {
    // Given
    let view = LoginConfigurator.configure(
      worker: LoginWorkerDummy(), connection: connection)
    let navigation = UINavigationController(rootViewController: view)

    // When
    view.loadViewIfNeeded()

    // Then
    XCTAssertEqual(
      navigation.viewControllers.count, 1,
      "nobody has tapped Sign up, and its screen is there: route when the action is called"
    )
  }

  func testNewsAfterTheEndIsHarmless() async {
    // Given
    _ = makeScene()

    // When
    connection.lose()

    // Then
    XCTAssertEqual(
      connection.told, 1,
      "the handler of a closed scene is still called, and does nothing")
  }

  func testATapAfterTheEndIsHarmless() async {
    // Given: something still holds the buttons, such as an animation that lets a screen go
    var view: LoginViewController? = makeScene()
    let buttons = [view?.loginButton, view?.signUpButton]
    weak var probe = view
    view = nil

    // When
    for button in buttons { button?.sendActions(for: .touchUpInside) }

    // Then
    XCTAssertNil(
      probe,
      "the buttons keep their screen alive: an action must hold it weakly")
  }

  private func makeScene() -> LoginViewController {
    let view = LoginConfigurator.configure(
      worker: LoginWorkerDummy(), connection: connection)
    view.loadViewIfNeeded()
    return view
  }
}

/// Looks at the parts of a scene without holding them.
@MainActor
private struct SceneProbe {
  private weak var view: LoginViewController?
  private weak var interactor: LoginInteractor?
  private weak var presenter: LoginPresenter?
  private weak var router: LoginRouter?

  init(of view: LoginViewController?) {
    self.view = view
    interactor = view?.interactor as? LoginInteractor
    presenter = interactor?.presenter as? LoginPresenter
    router = view?.router as? LoginRouter
  }

  var alive: [String] {
    let parts: [(name: String, object: AnyObject?)] = [
      ("view", view), ("interactor", interactor), ("presenter", presenter),
      ("router", router),
    ]
    return parts.filter { $0.object != nil }.map(\.name)
  }
}

/// Keeps each handler, as the real one does.
final class ConnectionStub: ConnectionWorkerLogic {
  private var handlers: [@MainActor () -> Void] = []
  private(set) var told = 0

  func onLoss(_ handler: @escaping @MainActor () -> Void) {
    handlers.append(handler)
  }

  func lose() {
    for handler in handlers {
      handler()
      told += 1
    }
  }
}

/// Answers about Ada only.
struct LoginWorkerDummy: LoginWorkerLogic {
  var answer: Result<User, any Error> = .success(
    User(id: "1", name: "Ada"))

  func authenticate(email: String, password: String) async throws -> User {
    guard email == "ada@example.com", password == "secret" else {
      throw LoginError.invalidCredentials
    }
    return try answer.get()
  }
}

private final class InteractorSpy: LoginBusinessLogic {
  private(set) var requests: [Login.Authenticate.Request] = []
  private(set) var watches = 0

  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    requests.append(request)
    return Task {}
  }

  func watchConnection(request: Login.WatchConnection.Request) {
    watches += 1
  }
}

private final class ViewSpy: LoginDisplayLogic {
  private(set) var outcomes: [String] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    outcomes.append("\(viewModel.title): \(viewModel.message)")
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    outcomes.append("\(viewModel.title): \(viewModel.message)")
  }
}
