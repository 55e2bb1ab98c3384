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
      "the screen is gone, these parts of it are not: "
        + "at least one arrow that leads back, or in from outside, is still strong")
  }

  func testASceneThatIsShownStillHearsTheConnection() async {
    // Given
    let view = makeScene()

    // When
    connection.lose()

    // Then
    XCTAssertEqual(
      view.messageLabel.text, "You seem to be offline. Try again later.",
      "the scene is on screen and did not hear of the lost connection: "
        + "every arrow that leads forward has to be strong, one too many is weak")
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
      "the scene is on screen and a tap on Sign up leads nowhere: "
        + "the view holds its router, and the router is not the one to hold back")
  }

  func testNewsAfterTheEndIsHarmless() async {
    // Given
    _ = makeScene()

    // When
    connection.lose()

    // Then
    XCTAssertEqual(
      connection.told, 1, "the handler of a scene that has ended is called and does nothing")
  }

  private func makeScene() -> LoginViewController {
    let view = LoginConfigurator.configure(worker: LoginWorkerDummy(), connection: connection)
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
      ("view", view), ("interactor", interactor), ("presenter", presenter), ("router", router),
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
