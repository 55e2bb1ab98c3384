import XCTest

@testable import Login

@MainActor
final class DefaultSceneFactoryTests: XCTestCase {
  private let sut = DefaultSceneFactory()

  func testHomeIsMadeWithItsUser() async throws {
    // When
    let scene = sut.makeHomeScene(user: User(id: "7", name: "Ada"))
    scene.loadViewIfNeeded()

    // Then
    let home = try XCTUnwrap(
      scene as? HomeViewController,
      "the factory made no Home: HomeConfigurator makes one")
    XCTAssertEqual(
      home.greetingLabel.text, "Hello, Ada!",
      "Home does not know its user: the factory puts the user into Home's data store, before the view is loaded"
    )
    XCTAssertEqual(
      home.router?.dataStore?.user, User(id: "7", name: "Ada"),
      "the user in Home's data store is another one or none: put the user there as it came in"
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
    XCTAssertEqual(
      (second as? HomeViewController)?.router?.dataStore?.user,
      User(id: "2", name: "Grace"),
      "Grace logged in after Ada: her Home has her in its data store")
  }

  func testEverySignUpIsANewOne() async {
    // When
    let first = sut.makeSignUpScene()
    let second = sut.makeSignUpScene()

    // Then
    XCTAssertFalse(
      first === second,
      "sign-up opened again with what was typed before: make a new scene each time"
    )
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
