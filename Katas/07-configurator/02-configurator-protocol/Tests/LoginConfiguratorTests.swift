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
    let configured = makeConfigurator().configured(view, sceneFactory: factory)

    // Then
    XCTAssertTrue(
      configured === view, "another view was returned: wire the one that came in, and return it")
  }

  func testTheWholeCycleIsWired() async {
    // Given
    let view = makeConfigurator().configured(LoginViewController(), sceneFactory: factory)

    // When
    await logIn(view)

    // Then
    XCTAssertNotNil(
      view.welcomeLabel.text,
      "the given worker lets Grace in, and the view displays no welcome: look for an arrow "
        + "that is missing between view, interactor and presenter")
  }

  func testALoginLeadsToTheFactoryThatWasLent() async {
    // Given
    let view = makeConfigurator().configured(LoginViewController(), sceneFactory: factory)

    // When
    await logIn(view)

    // Then
    XCTAssertEqual(
      factory.homeUsers, [grace],
      "the factory that was lent must be asked for Grace's Home: the router needs that factory, "
        + "and the interactor as its data store")
  }

  func testTheRouterLeadsAwayFromTheView() async {
    // Given
    let view = makeConfigurator().configured(LoginViewController(), sceneFactory: factory)
    let navigation = UINavigationController(rootViewController: view)

    // When
    await logIn(view)

    // Then
    XCTAssertFalse(
      navigation.topViewController === view,
      "the login is still on the screen: the router must know the view from which it leads away")
  }

  func testTheGivenValidatorMeasures() async {
    // Given
    let sut = makeConfigurator(validator: RefusingValidatorStub())
    let view = sut.configured(LoginViewController(), sceneFactory: factory)

    // When
    view.interactor?.validate(request: .init(email: "g@example.org", password: "cobol1959"))

    // Then
    XCTAssertNotNil(
      view.emailHintLabel.text,
      "the given validator accepts nothing, and yet there is no hint: give the interactor "
        + "the validator that the configurator was given")
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
    let firstPresenter = (first.interactor as? LoginInteractor)?.presenter as? LoginPresenter
    let secondPresenter = (second.interactor as? LoginInteractor)?.presenter as? LoginPresenter
    XCTAssertTrue(
      firstPresenter == nil || firstPresenter !== secondPresenter,
      "two logins share a presenter, so one of them displays nothing: make a new one for each view")
  }

  private func logIn(_ view: LoginViewController) async {
    await view.interactor?.authenticate(request: .init(email: "g@example.org", password: "cobol"))
      .value
  }

  private func makeConfigurator(
    validator: any CredentialValidating = CredentialValidator()
  ) -> any LoginSceneConfigurator {
    DefaultLoginSceneConfigurator(worker: LoginWorkerStub(user: grace), validator: validator)
  }
}
