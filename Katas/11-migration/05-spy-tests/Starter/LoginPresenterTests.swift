import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  private let view = LoginViewSpy()
  private let sut = LoginPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  // TODO: What reaches the view, through which of its three methods, and how often?
}
