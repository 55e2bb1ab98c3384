import XCTest

@testable import Login

@MainActor
final class SceneFactoryTests: XCTestCase {
  func testTheFactoryReturnsWhatItsConfiguratorWired() async {
    // Given
    let configurator = LoginSceneConfiguratorSpy()
    let sut = DefaultSceneFactory(loginConfigurator: configurator)

    // When
    let scene = sut.makeLoginScene()

    // Then
    XCTAssertTrue(
      scene === configurator.wired,
      "the factory must return the view that its configurator wired: "
        + "it wires nothing itself and asks the configurator it was given")
  }

  func testTheFactoryLendsItself() async {
    // Given
    let configurator = LoginSceneConfiguratorSpy()
    let sut = DefaultSceneFactory(loginConfigurator: configurator)

    // When
    _ = sut.makeLoginScene()

    // Then
    XCTAssertTrue(
      configurator.factories.elementsEqual([sut], by: { $0 === $1 }),
      "the configurator is asked once, and lent this factory, so that the login leads to "
        + "scenes of the same factory: pass self")
  }

  func testFactoryAndConfiguratorDoNotKeepEachOther() async {
    // Given
    weak var probe: DefaultSceneFactory?

    // When
    do {
      let configurator = DefaultLoginSceneConfigurator(
        worker: LoginWorkerStub(user: User(id: "2", name: "Grace")),
        validator: CredentialValidator())
      let factory = DefaultSceneFactory(loginConfigurator: configurator)
      _ = factory.makeLoginScene()
      probe = factory
    }

    // Then
    XCTAssertNil(
      probe,
      "the factory holds the configurator, and the configurator holds the factory, so neither "
        + "is ever freed: the factory is lent for one call, do not keep it")
  }
}
