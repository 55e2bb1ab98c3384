import KataSwiftUI
import XCTest

@testable import Scoops

@MainActor
final class ScoopsWholeSceneTests: XCTestCase {
  func testTheWholeCycleRuns() async throws {
    // Given
    let host = ViewHost(
      Window { ScoopsView.configured(worker: ScoopsWorkerStub()) })
    await host.update()

    // When
    try host.tap("Lemon")
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("One scoop of lemon, please."),
      "a tap goes round the whole cycle, and its answer is drawn\n\(host.screen)"
    )
  }

  func testTheSceneStaysWhenAllIsDrawnAgain() async throws {
    // Given
    let host = ViewHost(
      Window { ScoopsView.configured(worker: ScoopsWorkerStub()) })
    await host.update()
    try host.tap("Mango")
    await host.update()

    // When
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("One scoop of mango, please."),
      "the struct was made anew, and what was on the screen is lost: @State keeps the screen\n\(host.screen)"
    )

    // When
    try host.tap("Lemon")
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("One scoop of lemon, please."),
      "the struct was made anew, and now a tap has no answer: its interactor leads to another screen; @State keeps both\n\(host.screen)"
    )
  }

  func testTwoViewsAreTwoScenes() async throws {
    // Given
    let first = ViewHost(
      Window { ScoopsView.configured(worker: ScoopsWorkerStub()) })
    let second = ViewHost(
      Window { ScoopsView.configured(worker: ScoopsWorkerStub()) })
    await first.update()
    await second.update()

    // When
    try first.tap("Lemon")
    await first.update()
    await second.update()

    // Then
    XCTAssertFalse(
      second.screen.contains("One scoop"),
      "one view was tapped and another one answers: each view has a screen of its own"
    )
  }

  func testThePresenterDoesNotKeepTheScreen() async {
    // Given
    let presenter = ScoopsPresenter()
    weak var screen: ScoopsScreen?

    // When
    do {
      let shown = ScoopsScreen()
      presenter.screen = shown
      screen = shown
    }

    // Then
    XCTAssertNil(
      screen,
      "nobody shows this screen any more, but the presenter keeps it: hold it weakly"
    )
  }

  func testAnAnswerAfterTheEndIsHarmless() async {
    // Given: a presenter whose screen is gone
    let presenter = ScoopsPresenter()
    do { presenter.screen = ScoopsScreen() }

    // When
    presenter.presentLoad(response: .init(flavors: []))
    presenter.presentChoose(
      response: .init(flavor: Flavor(id: "m", name: "mango")))

    // Then
    XCTAssertNil(
      presenter.screen,
      "nobody shows this screen any more, but the presenter keeps it: hold it weakly"
    )
  }

  func testThePresenterTellsWhoeverDisplays() async {
    // Given
    let presenter = ScoopsPresenter()
    let display = ScoopsDisplaySpy()
    presenter.screen = display

    // When
    let mango = Flavor(id: "m", name: "mango")
    presenter.presentLoad(response: .init(flavors: [mango]))
    presenter.presentChoose(response: .init(flavor: mango))

    // Then
    XCTAssertEqual(
      display.loads,
      [.init(title: "Scoops", rows: [.init(id: "m", name: "Mango")])],
      "the presenter gives its view model to a ScoopsDisplayLogic, once, whatever object that is"
    )
    XCTAssertEqual(
      display.choices, [.init(message: "One scoop of mango, please.")],
      "the presenter gives its view model to a ScoopsDisplayLogic, once, whatever object that is"
    )
  }

  func testAClosedViewIsGone() async {
    // Given
    weak var screen: ScoopsScreen?
    weak var interactor: ScoopsInteractorSpy?
    do {
      let shown = ScoopsScreen()
      let spy = ScoopsInteractorSpy()
      screen = shown
      interactor = spy
      let host = ViewHost(ScoopsView(screen: shown, interactor: spy))
      await host.update()

      // When
      host.close()
    }

    // Then
    XCTAssertNil(
      screen,
      "the view was closed, and its screen lives on: something keeps it forever, or it keeps itself"
    )
    XCTAssertNil(
      interactor,
      "the view was closed, and its interactor lives on: something keeps it forever"
    )
  }
}
