import XCTest

@testable import Login

/// Takes the place of the carried pins of this name, which need the view model.
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
    view.displayLoading(viewModel: .init(isLoading: true))
    (view.email, view.password) = (" ", " ")
    await view.loginButtonTapped()

    // Then
    XCTAssertFalse(
      client.posts.isEmpty,
      "no tap reached the server: does the configurator give the view its interactor, "
        + "does the view hold it strongly, and does the tap await the interactor's task?"
    )
    XCTAssertEqual(
      client.posts,
      [
        ["email": "Ada@Example.com", "password": "secret"],
        ["email": " ", "password": " "],
      ],
      "two taps are two requests, also while it loads, each with what is typed, letter by letter; a blank is typed, too"
    )
  }

  func testWhatWasTypedStays() async {
    // Given
    (view.email, view.password) = ("ada@example.com", "secret")
    let answer = Login.Authenticate.ViewModel(title: "Oh", message: "")

    // When
    view.displayLoading(viewModel: .init(isLoading: true))
    view.displayFailure(viewModel: answer)
    view.displayWelcome(viewModel: answer)
    view.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertEqual(
      [view.email, view.password], ["ada@example.com", "secret"],
      "an answer emptied the form: it stayed as it was typed before")
  }

  func testAFailedQuestionIsNotAskedAgain() async {
    // Given
    view.email = "ada@example.com"
    view.password = "secret"
    let errors: [any Error] = [
      HTTPError.noConnection, CancellationError(),
    ]
    for (times, error) in errors.enumerated() {
      client.answer = .failure(error)

      // When
      await view.loginButtonTapped()

      // Then
      XCTAssertEqual(
        client.posts.count, times + 1,
        "one tap asked the server once before, whatever it answered")
    }
  }

  func testWithoutItsInteractorTheViewDoesNothing() async {
    // Given
    view.interactor = nil
    view.displayFailure(viewModel: .init(title: "Oh", message: "Not yet."))
    for (email, password, isLoading) in [
      ("", "secret", true), ("ada@example.com", "", false),
    ] {
      (view.email, view.password) = (email, password)
      view.displayLoading(viewModel: .init(isLoading: isLoading))
      let loads = view.isLoading

      // When
      await view.loginButtonTapped()

      // Then
      XCTAssertEqual(
        [view.email, view.password, view.title, view.message],
        [email, password, "Oh", "Not yet."],
        "the view decides or words by itself: a tap only asks the interactor"
      )
      XCTAssertEqual(
        view.isLoading, loads,
        "a tap neither begins nor ends the loading: the view is told by displayLoading"
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
  fileprivate func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
  }
  fileprivate func displayLoading(viewModel: Login.Loading.ViewModel) {}
}

extension LoginViewController: Unfinished {}
