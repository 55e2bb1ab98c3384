import XCTest

@testable import Login

@MainActor
final class LoginConfiguratorTests: XCTestCase {
  private let grace = User(id: "2", name: "Grace")

  private var factory = SceneFactorySpy()

  override func setUp() async throws {
    factory = SceneFactorySpy()
  }

  func testTheViewThatComesInIsTheOneReturned() async {
    // Given
    let view = LoginViewController()

    // When
    let configured = makeConfigurator().configured(view, sceneFactory: factory)

    // Then
    XCTAssertTrue(
      configured === view, "another view was returned: wire the one that came in, and return it")
  }

  func testTheWholeCycleIsWired() async {
    // Given
    let view = makeConfigurator().configured(LoginViewController(), sceneFactory: factory)

    // When
    await view.interactor?.authenticate(request: .init(email: "g@example.org", password: "cobol"))
      .value

    // Then
    XCTAssertEqual(
      factory.homeUsers, [grace],
      "a login must lead from the given worker round the cycle and, by the router, to the "
        + "factory that was lent: look for an arrow that is missing or leads elsewhere")
  }

  func testEveryViewGetsACycleOfItsOwn() async throws {
    // Given
    let sut = makeConfigurator()

    // When
    let first = sut.configured(LoginViewController(), sceneFactory: factory)
    let second = sut.configured(LoginViewController(), sceneFactory: factory)

    // Then
    let firstStore = try XCTUnwrap(first.router?.dataStore, "the router has no data store")
    let secondStore = try XCTUnwrap(second.router?.dataStore, "the router has no data store")
    XCTAssertFalse(
      firstStore === secondStore,
      "two logins share an interactor, so the first one's answers appear in the second: "
        + "a configurator keeps what scenes are made from, never a part of a scene")
  }

  private func makeConfigurator() -> any LoginSceneConfigurator {
    DefaultLoginSceneConfigurator(
      worker: LoginWorkerStub(user: grace), validator: CredentialValidator())
  }
}
