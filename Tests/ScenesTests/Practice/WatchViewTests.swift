import Entities
import XCTest

@testable import Scenes

/// The watch's window, in the smallest size that it is made for.
@MainActor
final class WatchViewTests: XCTestCase {
  private let window = WindowSpy()
  private let interactor = WatchInteractorSpy()
  private lazy var view: WatchView = {
    let view = WatchView(window: window)
    view.interactor = interactor
    return view
  }()

  private func show(
    _ count: Int, selected: Int? = nil, continues: Bool = false, isVerdict: Bool = false
  ) {
    view.displayScreen(
      viewModel: Watch.Screen.ViewModel(
        body: (1...count).map { Line("line \($0)") }, keys: ["h hint  q quit"],
        selected: selected, continues: continues, isVerdict: isVerdict))
  }

  private func beginCheck() {
    view.displayStanding(viewModel: Watch.Standing.ViewModel(choices: ["✘ hello/one"]))
    view.displayChecking(viewModel: Practice.Checking.ViewModel(text: "Checking hello/one …"))
  }

  private let rule = String(repeating: "─", count: 40)

  func testTheFooterStandsAtTheBottom() async {
    view.displayStanding(viewModel: Watch.Standing.ViewModel(choices: ["✘ hello/one"]))
    show(2)

    XCTAssertEqual(
      window.rows,
      ["line 1", "line 2", "", "", "", "", "", rule, "✘ hello/one", "h hint  q quit"])
  }

  func testWhatDoesNotFitIsScrolledTo() async {
    show(12)
    XCTAssertEqual(window.rows[7], String(rule.dropLast(10)) + " ↓ 5 more ")
    view.handle(.key(.down))
    XCTAssertEqual(window.rows[0], "line 2")
    view.handle(.key(.character(" ")))
    XCTAssertEqual(window.rows[6], "line 12")
    view.handle(.key(.home))
    XCTAssertEqual(window.rows[0], "line 1")
    XCTAssertEqual(interactor.keys, [])
  }

  func testASelectedLineIsSeenAndKeysMoveIt() async {
    show(30, selected: 20)
    XCTAssertTrue(window.rows.contains("line 21"))
    view.handle(.key(.down))
    XCTAssertEqual(interactor.keys, [.down])
  }

  func testACheckIsSeenAtOnceAndThenItsVerdict() async {
    beginCheck()
    XCTAssertEqual(window.rows[8], "Checking hello/one …")
    show(1, isVerdict: true)
    XCTAssertEqual(window.rows[8], "✘ hello/one")
  }

  func testAVerdictDoesNotTakeAwayThePageThatWasTurnedToMeanwhile() async {
    beginCheck()
    show(2)
    XCTAssertEqual(window.rows[8], "Checking hello/one …")
    show(1, isVerdict: true)

    XCTAssertEqual(window.rows[1], "line 2")
    XCTAssertEqual(window.rows[8], "✘ hello/one")
    beginCheck()
    show(1, isVerdict: true)
    XCTAssertEqual(window.rows[1], "", "the next verdict is shown")
  }

  func testAListGivesUpItsColumnsInANarrowWindow() async {
    let row = Line([Span(" 1  one"), Span("          3 min, 2 checks")])
    view.displayScreen(viewModel: Watch.Screen.ViewModel(body: [row], keys: [], selected: 0))
    XCTAssertEqual(window.rows[0], " 1  one  3 min, 2 checks")

    window.size = ScreenSize(rows: 24, columns: 80)
    view.handle(.resized)
    XCTAssertEqual(window.rows[0], row.text)
  }

  func testAVerdictGoesOnBelowTheBrief() async {
    show(1)
    show(1, continues: true)
    XCTAssertEqual(Array(window.rows.prefix(4)), ["line 1", "", "─────", "line 1"])
  }

  func testAnotherSizeIsDrawnAtOnce() async {
    show(1)
    window.size = ScreenSize(rows: 24, columns: 80)
    view.handle(.resized)
    XCTAssertEqual(window.rows.count, 24)
    XCTAssertEqual(window.rows[21].count, 80)
  }

  func testAFailureBeforeAnythingWasShownEndsTheWatch() async {
    view.displayFailure(viewModel: Page(lines: ["error: no course"], status: .failed))
    XCTAssertTrue(view.isOver)
    XCTAssertEqual(view.farewell.status, .failed)
  }

  func testAClosedTerminalQuits() async {
    view.handle(.closed)
    view.handle(.saved)
    XCTAssertEqual(interactor.keys, [.character("q")])
    XCTAssertEqual(interactor.saves, 1)
  }

  func testTheFormerVerdictGivesWayToThatOfTheRunningCheck() async {
    beginCheck()
    view.displayScreen(
      viewModel: Watch.Screen.ViewModel(body: ["the former"], keys: [], isFormer: true))
    XCTAssertEqual(window.rows[0], "the former")
    show(1, isVerdict: true)

    XCTAssertEqual(window.rows[0], "line 1")
  }

  /// In a search "q" is a letter.
  func testWhenNoKeyCanFollowItIsOverWhateverThatKeyIsFor() async {
    view.handle(.closed)

    XCTAssertEqual(interactor.keys, [.character("q")])
    XCTAssertTrue(view.isOver)
  }
}
