import KataUI
import XCTest

@testable import Login

/// A scene that somebody worked with, and what must outlast that.
@MainActor
final class LoginUsedSceneTests: XCTestCase {
  private let connection = ConnectionStub()

  func testASceneThatWasUsedIsFreedToo() async {
    // Given: a login, a lost connection, and a look at the next screen
    var view: LoginViewController? = makeScene()
    var navigation: UINavigationController? = view.map {
      UINavigationController(rootViewController: $0)
    }
    await logIn(view)
    connection.lose()
    view?.signUpButton.sendActions(for: .touchUpInside)
    navigation?.popViewController(animated: false)
    weak var probe = view
    weak var bar = navigation

    // When
    view = nil
    navigation = nil

    // Then
    XCTAssertNil(
      probe,
      "the screen is kept alive since it was used: what did a part keep while it worked?"
    )
    XCTAssertNil(
      bar,
      "the navigation controller is kept alive: borrow it from the view each time"
    )
  }

  func testTheViewHoldsItsInteractor() async {
    // Given
    let view = LoginViewController()
    weak var interactor: LoginInteractor?

    // When
    do {
      let working = LoginInteractor(
        worker: LoginWorkerDummy(), connection: connection)
      view.interactor = working
      interactor = working
    }

    // Then
    XCTAssertNotNil(
      interactor,
      "LoginViewController lets its interactor go: this arrow leads forward, hold it"
    )
  }

  func testEveryLossIsHeard() async {
    // Given
    let view = makeScene()
    connection.lose()
    await logIn(view)
    view.title = nil
    view.messageLabel.text = nil

    // When
    connection.lose()

    // Then
    XCTAssertEqual(
      [view.title, view.messageLabel.text],
      ["Login Failed", "You seem to be offline. Try again later."],
      "the connection was lost again: the handler works as long as the scene is there"
    )
    XCTAssertEqual(
      view.router?.dataStore?.user, User(id: "1", name: "Ada"),
      "a lost connection logs nobody out: leave the user in the data store")
  }

  func testASecondTapRoutesAsWell() async {
    // Given: the user looked at the next screen and came back
    let view = makeScene()
    let navigation = UINavigationController(rootViewController: view)
    view.signUpButton.sendActions(for: .touchUpInside)
    navigation.popViewController(animated: false)

    // When
    view.signUpButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertTrue(
      navigation.topViewController is SignUpViewController,
      "a second tap on Sign up leads nowhere: a weak arrow becomes nil by itself, so cut none by hand"
    )
  }

  private func logIn(_ view: LoginViewController?) async {
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")
    await view?.interactor?.authenticate(request: request).value
  }

  private func makeScene() -> LoginViewController {
    let view = LoginConfigurator.configure(
      worker: LoginWorkerDummy(), connection: connection)
    view.loadViewIfNeeded()
    return view
  }
}
