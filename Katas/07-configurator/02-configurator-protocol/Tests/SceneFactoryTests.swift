import KataUI
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
      "return the view that the given configurator returns")
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
      "ask the configurator once, and pass self as the factory")
  }

  func testEveryLoginIsANewOne() async {
    // Given
    let configurator = LoginSceneConfiguratorSpy()
    let sut = DefaultSceneFactory(loginConfigurator: configurator)

    // When
    let scenes = [sut.makeLoginScene(), sut.makeLoginScene()]

    // Then
    XCTAssertEqual(
      configurator.views.count, scenes.count,
      "two logins were made: have each one wired, and keep none")
    XCTAssertFalse(
      configurator.views.first === configurator.views.last,
      "two logins were made with one view: make a new one each time")
  }

  func testTheLoginOfTheAppLeadsHome() async {
    // Given
    let grace = User(id: "2", name: "Grace")
    let sut = DefaultSceneFactory(
      loginConfigurator: DefaultLoginSceneConfigurator(
        worker: LoginWorkerStub(user: grace),
        validator: CredentialValidator()))
    let scene = sut.makeLoginScene()
    let navigation = UINavigationController(rootViewController: scene)

    // When
    let login = scene as? LoginViewController
    await login?.interactor?.authenticate(
      request: .init(email: "g@example.org", password: "cobol")
    )
    .value

    // Then
    let home = navigation.topViewController as? HomeViewController
    XCTAssertEqual(
      home?.greetingLabel.text, "Hello, Grace!",
      "the wired login leads to no Home, or to a stranger's: return it as the configurator returned it"
    )
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
      "factory and configurator keep each other alive: do not store the factory"
    )
  }

  func testTheConfiguratorStoresOnlyItsDependencies() async {
    // Given
    let factory = SceneFactorySpy()
    let sut = DefaultLoginSceneConfigurator(
      worker: LoginWorkerStub(user: User(id: "2", name: "Grace")),
      validator: CredentialValidator())

    // When
    let view = sut.configured(LoginViewController(), sceneFactory: factory)

    // Then
    XCTAssertEqual(
      withExtendedLifetime(view) { parts(storedIn: sut) }, [],
      "store worker and validator only: the rest is needed for one call, so keep it not even weakly"
    )
  }

  /// What it stores besides worker and validator, however it is called.
  private func parts(storedIn sut: any LoginSceneConfigurator) -> [String] {
    Mirror(reflecting: sut).children.compactMap { property in
      switch property.value {
      case is any SceneFactory: "factory"
      case is UIViewController: "view"
      case is any LoginBusinessLogic: "interactor"
      case is any LoginPresentationLogic: "presenter"
      case is any LoginRoutingLogic: "router"
      default: nil
      }
    }
  }

  func testHomeIsStillMadeWithItsUser() async throws {
    // Given
    let sut = DefaultSceneFactory(
      loginConfigurator: LoginSceneConfiguratorSpy())

    // When
    let scene = sut.makeHomeScene(user: User(id: "1", name: "Ada"))
    scene.loadViewIfNeeded()

    // Then
    let home = try XCTUnwrap(
      scene as? HomeViewController,
      "the factory made no Home: it is made as before")
    XCTAssertEqual(
      home.greetingLabel.text, "Hello, Ada!",
      "Home does not know its user: it is made as before")
  }
}
