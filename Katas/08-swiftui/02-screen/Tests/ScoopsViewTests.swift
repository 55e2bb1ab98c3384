import KataSwiftUI
import XCTest

@testable import Scoops

@MainActor
final class ScoopsViewTests: XCTestCase {
  private let menu = Scoops.Load.ViewModel(
    title: "ALL scoops",
    rows: [
      .init(id: "m", name: "mango MIX"), .init(id: "l", name: "lemon"),
    ])

  func testNothingIsDrawnBeforeItIsDisplayed() async {
    // When
    let host = await show(ScoopsScreen())

    // Then
    XCTAssertEqual(
      host.title ?? "", "",
      "the screen was told no title yet: the view has no word of its own")
    XCTAssertFalse(
      host.drawn.contains(""),
      "there is no message: draw no Text for it, not even an empty one")
    XCTAssertEqual(
      host.drawn, [],
      "the screen was told nothing yet: the view has no word of its own, and draws no message until there is one"
    )
  }

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
    XCTAssertEqual(
      host.drawn, ["[mango MIX]", "[lemon]"],
      "the screen was told two rows: draw a Button for each, in the given order, with its name as it is given, and nothing else; and let SwiftUI observe the screen"
    )
  }

  func testAllRowsAreDrawnInAList() async {
    // Given
    let screen = ScoopsScreen()
    let host = await show(screen)

    // When
    screen.displayLoad(
      viewModel: .init(
        title: "Nuts",
        rows: (1...12).map { .init(id: "\($0)", name: "nut \($0)") }))
    await host.update()

    // Then
    XCTAssertEqual(
      host.buttons, (1...12).map { "[nut \($0)]" },
      "draw a Button for each row, however many there are")
    XCTAssertEqual(
      host.rows, (1...12).map { "[nut \($0)]" },
      "the buttons are no rows of a list: draw them in a List")
  }

  func testRowsOfOneNameAreTwoRows() async {
    // Given
    let screen = ScoopsScreen()
    let host = await show(screen)

    // When
    screen.displayLoad(
      viewModel: .init(
        title: "Nuts",
        rows: [.init(id: "p", name: "nut"), .init(id: "w", name: "nut")]))
    await host.update()

    // Then
    XCTAssertEqual(
      host.drawn, ["[nut]", "[nut]"],
      "two flavors can have one name: tell the rows apart by their id")
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
    XCTAssertEqual(
      host.texts, ["a good CHOICE"],
      "the screen was told a message: draw it once, as it is given")
    XCTAssertEqual(
      host.buttons, ["[mango MIX]", "[lemon]"],
      "a choice says nothing about the rows: they stay")
    XCTAssertEqual(
      host.title, "ALL scoops",
      "a choice says nothing about the title: it stays")
  }

  func testAMessageNeedsNoRows() async {
    // Given
    let screen = ScoopsScreen()
    let host = await show(screen)

    // When
    screen.displayChoose(viewModel: .init(message: "a good CHOICE"))
    await host.update()

    // Then
    XCTAssertEqual(
      host.texts, ["a good CHOICE"],
      "the screen was told a message and no rows: draw it, as what is displayed does not depend on anything else"
    )
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
    XCTAssertEqual(
      host.title, "New", "the new title takes the old one's place")
    XCTAssertEqual(
      host.buttons, ["[nut]"],
      "the new rows take the old ones' place: keep none of those")
    XCTAssertEqual(
      host.texts, ["the second"],
      "the new message takes the old one's place")

    // When: the same row has another name
    screen.displayLoad(
      viewModel: .init(title: "New", rows: [.init(id: "n", name: "walnut")])
    )
    await host.update()

    // Then
    XCTAssertEqual(
      host.buttons, ["[walnut]"],
      "a row may come again with another name: draw what was displayed last"
    )

    // When
    screen.displayLoad(viewModel: .init(title: "Sold out", rows: []))
    await host.update()

    // Then
    XCTAssertEqual(
      host.title, "Sold out", "a title is drawn without rows, too")
    XCTAssertEqual(
      host.buttons, [],
      "no rows are rows, too: they take the old ones' place")
    XCTAssertEqual(
      host.texts, ["the second"],
      "a load says nothing about the message: it stays")
  }

  func testEachChangeIsDrawnByItself() async {
    // Given
    let screen = ScoopsScreen()
    let host = await show(screen)
    screen.displayLoad(viewModel: menu)
    await host.update()

    // When
    screen.displayLoad(
      viewModel: .init(title: "NEW scoops", rows: menu.rows))
    await host.update()

    // Then
    XCTAssertEqual(
      host.title, "NEW scoops",
      "the title changed and the rows did not: let SwiftUI observe the title, too"
    )

    // When
    screen.displayLoad(viewModel: .init(title: "NEW scoops", rows: []))
    await host.update()

    // Then
    XCTAssertEqual(
      host.buttons, [],
      "the rows changed and the title did not: let SwiftUI observe the rows, too"
    )
  }

  func testAStructThatIsMadeAsksForNothing() async {
    // Given
    let interactor = ScoopsInteractorSpy()

    // When
    _ = ScoopsView(screen: ScoopsScreen(), interactor: interactor)

    // Then
    XCTAssertEqual(
      interactor.loads, [],
      "SwiftUI makes the struct anew again and again: ask when the view appears, not in init"
    )
  }

  func testAViewThatAppearsAsksOnce() async throws {
    // Given
    let interactor = ScoopsInteractorSpy()
    let screen = ScoopsScreen()

    // When: it appears
    let host = await show(screen, interactor)

    // Then
    XCTAssertFalse(
      interactor.loads.isEmpty,
      "a view that appears asks for the load before anything is displayed: rows come only when somebody has asked"
    )

    // When: it is drawn several times after that
    screen.displayLoad(viewModel: menu)
    await host.update()
    for message in ["a good CHOICE", "another one"] {
      screen.displayChoose(viewModel: .init(message: message))
      await host.update()
    }
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.loads, [.init()],
      "a view that appears asks for the load, once: body is drawn often, a row appears often, and a message can come at any time"
    )
    XCTAssertEqual(
      interactor.choices, [],
      "nobody has tapped a flavor: ask for nothing more than the load")
  }

  func testAViewWithRowsAsksAllTheSame() async {
    // Given: a screen that was told something before
    let interactor = ScoopsInteractorSpy()
    let screen = ScoopsScreen()
    screen.displayLoad(viewModel: menu)

    // When
    let host = await show(screen, interactor)

    // Then
    XCTAssertEqual(
      interactor.loads, [.init()],
      "a view that appears asks for the load: whether there is anything new is the interactor's to decide"
    )
    XCTAssertEqual(
      host.buttons, ["[mango MIX]", "[lemon]"],
      "what the screen was told is drawn until it is told something else"
    )
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

    // When
    try host.tap("mango MIX")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.choices, [.init(id: "l"), .init(id: "m"), .init(id: "m")],
      "a tap on the same flavor is a request, too: what it means is the interactor's to decide"
    )
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

  func testANewStructKeepsTheFirstScreen() async throws {
    // Given
    let made = Made(ScoopsScreen(), ScoopsInteractorSpy())
    made.screen.displayLoad(viewModel: menu)
    let host = ViewHost(Window { made.view() })
    await host.update()

    // When: all is drawn again, and this struct gets a screen that was told nothing
    made.screen = ScoopsScreen()
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertEqual(
      host.buttons, ["[mango MIX]", "[lemon]"],
      "the struct was made anew with an empty screen, and what was drawn is gone: keep the screen in @State"
    )
  }

  func testANewStructKeepsTheFirstInteractor() async throws {
    // Given
    let first = ScoopsInteractorSpy()
    let made = Made(ScoopsScreen(), first)
    made.screen.displayLoad(viewModel: menu)
    let host = ViewHost(Window { made.view() })
    await host.update()

    // When: all is drawn again, and this struct gets another interactor
    made.interactor = ScoopsInteractorSpy()
    try host.tap("Again")
    await host.update()
    try host.tap("lemon")
    await host.update()

    // Then
    XCTAssertEqual(
      first.choices.count, 1,
      "the struct was made anew with another interactor, and the first one is asked no more: keep the interactor in @State, and ask that one"
    )
  }
}
