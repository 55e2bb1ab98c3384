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
      view.messageLabel.text, "You seem to be offline. Try again later.",
      "the scene did not hear of the lost connection: an arrow that leads forward is weak"
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
      view.messageLabel.text, "Welcome, Ada!",
      "a login has no welcome any more: an arrow that leads forward is weak, or the work is gone"
    )
    XCTAssertEqual(
      view.router?.dataStore?.user, User(id: "1", name: "Ada"),
      "the user is not in the router's data store: hold it, and keep the user in it"
    )
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

/// Is never asked.
struct LoginWorkerDummy: LoginWorkerLogic {
  func authenticate(email: String, password: String) async throws -> User {
    User(id: "1", name: "Ada")
  }
}
