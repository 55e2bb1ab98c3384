import XCTest

@testable import Scoops

private struct ScoopsWorkerStub: ScoopsWorkerLogic {
  func menu() async -> Menu {
    Menu(
      cones: ["waffle"], flavors: ["lemon", "mango"], toppings: ["nuts"])
  }
}

/// Stands in for the interactor, and keeps what it is asked.
private final class ScoopsInteractorSpy: ScoopsBusinessLogic {
  private(set) var requests: [Scoops.Load.Request] = []

  func load(request: Scoops.Load.Request) -> Task<Void, Never> {
    requests.append(request)
    return Task {}
  }
}

@MainActor
final class ScoopsConfiguratorTests: XCTestCase {
  func testAConfiguredViewShowsTheMenu() async {
    // Given
    let sut = ScoopsView().configured(worker: ScoopsWorkerStub())

    // When
    await sut.interactor?.load(request: Scoops.Load.Request()).value

    // Then
    XCTAssertEqual(
      sut.body, ["Waffle", "Lemon", "Mango", "Nuts"],
      "the menu never reached the screen: check every arrow, and return the wired copy"
    )
  }

  func testAViewThatAppearsStillAsks() async {
    // Given
    let interactor = ScoopsInteractorSpy()
    var sut = ScoopsView()
    sut.interactor = interactor

    // When
    sut.appear()

    // Then
    XCTAssertEqual(
      interactor.requests, [.init()],
      "a view that appears asks its interactor for the menu, once, as before"
    )
  }

  func testTheCopyKeepsTheScreen() async {
    // Given
    let plain = ScoopsView()

    // When
    let configured = plain.configured(worker: ScoopsWorkerStub())

    // Then
    XCTAssertTrue(
      configured.screen === plain.screen,
      "the configured view has a new screen: return a copy of self, not a new view"
    )
  }

  func testTheViewStaysAStruct() async {
    // When
    let configured: Any = ScoopsView().configured(
      worker: ScoopsWorkerStub())

    // Then
    XCTAssertFalse(
      type(of: configured) is AnyObject.Type,
      "the view became a class: SwiftUI needs a struct")
  }

  func testEachConfiguredViewHasACycleOfItsOwn() async throws {
    // When
    let first = ScoopsView().configured(worker: ScoopsWorkerStub())
    let second = ScoopsView().configured(worker: ScoopsWorkerStub())
    await first.interactor?.load(request: Scoops.Load.Request()).value

    // Then
    XCTAssertEqual(
      first.screen.cones, ["Waffle"],
      "the first view asked and got no answer")
    XCTAssertEqual(
      second.screen.cones, [],
      "the second view got the first one's answer: make a new cycle for each"
    )
  }

  func testTheCycleIsFreedWithTheLastCopy() async {
    // Given
    weak var interactor: ScoopsInteractor?

    // When
    do {
      let view = ScoopsView().configured(worker: ScoopsWorkerStub())
      interactor = view.interactor as? ScoopsInteractor
      XCTAssertNotNil(interactor, "the configured copy has no interactor")
    }

    // Then
    XCTAssertNil(
      interactor,
      "every copy of the view is gone, but the interactor lives: what does its presenter hold?"
    )
  }

  func testAnAnswerAfterTheEndIsHarmless() async throws {
    // Given: no copy of the view is left
    let interactor = ScoopsView().configured(worker: ScoopsWorkerStub())
      .interactor

    // When
    await interactor?.load(request: Scoops.Load.Request()).value

    // Then
    XCTAssertNotNil(interactor, "the configured copy has no interactor")
  }

  func testThePresenterLeavesTheScreenToDisplay() async throws {
    // When
    let view = ScoopsView().configured(worker: ScoopsWorkerStub())

    // Then
    let interactor = view.interactor as? ScoopsInteractor
    let presenter = try XCTUnwrap(
      interactor?.presenter,
      "the interactor has no presenter: check every arrow")
    let held = Mirror(reflecting: presenter).children.map {
      "\(type(of: $0.value))"
    }
    XCTAssertFalse(
      held.contains {
        ["ScoopsScreen", "Optional<ScoopsScreen>"].contains($0)
      },
      "the presenter holds the concrete screen: give its view model to a ScoopsDisplayLogic"
    )
  }

  func testTheScreenKeepsNobody() async throws {
    // Given
    weak var presenter: AnyObject?
    let view = ScoopsView()

    // When
    do {
      let configured = view.configured(worker: ScoopsWorkerStub())
      let interactor = configured.interactor as? ScoopsInteractor
      presenter = interactor?.presenter as AnyObject?
    }

    // Then
    XCTAssertNil(
      presenter,
      "a plain view still has the screen, and the screen keeps the presenter: it only displays"
    )
    XCTAssertEqual(view.body, [], "nobody asked for the menu")
  }

  func testAnAnswerUnderWayDoesNotKeepTheScreen() async {
    // Given
    weak var screen: ScoopsScreen?
    var interactor: (any ScoopsBusinessLogic)?

    // When
    do {
      let view = ScoopsView().configured(worker: ScoopsWorkerStub())
      screen = view.screen
      interactor = view.interactor
    }

    // Then
    XCTAssertNotNil(interactor, "the configured copy has no interactor")
    XCTAssertNil(
      screen,
      "the views are gone, but the presenter keeps the screen: a presenter does not own it"
    )
  }
}
