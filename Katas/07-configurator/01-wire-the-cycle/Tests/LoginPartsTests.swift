import KataUI
import XCTest

@testable import Login

/// Keeps what it is told to display, a line each.
private final class LoginViewSpy: LoginDisplayLogic {
  private(set) var shown: [String] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    shown.append("\(viewModel.title) | \(viewModel.message)")
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    shown.append("\(viewModel.title) | \(viewModel.message)")
  }

  func displayValidation(viewModel: Login.Validate.ViewModel) {
    let hints = [viewModel.emailHint, viewModel.passwordHint]
    shown.append(
      hints.map { $0 ?? "-" }.joined(separator: " | ")
        + " | \(viewModel.canSubmit)")
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    shown.append("\(viewModel.isLoading)")
  }
}

/// Stands in for the factory, with screens of its own.
private final class ScenesStub: SceneFactory {
  let home = UIViewController()
  let signUp = UIViewController()

  func makeHomeScene(user: User) -> UIViewController { home }
  func makeSignUpScene() -> UIViewController { signUp }
}

private final class LoginDataStoreStub: LoginDataStore {
  var user: User? = User(id: "1", name: "Ada")
}

/// Whoever looks at an arrow changes nothing else.
@MainActor
final class LoginPartsTests: XCTestCase {
  func testThePresenterWordsAsBefore() async {
    // Given
    let view = LoginViewSpy()
    let presenter = LoginPresenter()
    presenter.viewController = view
    let errors: [LoginError] = [
      .emptyEmail, .emptyPassword, .invalidCredentials, .offline, .unknown,
    ]

    // When
    presenter.presentAuthentication(
      response: .init(result: .success(User(id: "1", name: "Ada"))))
    for error in errors {
      presenter.presentAuthentication(
        response: .init(result: .failure(error)))
    }
    presenter.presentValidation(
      response: .init(isEmailValid: false, isPasswordValid: true))
    presenter.presentValidation(
      response: .init(isEmailValid: true, isPasswordValid: false))
    presenter.presentLoading(response: .init(isLoading: true))

    // Then
    XCTAssertEqual(
      view.shown,
      [
        "Welcome | Welcome, Ada!",
        "Login Failed | Enter your email address.",
        "Login Failed | Enter your password.",
        "Login Failed | Email and password do not match.",
        "Login Failed | You seem to be offline. Try again later.",
        "Login Failed | Something went wrong. Try again.",
        "This is not an email address. | - | false",
        "- | Use at least 8 characters. | false",
        "true",
      ],
      "only the presenter's arrow is to be looked at: it says the same as before"
    )
  }

  func testTheRouterHoldsItsDataStore() async {
    // Given
    let router = LoginRouter(sceneFactory: ScenesStub())
    weak var held: LoginDataStoreStub?

    // When
    do {
      let dataStore = LoginDataStoreStub()
      router.dataStore = dataStore
      held = dataStore
    }

    // Then
    XCTAssertNotNil(
      held,
      "the router lets its data store go: this arrow leads forward, so hold it"
    )
  }

  func testTheRouterLeadsWhereItLedBefore() async {
    // Given
    let factory = ScenesStub()
    let login = UIViewController()
    let navigation = UINavigationController(rootViewController: login)
    let dataStore = LoginDataStoreStub()
    let router = LoginRouter(sceneFactory: factory)
    router.viewController = login
    router.dataStore = dataStore

    // When
    router.routeToSignUp()
    let signedUp = navigation.viewControllers
    router.routeToHome()

    // Then
    XCTAssertTrue(
      signedUp.elementsEqual([login, factory.signUp], by: ===),
      "only the router's arrow is to be looked at: sign-up is put onto the login, once"
    )
    XCTAssertTrue(
      navigation.viewControllers.elementsEqual([factory.home], by: ===),
      "only the router's arrow is to be looked at: Home takes the login's place"
    )
  }
}
