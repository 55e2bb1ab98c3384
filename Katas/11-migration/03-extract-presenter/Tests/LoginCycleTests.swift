import XCTest

@testable import Login

/// How the parts hang together.
@MainActor
final class LoginCycleTests: XCTestCase {
  func testTheInteractorTalksToThePresenter() async throws {
    // When
    let scene = LoginScene()
    let interactor = try XCTUnwrap(
      scene.interactor,
      "the screen has no interactor: wire it in the configurator")
    let presenter: LoginPresenter? = LoginScene.find(in: interactor)

    // Then
    XCTAssertNotNil(
      presenter,
      "the interactor has no LoginPresenter: who holds it, and how?")
  }
}
