import XCTest

@testable import Login

@MainActor
final class LoginViewModelTests: XCTestCase {
  private let client = HTTPClientStub()
  private lazy var view = LoginConfigurator.configure(client: client)

  func testTheViewKeepsItsOwnStateWithoutAViewModelClass() async {
    // Then
    let objects = Mirror(reflecting: view).children.filter {
      $0.label?.contains("interactor") != true
        && Mirror(reflecting: $0.value).displayStyle == .class
    }
    XCTAssertEqual(
      objects.map { "\(type(of: $0.value))" }, [],
      "the view has an object that keeps what is typed and shown: let the view itself keep that"
    )
  }

  func testEachTapAsksAboutWhatIsTyped() async {
    // Given
    view.email = "Ada@Example.com"
    view.password = "secret"

    // When
    await view.loginButtonTapped()
    await view.loginButtonTapped()

    // Then
    let typed = ["email": "Ada@Example.com", "password": "secret"]
    XCTAssertEqual(
      client.posts, [typed, typed],
      "two taps are two requests, each with what is typed, letter by letter"
    )
  }

  func testWithoutItsInteractorTheViewDoesNothing() async {
    // Given
    view.interactor = nil
    view.displayFailure(viewModel: .init(title: "Oh", message: "Not yet."))
    for (email, password) in [("", "secret"), ("ada@example.com", "")] {
      (view.email, view.password) = (email, password)

      // When
      await view.loginButtonTapped()

      // Then
      XCTAssertEqual(
        [view.email, view.password, view.title, view.message],
        [email, password, "Oh", "Not yet."],
        "the view decides or words by itself: a tap only asks the interactor"
      )
    }
  }
}

/// Lets the suite be built before the view has what it asks for: what the view has comes first.
@MainActor
private protocol Unfinished: AnyObject {}

extension Unfinished {
  fileprivate var interactor: LoginInteractor? {
    get { nil }
    set {}
  }

  fileprivate func displayFailure(viewModel: Login.Authenticate.ViewModel) {
  }
}

extension LoginViewController: Unfinished {}
