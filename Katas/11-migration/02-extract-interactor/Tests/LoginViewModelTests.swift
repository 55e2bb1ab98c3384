import XCTest

@testable import Login

@MainActor
final class LoginViewModelTests: XCTestCase {
  func testWithoutItsInteractorTheViewModelDoesNothing() async {
    // Given
    let screen = LoginConfigurator.configure(client: HTTPClientStub())
    screen.viewModel.interactor = nil

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      screen.message, "",
      "the view model still decides: let login() only ask the interactor")
  }
}
