import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  func testScreenThatIsClosedIsFreed() async {
    // Given
    let presenter = LoginPresenter()
    weak var probe: LoginViewController?

    // When
    do {
      let screen = LoginViewController()
      presenter.viewController = screen
      probe = screen
    }

    // Then
    XCTAssertNil(probe)
  }
}
