import XCTest

@testable import Scoops

private struct ScoopsWorkerStub: ScoopsWorkerLogic {
  func menu() async -> Menu {
    Menu(
      cones: ["waffle", "cup"], flavors: ["lemon", "mango"],
      toppings: ["nuts"])
  }
}

/// Counts how often it is asked; each answer after the first is the short menu.
private actor CountingWorkerSpy: ScoopsWorkerLogic {
  private(set) var asked = 0

  func menu() async -> Menu {
    asked += 1
    return asked == 1
      ? Menu(cones: ["waffle"], flavors: ["lemon"], toppings: ["nuts"])
      : Menu(cones: [], flavors: ["mint"], toppings: [])
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
      sut.body, ["Waffle", "Cup", "Lemon", "Mango", "Nuts"],
      "the screen shows another menu, or none: check every arrow, return the wired copy, and display the three lists in their order"
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
      "the view came back with another screen: configure a copy of self, not a new view"
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

  func testTheMenuStaysWhenTheViewAppearsAgain() async {
    // Given: the menu is there, and the next answer is not
    var sut = ScoopsView().configured(worker: ScoopsWorkerStub())
    await sut.interactor?.load(request: Scoops.Load.Request()).value
    let interactor = ScoopsInteractorSpy()
    sut.interactor = interactor

    // When
    sut.appear()

    // Then
    XCTAssertEqual(
      sut.body, ["Waffle", "Cup", "Lemon", "Mango", "Nuts"],
      "the view appeared again, and its menu is another: it asks for the next menu, and shows this one till then"
    )
    XCTAssertEqual(
      interactor.requests, [.init()],
      "the view appeared again with a menu on its screen, and did not ask: it asks whenever it appears, as before"
    )
  }

  func testAConfiguredViewAsksOnlyWhenItIsTold() async {
    // Given
    let worker = CountingWorkerSpy()
    let sut = ScoopsView().configured(worker: worker)

    // When: anything begun before has its turn first
    await sut.interactor?.load(request: Scoops.Load.Request()).value

    // Then
    let asked = await worker.asked
    XCTAssertEqual(
      asked, 1,
      "the menu was loaded once, so the worker is asked once: configured(worker:) makes and wires, and asks nobody"
    )
  }

  func testTheNextMenuTakesThePlaceOfTheLast() async {
    // Given
    let sut = ScoopsView().configured(worker: CountingWorkerSpy())
    await sut.interactor?.load(request: Scoops.Load.Request()).value

    // When
    await sut.interactor?.load(request: Scoops.Load.Request()).value

    // Then
    XCTAssertEqual(
      sut.body, ["Mint"],
      "the second menu has only mint: the screen shows that one, and nothing of the menu before"
    )
  }

  func testAViewConfiguredAgainHasTheNewWorker() async {
    // Given
    let worker = CountingWorkerSpy()
    let first = ScoopsView().configured(worker: ScoopsWorkerStub())
    await first.interactor?.load(request: Scoops.Load.Request()).value

    // When
    let second = first.configured(worker: worker)
    let shown = second.body
    await second.interactor?.load(request: Scoops.Load.Request()).value

    // Then
    guard second.screen === first.screen else {
      return XCTFail(
        "a view was configured again, and came back with another screen: configure a copy of self, not a new view"
      )
    }
    let asked = await worker.asked
    XCTAssertEqual(
      asked, 1,
      "a view was configured with another worker, which nobody asked: each has a cycle of its own, with the worker that came in"
    )
    XCTAssertEqual(
      shown, ["Waffle", "Cup", "Lemon", "Mango", "Nuts"],
      "the screen had a menu, and configured(worker:) changed it: make and wire, and leave the screen to the answers"
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
      first.screen.cones, ["Waffle", "Cup"],
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

  func testAViewThatAskedDoesNotKeepItsScreen() async {
    // Given
    weak var screen: ScoopsScreen?

    // When: the view is gone before its answer comes
    do {
      let view = ScoopsView().configured(worker: ScoopsWorkerStub())
      screen = view.screen
      view.appear()
    }

    // Then
    XCTAssertNil(
      screen,
      "the view is gone, and its screen waits for the answer: let nothing under way hold the screen"
    )
  }
}
