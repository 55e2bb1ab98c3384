import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  private let view = LoginViewSpy()
  private let sut = LoginPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  // TODO: Which words are displayed, through which method? And does the presenter let its view go?
}
