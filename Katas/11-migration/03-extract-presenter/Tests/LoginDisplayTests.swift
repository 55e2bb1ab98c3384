import Observation
import XCTest

@testable import Login

/// The view model in the view's part: it shows what it is told, and nothing else.
@MainActor
final class LoginDisplayTests: XCTestCase {
  private let scene = LoginScene()
  private var screen: LoginViewController { scene.screen }
  private var viewModel: LoginViewModel { screen.viewModel }

  func testTheViewModelOnlyKeepsWhatItIsGiven() async {
    // Given
    let long = "Come in, and take your time: nobody is in a hurry here."

    // When
    viewModel.displayWelcome(
      viewModel: Login.Authenticate.ViewModel(title: "Hi", message: long))
    let welcome = [screen.title, screen.message]
    viewModel.displayLoading(
      viewModel: Login.Loading.ViewModel(isLoading: true))
    viewModel.displayFailure(
      viewModel: Login.Authenticate.ViewModel(
        title: "Not Yet", message: long))
    let failure = [screen.title, screen.message]
    viewModel.displayWelcome(
      viewModel: Login.Authenticate.ViewModel(title: "You", message: ""))
    let wordless = [screen.title, screen.message]
    viewModel.displayFailure(
      viewModel: Login.Authenticate.ViewModel(title: "", message: ""))

    // Then
    XCTAssertEqual(
      welcome, ["Hi", long],
      "displayWelcome(viewModel:) keeps title and message as they are: the presenter has written them"
    )
    XCTAssertEqual(
      failure, ["Not Yet", long],
      "displayFailure(viewModel:) keeps title and message as they are: the presenter has written them"
    )
    XCTAssertEqual(
      wordless, ["You", ""],
      "a welcome after a failure takes the place of both texts, whatever stands there"
    )
    XCTAssertEqual(
      [screen.title, screen.message], ["", ""],
      "a failure came without words, and something is shown: the view model writes none of its own"
    )
    XCTAssertTrue(
      screen.isLoading,
      "only displayLoading(viewModel:) changes isLoading: it keeps what a Login.Loading.ViewModel says"
    )
  }

  func testTheViewModelWordsNoResponse() async {
    // When
    viewModel.presentAuthentication(
      response: .init(result: .failure(.offline)))

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["", ""],
      "the view model still writes the text of a response: move that, and leave no copy behind"
    )
  }

  func testATapOnlyAsksTheInteractor() async {
    // Given
    viewModel.interactor = nil
    screen.email = "ada@example.com"
    screen.password = "secret"

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertFalse(
      screen.isLoading,
      "nobody was asked, and it loads: the view model waits until the presenter says so"
    )
    XCTAssertEqual(
      [screen.title, screen.message], ["", ""],
      "nobody was asked, and there is a text: the view model waits for the presenter's"
    )
  }

  func testTheScreenHearsOfEachChange() async {
    // Given
    let heard = Heard()
    let changes: [(String, (LoginViewModel) -> Void)] = [
      ("title", { _ = $0.title }),
      ("message", { _ = $0.message }),
      ("isLoading", { _ = $0.isLoading }),
    ]
    for (name, read) in changes {
      withObservationTracking {
        read(viewModel)
      } onChange: {
        heard.append(name)
      }
    }

    // When
    viewModel.displayFailure(
      viewModel: Login.Authenticate.ViewModel(
        title: "Oh", message: "Not yet."))
    viewModel.displayLoading(
      viewModel: Login.Loading.ViewModel(isLoading: true))

    // Then
    XCTAssertEqual(
      heard.names.sorted(), ["isLoading", "message", "title"],
      "the screen is bound to these, and does not hear that they change: keep them observable"
    )
  }
}

/// What has changed, by name.
private final class Heard: @unchecked Sendable {
  private(set) var names: [String] = []

  func append(_ name: String) { names.append(name) }
}

/// Lets the suite be built where the view model has other methods: what it has comes first.
@MainActor
private protocol Unfinished: AnyObject {}

extension Unfinished {
  fileprivate func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
  }
  fileprivate func displayFailure(viewModel: Login.Authenticate.ViewModel) {
  }
  fileprivate func displayLoading(viewModel: Login.Loading.ViewModel) {}
  fileprivate func presentAuthentication(
    response: Login.Authenticate.Response
  ) {}
}

extension LoginViewModel: Unfinished {}
