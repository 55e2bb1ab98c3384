import XCTest

@testable import Login

/// What is left when the screen is closed.
@MainActor
final class LoginEndTests: XCTestCase {
  func testAScreenThatIsClosedIsFreed() async {
    // Given
    weak var probe: LoginInteractor?

    // When
    do {
      let closed = LoginScene()
      probe = closed.interactor
    }

    // Then
    XCTAssertNil(
      probe, "the parts keep each other alive: which arrow leads back?")
  }

  func testAnAnswerAfterTheEndIsHarmless() async {
    // Given
    var scene: LoginScene? = LoginScene()
    let interactor = scene?.interactor

    // When
    scene = nil

    // Then: no crash. An unowned arrow back would end the app here.
    await interactor?.authenticate(request: .init(email: "", password: ""))
      .value
  }
}
