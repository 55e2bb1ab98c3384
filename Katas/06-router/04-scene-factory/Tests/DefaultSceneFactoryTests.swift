import XCTest

@testable import Login

@MainActor
final class DefaultSceneFactoryTests: XCTestCase {
  private let sut = DefaultSceneFactory()

  func testHomeIsMadeWithItsUser() async throws {
    // When
    let scene = sut.makeHomeScene(user: User(id: "1", name: "Ada"))
    scene.loadViewIfNeeded()

    // Then
    let home = try XCTUnwrap(
      scene as? HomeViewController,
      "the factory made no Home: HomeConfigurator makes one")
    XCTAssertEqual(
      home.greetingLabel.text, "Hello, Ada!",
      "Home does not know its user: the factory puts the user into Home's data store"
    )
  }

  func testEveryHomeIsANewOne() async {
    // When
    let first = sut.makeHomeScene(user: User(id: "1", name: "Ada"))
    let second = sut.makeHomeScene(user: User(id: "2", name: "Grace"))

    // Then
    XCTAssertFalse(
      first === second,
      "two users got the same screen: make a new scene each time")
  }

  func testSignUpIsMade() async {
    // When
    let scene = sut.makeSignUpScene()

    // Then
    XCTAssertTrue(
      scene is SignUpViewController,
      "the factory made no sign-up: SignUpConfigurator makes one")
  }
}
