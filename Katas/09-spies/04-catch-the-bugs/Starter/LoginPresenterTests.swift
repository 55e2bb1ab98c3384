import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  private let view = LoginViewSpy()
  private let sut = LoginPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  // TODO: Which text is displayed, through which method? And who keeps the view alive?
}
