import XCTest

@testable import Login

/// The whole screen: the pins of the first kata, and how its parts hang together.
@MainActor
final class LoginScreenTests: XCTestCase {
  private let client = HTTPClientStub()
  private lazy var screen = LoginConfigurator.configure(client: client)

  override func setUp() async throws {
    screen.email = "ada@example.com"
    screen.password = "secret"
  }

  func testTheInteractorTalksToThePresenter() async throws {
    // When
    let interactor = try XCTUnwrap(
      screen.viewModel.interactor,
      "the view model has no interactor: wire it in the configurator")
    let presenter: Any? = interactor.presenter

    // Then
    XCTAssertTrue(
      presenter is LoginPresenter,
      "the interactor has no LoginPresenter: who holds it, and how?")
  }

  func testAKnownUserIsWelcomed() async {
    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["Welcome", "Welcome, Ada!"],
      "the pin broke: before the move, a known user was welcomed by name")
  }

  func testTheSpinnerTurnsWhileTheServerIsAsked() async {
    // Given
    var spinner: [Bool] = []
    client.whileAsked = { [screen] in spinner.append(screen.isLoading) }

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      spinner + [screen.isLoading], [true, false],
      "the pin broke: before the move, the spinner turned until the server had answered"
    )
  }

  func testAScreenThatIsClosedIsFreed() async {
    // Given
    weak var probe: LoginViewModel?

    // When
    do {
      let closed = LoginConfigurator.configure(client: client)
      probe = closed.viewModel
    }

    // Then
    XCTAssertNil(
      probe,
      "view model, interactor and presenter keep each other alive: which arrow leads back?"
    )
  }
}
