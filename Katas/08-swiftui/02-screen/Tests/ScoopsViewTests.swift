import KataSwiftUI
import XCTest

@testable import Scoops

/// Stands in for the interactor, and keeps what it was asked.
@MainActor
private final class ScoopsInteractorSpy: ScoopsBusinessLogic {
  private(set) var loads: [Scoops.Load.Request] = []
  private(set) var choices: [Scoops.Choose.Request] = []

  func load(request: Scoops.Load.Request) {
    loads.append(request)
  }

  func choose(request: Scoops.Choose.Request) {
    choices.append(request)
  }
}

/// Stands in for the screen, and keeps what it was told to display.
@MainActor
private final class ScoopsDisplaySpy: ScoopsDisplayLogic {
  private(set) var loads: [Scoops.Load.ViewModel] = []
  private(set) var choices: [Scoops.Choose.ViewModel] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    loads.append(viewModel)
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    choices.append(viewModel)
  }
}

private final class ScoopsWorkerStub: ScoopsWorkerLogic {
  func flavors() -> [Flavor] {
    [Flavor(id: "m", name: "mango"), Flavor(id: "l", name: "lemon")]
  }
}

/// The app around the view: each tap on Again draws all of it anew, with a new struct.
private struct Window<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Again") { count += 1 }
        Text("Drawn \(count)")
        content()
      }
    }
  }
}

@MainActor
final class ScoopsViewTests: XCTestCase {
  private let menu = Scoops.Load.ViewModel(
    title: "ALL scoops",
    rows: [
      .init(id: "m", name: "mango MIX"), .init(id: "l", name: "lemon"),
    ])

  func testDisplayedRowsAndTitleAreDrawn() async {
    // Given
    let screen = ScoopsScreen()
    let host = await show(screen)

    // When
    screen.displayLoad(viewModel: menu)
    await host.update()

    // Then
    XCTAssertEqual(
      host.title, "ALL scoops",
      "the screen was told a title: draw it as the navigation title, and let SwiftUI observe the screen"
    )
    for name in ["mango MIX", "lemon"] {
      XCTAssertTrue(
        host.screen.contains(name),
        "the screen was told the row “\(name)”: draw it as it is given, and let SwiftUI observe the screen\n\(host.screen)"
      )
    }
  }

  func testADisplayedMessageIsDrawnBesideTheRows() async {
    // Given
    let screen = ScoopsScreen()
    let host = await show(screen)
    screen.displayLoad(viewModel: menu)
    await host.update()

    // When
    screen.displayChoose(viewModel: .init(message: "a good CHOICE"))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("a good CHOICE"),
      "the screen was told a message: draw it, as it is given\n\(host.screen)"
    )
    XCTAssertTrue(
      host.screen.contains("lemon"),
      "a choice says nothing about the rows: they stay")
    XCTAssertEqual(
      host.title, "ALL scoops",
      "a choice says nothing about the title: it stays")
  }

  func testEachDisplayTakesTheLastOnesPlace() async {
    // Given
    let screen = ScoopsScreen()
    let host = await show(screen)
    screen.displayLoad(viewModel: menu)
    screen.displayChoose(viewModel: .init(message: "the first"))
    await host.update()

    // When
    screen.displayLoad(
      viewModel: .init(title: "New", rows: [.init(id: "n", name: "nut")]))
    screen.displayChoose(viewModel: .init(message: "the second"))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("nut") && !host.screen.contains("lemon"),
      "the new rows take the old ones' place: keep none of those\n\(host.screen)"
    )
    XCTAssertTrue(
      host.screen.contains("the second")
        && !host.screen.contains("the first"),
      "the new message takes the old one's place\n\(host.screen)")
  }

  func testAViewThatAppearsAsksOnce() async throws {
    // Given
    let interactor = ScoopsInteractorSpy()
    let screen = ScoopsScreen()

    // When: it appears, and is drawn several times after that
    let host = await show(screen, interactor)
    screen.displayLoad(viewModel: menu)
    await host.update()
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.loads, [.init()],
      "a view that appears asks for the load, once: body is drawn often, a row appears often"
    )
    XCTAssertEqual(
      interactor.choices, [],
      "nobody has tapped a flavor: ask for nothing more than the load")
  }

  func testATapIsARequestWithTheRowsID() async throws {
    // Given
    let interactor = ScoopsInteractorSpy()
    let screen = ScoopsScreen()
    let host = await show(screen, interactor)
    screen.displayLoad(viewModel: menu)
    await host.update()
    let loads = interactor.loads

    // When
    try host.tap("lemon")
    await host.update()
    try host.tap("mango MIX")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.choices, [.init(id: "l"), .init(id: "m")],
      "each tap on a flavor is one request, with the id of its row")
    XCTAssertEqual(
      interactor.loads, loads, "a tap on a flavor loads nothing")
  }

  func testTheViewShowsNothingByItself() async throws {
    // Given: an interactor that does not answer
    let screen = ScoopsScreen()
    let host = await show(screen, ScoopsInteractorSpy())
    screen.displayLoad(viewModel: menu)
    await host.update()
    let before = host.screen

    // When
    try host.tap("lemon")
    await host.update()

    // Then
    XCTAssertEqual(
      host.screen, before,
      "nothing was displayed, and yet the screen has changed: what a tap leads to is the interactor's to decide"
    )
  }

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

  // MARK: - Helpers

  private func show(
    _ screen: ScoopsScreen,
    _ interactor: any ScoopsBusinessLogic = ScoopsInteractorSpy()
  ) async -> ViewHost {
    let host = ViewHost(
      Window { ScoopsView(screen: screen, interactor: interactor) })
    await host.update()
    return host
  }
}
