import KataUI
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
    let configured = makeConfigurator().configured(
      view, sceneFactory: factory)

    // Then
    XCTAssertTrue(
      configured === view,
      "another view was returned: connect and return the one that came in")
  }

  func testTheWholeCycleIsWired() async {
    // Given
    let view = makeConfigurator().configured(
      LoginViewController(), sceneFactory: factory)

    // When
    await logIn(view)

    // Then
    XCTAssertNotNil(
      view.welcomeLabel.text,
      "no welcome is displayed: check the arrows between view, interactor and presenter"
    )
  }

  func testALoginLeadsToTheFactoryThatWasLent() async {
    // Given
    let view = makeConfigurator().configured(
      LoginViewController(), sceneFactory: factory)

    // When
    await logIn(view)

    // Then
    XCTAssertEqual(
      factory.homeUsers, [grace],
      "the login leads nowhere: the router needs the factory that came in, and the interactor as its data store"
    )
  }

  func testAViewThatWasWiredBeforeIsWiredAgain() async {
    // Given: another factory
    let old = makeConfigurator().configured(
      LoginViewController(), sceneFactory: SceneFactorySpy())
    let view = makeConfigurator().configured(old, sceneFactory: factory)

    // When
    await logIn(view)

    // Then
    XCTAssertEqual(
      factory.homeUsers, [grace],
      "the login leads to the factory it was wired with before: wire the view that comes in each time"
    )
  }

  func testTheRouterLeadsAwayFromTheView() async {
    // Given
    let view = makeConfigurator().configured(
      LoginViewController(), sceneFactory: factory)
    let navigation = UINavigationController(rootViewController: view)

    // When
    await logIn(view)

    // Then
    XCTAssertFalse(
      navigation.topViewController === view,
      "the login is still on the screen: the router needs its view")
  }

  func testTheGivenValidatorMeasures() async {
    // Given
    let sut = makeConfigurator(validator: RefusingValidatorStub())
    let view = sut.configured(LoginViewController(), sceneFactory: factory)

    // When
    view.interactor?.validate(
      request: .init(email: "g@example.org", password: "cobol1959"))

    // Then
    XCTAssertNotNil(
      view.emailHintLabel.text,
      "no hint is shown: give the interactor the validator that the configurator was given"
    )
  }

  func testEveryViewGetsACycleOfItsOwn() async throws {
    // Given
    let sut = makeConfigurator()

    // When
    let first = sut.configured(LoginViewController(), sceneFactory: factory)
    let second = sut.configured(
      LoginViewController(), sceneFactory: factory)

    // Then
    let firstStore = try XCTUnwrap(
      first.router?.dataStore, "the first login's router has no data store")
    let secondStore = try XCTUnwrap(
      second.router?.dataStore,
      "the second login's router has no data store")
    XCTAssertFalse(
      firstStore === secondStore,
      "two logins share an interactor: make a new one for each view")
    let firstPresenter =
      (first.interactor as? LoginInteractor)?.presenter as? LoginPresenter
    let secondPresenter =
      (second.interactor as? LoginInteractor)?.presenter as? LoginPresenter
    XCTAssertTrue(
      firstPresenter == nil || firstPresenter !== secondPresenter,
      "two logins share a presenter: make a new one for each view")
    let firstRouter = first.router as? LoginRouter
    let secondRouter = second.router as? LoginRouter
    XCTAssertTrue(
      firstRouter == nil || firstRouter !== secondRouter,
      "two logins share a router: make a new one for each view")
  }

  func testTheConfiguratorKeepsNoPart() async {
    // Given
    let sut = makeConfigurator()
    weak var view: LoginViewController?
    weak var interactor: LoginInteractor?
    weak var presenter: LoginPresenter?

    // When
    do {
      let scene = sut.configured(
        LoginViewController(), sceneFactory: factory)
      view = scene
      interactor = scene.interactor as? LoginInteractor
      presenter = interactor?.presenter as? LoginPresenter
    }

    // Then
    XCTAssertNil(
      view, "the login is closed, and its view is still there: store none")
    XCTAssertNil(
      interactor,
      "the login is closed, and its interactor is still there: store none")
    XCTAssertNil(
      presenter,
      "the login is closed, and its presenter is still there: store none")
  }

  func testEachLoginHasWhatCameInForIt() async {
    // Given: two factories, and another configurator with another worker
    let ada = User(id: "1", name: "Ada")
    let otherFactory = SceneFactorySpy()
    let first = makeConfigurator()
    let second = DefaultLoginSceneConfigurator(
      worker: LoginWorkerStub(user: ada), validator: CredentialValidator())
    let views = [
      first.configured(LoginViewController(), sceneFactory: factory),
      first.configured(LoginViewController(), sceneFactory: otherFactory),
      second.configured(LoginViewController(), sceneFactory: otherFactory),
    ]

    // When
    for view in views { await logIn(view) }

    // Then
    XCTAssertEqual(
      [factory.homeUsers, otherFactory.homeUsers],
      [[grace], [grace, ada]],
      "three logins, two factories and two workers: each login has the factory that came in with its view, and its configurator's worker"
    )
  }

  func testTheConfiguratorOnlyWires() async {
    // When
    let view = makeConfigurator().configured(
      LoginViewController(), sceneFactory: factory)

    // Then
    XCTAssertEqual(
      factory.homeUsers.count + factory.othersMade, 0,
      "the factory was asked for a scene: only pass it on to the router")
    XCTAssertFalse(
      view.isViewLoaded,
      "the view was loaded by the configurator: whoever shows it loads it")
  }

  private func logIn(_ view: LoginViewController) async {
    await view.interactor?.authenticate(
      request: .init(email: "g@example.org", password: "cobol")
    )
    .value
  }

  private func makeConfigurator(
    validator: any CredentialValidating = CredentialValidator()
  ) -> any LoginSceneConfigurator {
    DefaultLoginSceneConfigurator(
      worker: LoginWorkerStub(user: grace), validator: validator)
  }
}
