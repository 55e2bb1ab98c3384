import KataUI
import XCTest

@testable import Login

private struct LoginWorkerStub: LoginWorkerLogic {
  let user: User

  func authenticate(email: String, password: String) async throws -> User {
    user
  }
}

private struct CredentialValidatorStub: CredentialValidating {
  let verdict: Bool

  func isValid(email: String) -> Bool { verdict }
  func isValid(password: String) -> Bool { verdict }
}

/// Stands in for the factory, and keeps for whom a Home was asked.
private final class SceneFactorySpy: SceneFactory {
  private(set) var homeUsers: [User] = []

  func makeHomeScene(user: User) -> UIViewController {
    homeUsers.append(user)
    return UIViewController()
  }

  func makeSignUpScene() -> UIViewController { UIViewController() }
}

@MainActor
final class LoginConfiguratorTests: XCTestCase {
  private let grace = User(id: "2", name: "Grace")

  private var factory = SceneFactorySpy()

  override func setUp() async throws {
    factory = SceneFactorySpy()
  }

  func testTheForwardArrowsAreDrawn() async throws {
    // When
    let view = configure()

    // Then
    let interactor = try XCTUnwrap(
      view.interactor as? LoginInteractor,
      "arrow 1 is missing: the view needs its interactor")
    XCTAssertTrue(
      interactor.presenter is LoginPresenter,
      "arrow 2 is missing: the interactor needs its presenter")
    XCTAssertTrue(
      view.router is LoginRouter,
      "arrow 4 is missing: the view needs its router")

    // When: nobody else holds the interactor
    let viewAlone = configure()
    viewAlone.router = nil

    // Then
    XCTAssertNotNil(
      viewAlone.interactor,
      "arrow 1 does not hold the interactor: the view owns the rest, so make no arrow forward weak"
    )
  }

  func testTheArrowsBackLeadToThisView() async throws {
    // When
    let view = configure()

    // Then
    let interactor = view.interactor as? LoginInteractor
    let presenter = interactor?.presenter as? LoginPresenter
    XCTAssertTrue(
      presenter?.viewController === view,
      "arrow 3 does not lead to the view, so nothing is displayed")
    let router = view.router as? LoginRouter
    XCTAssertTrue(
      router?.viewController === view,
      "arrow 5 does not lead to the view, so the router cannot navigate")
  }

  func testTheDataStoreIsTheInteractor() async throws {
    // When
    let view = configure()

    // Then
    let interactor = try XCTUnwrap(
      view.interactor as? LoginInteractor,
      "arrow 1 is missing: the view needs its interactor")
    XCTAssertTrue(
      view.router?.dataStore === interactor,
      "arrow 6 must lead to the same interactor as arrow 1: it is the data store"
    )
  }

  func testALoginRunsFromTheWorkerToTheFactory() async {
    // Given
    let view = configure()

    // When
    await view.interactor?.authenticate(
      request: .init(email: "g@example.org", password: "cobol")
    )
    .value

    // Then
    XCTAssertEqual(
      factory.homeUsers, [grace],
      "the worker's user must reach the factory: check worker, factory and all arrows"
    )
  }

  func testTheGivenValidatorMeasures() async {
    // Given
    let view = configure(validator: CredentialValidatorStub(verdict: false))
    let validRequest = Login.Validate.Request(
      email: "g@example.org", password: "cobol1959")

    // When
    view.interactor?.validate(request: validRequest)

    // Then
    XCTAssertNotNil(
      view.emailHintLabel.text,
      "the validator that came in refuses all, but no hint is shown: check it, and all arrows"
    )
  }

  func testTwoScenesShareNothing() async throws {
    // When
    let (firstView, secondView) = (configure(), configure())
    let first = try XCTUnwrap(
      firstView.interactor as? LoginInteractor, "arrow 1 is missing")
    let second = try XCTUnwrap(
      secondView.interactor as? LoginInteractor, "arrow 1 is missing")

    // Then
    XCTAssertFalse(
      first === second,
      "two scenes share an interactor: make a new one each time")
    let firstPresenter = first.presenter as? LoginPresenter
    let secondPresenter = second.presenter as? LoginPresenter
    XCTAssertTrue(
      firstPresenter == nil || firstPresenter !== secondPresenter,
      "two scenes share a presenter: make a new one each time")
    let firstRouter = firstView.router as? LoginRouter
    let secondRouter = secondView.router as? LoginRouter
    XCTAssertTrue(
      firstRouter == nil || firstRouter !== secondRouter,
      "two scenes share a router: make a new one each time")
  }

  func testEachSceneHasWhatWasPassedInForIt() async {
    // Given
    let ada = User(id: "1", name: "Ada")
    let otherFactory = SceneFactorySpy()
    let first = configure(
      validator: CredentialValidatorStub(verdict: false))
    let second = LoginConfigurator.configure(
      worker: LoginWorkerStub(user: ada),
      validator: CredentialValidatorStub(verdict: true),
      sceneFactory: otherFactory)

    // When
    for view in [first, second] {
      view.interactor?.validate(request: .init(email: "", password: ""))
      await view.interactor?.authenticate(
        request: .init(email: "a@example.org", password: "notes")
      )
      .value
    }

    // Then
    XCTAssertEqual(
      [factory.homeUsers, otherFactory.homeUsers], [[grace], [ada]],
      "a second scene was made with another worker and another factory: each scene has those that were passed in for it"
    )
    XCTAssertEqual(
      [first, second].map { $0.emailHintLabel.text == nil }, [false, true],
      "a second scene was made with another validator: each scene has the one that was passed in for it"
    )
  }

  func testANewSceneHasDoneNothingYet() async {
    // When
    let view = configure(
      validator: CredentialValidatorStub(verdict: false))

    // Then
    XCTAssertFalse(
      view.isViewLoaded,
      "the view was loaded by the configurator: whoever shows it loads it")
    XCTAssertNil(
      view.router?.dataStore?.user,
      "nobody has logged in, and there is a user: make and wire, nothing else"
    )
    XCTAssertEqual(
      [view.title, view.emailHintLabel.text], [nil, nil],
      "nobody has asked for anything, and the view says something: make and wire, nothing else"
    )
  }

  func testTheSceneIsFreedWhenItsViewIsDropped() async {
    // Given
    weak var view: LoginViewController?
    weak var interactor: LoginInteractor?

    // When
    do {
      let scene = configure()
      view = scene
      interactor = scene.interactor as? LoginInteractor
      XCTAssertNotNil(
        interactor, "arrow 1 is missing: the view needs its interactor")
    }

    // Then
    XCTAssertNil(
      view,
      "the view is never freed: a part that it owns holds it strongly, or the configurator keeps it"
    )
    XCTAssertNil(
      interactor,
      "the interactor is never freed: only the view may hold the scene")
  }

  private func configure(
    validator: any CredentialValidating = CredentialValidatorStub(
      verdict: true)
  ) -> LoginViewController {
    LoginConfigurator.configure(
      worker: LoginWorkerStub(user: grace), validator: validator,
      sceneFactory: factory)
  }
}
