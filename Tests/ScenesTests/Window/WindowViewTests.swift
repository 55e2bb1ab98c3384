import XCTest

@testable import vipkata

/// The window in the smallest size that it supports.
@MainActor
final class WindowViewTests: XCTestCase {
  private let window = WindowSpy()
  private let words = Wording(program: "swift run vipkata")
  private lazy var view = WindowView(window: window, files: OutputFileSpy(), words: words)

  private func show(_ count: Int, selected: Int? = nil, as role: Frame.Role = .asked) {
    show(
      (1...count).map { Line("line \($0)") },
      Frame(keys: ["h hint  q quit"], selected: selected, role: role))
  }

  private func show(_ lines: [Line], _ frame: Frame) {
    view.display(Page(lines: lines, frame: frame))
  }

  private func beginCheck() {
    show(["✘ hello/one"], Frame(role: .standing))
    view.displayStatus("Checking hello/one …", after: [])
  }

  private let rule = String(repeating: "─", count: 40)

  func testTheFooterStandsAtTheBottom() async {
    show(["✘ hello/one"], Frame(role: .standing))
    show(2)

    XCTAssertEqual(
      window.rows,
      ["line 1", "line 2", "", "", "", "", "", rule, "✘ hello/one", "h hint  q quit"])
  }

  func testWhatDoesNotFitIsScrolledTo() async {
    show(12)
    XCTAssertEqual(window.rows[7], String(rule.dropLast(10)) + " ↓ 5 more ")
    for (key, row) in [
      (TerminalEvent.Key.down, "line 2"), (.character(" "), "line 6"), (.home, "line 1"),
      (.end, "line 6"), (.up, "line 5"),
    ] {
      XCTAssertTrue(view.takes(.key(key)))
      XCTAssertEqual(window.rows[0], row)
    }
  }

  func testASelectedLineIsSeenAndKeysAreForTheList() async {
    show(30, selected: 20)
    XCTAssertTrue(window.rows.contains("line 21"))
    XCTAssertFalse(view.takes(.key(.down)))
  }

  func testACheckThatCountsLeavesThePageThatWasAskedFor() async {
    beginCheck()
    show(2)
    view.displayStep("Checking hello/one: bug 1 of 2 …")
    XCTAssertEqual(window.rows[8], "Checking hello/one: bug 1 of 2 …")
    show([Line("red")], Frame(role: .verdict))
    XCTAssertEqual(window.rows[0], "line 1")
  }

  func testACheckIsSeenAtOnceAndThenItsVerdict() async {
    beginCheck()
    XCTAssertEqual(window.rows[8], "Checking hello/one …")
    show(1, as: .verdict)
    XCTAssertEqual(window.rows[8], "✘ hello/one")
  }

  func testAPageThatBringsItsOwnLineEndsWhatWasUnderWay() async {
    view.displayStatus("Building the scene …", after: [])
    show([Line("a screen")], Frame(keys: ["Tab"], standing: "▸ hello/one"))

    XCTAssertEqual(window.rows.suffix(2), ["▸ hello/one", "Tab"])
  }

  func testAVerdictDoesNotTakeAwayThePageThatWasTurnedToMeanwhile() async {
    beginCheck()
    show(2)
    XCTAssertEqual(window.rows[8], "Checking hello/one …")
    show(1, as: .verdict)

    XCTAssertEqual(window.rows[1], "line 2")
    XCTAssertEqual(window.rows[8], "✘ hello/one")
    beginCheck()
    show(1, as: .verdict)
    XCTAssertEqual(window.rows[1], "", "the next verdict is shown")
  }

  func testTheFormerVerdictGivesWayToThatOfTheRunningCheck() async {
    beginCheck()
    show(["the former"], Frame(role: .formerVerdict))
    XCTAssertEqual(window.rows[0], "the former")
    show(1, as: .verdict)

    XCTAssertEqual(window.rows[0], "line 1")
  }

  func testAListGivesUpItsColumnsInANarrowWindow() async {
    let row = Line([Span(" 1  one"), Span("          3 min, 2 checks")])
    show([row], Frame(selected: 0))
    XCTAssertEqual(window.rows[0], " 1  one  3 min, 2 checks")

    window.size = WindowSize(rows: 24, columns: 80)
    XCTAssertTrue(view.takes(.resized))
    XCTAssertEqual(window.rows[0], row.text)
    XCTAssertEqual(window.rows.count, 24)
    XCTAssertEqual(window.rows[21].count, 80)
  }

  func testAVerdictGoesOnBelowTheBrief() async {
    show(1)
    show(1, as: .firstVerdict)
    XCTAssertEqual(Array(window.rows.prefix(4)), ["line 1", "", "─────", "line 1"])
  }

  func testAFailureThatEndsTheWatchIsSaidOnceTheWindowIsGone() async {
    let failure = Page(lines: ["error: no course"], status: .failed)
    view.display(failure)
    XCTAssertEqual(view.farewell?.lines, failure.lines)

    show(["✘ hello/one"], Frame(role: .standing))
    XCTAssertNil(view.farewell, "it went on")
    show(["Go on."], Frame(role: .farewell))
    XCTAssertEqual(view.farewell?.text, "Go on.")
    XCTAssertEqual(window.rows[0], "error: no course")
  }

  func testTheBoardStaysScrolledAndItsFirstLineIsAtTheBottomToo() async {
    show(12, as: .renewed)
    XCTAssertTrue(view.takes(.key(.down)))
    show(12, as: .renewed)
    XCTAssertEqual(window.rows[0], "line 2")
    XCTAssertEqual(window.rows[8], "line 1")
  }

  func testAPageThatCannotBeWrittenIsSaidInTheWindow() async {
    let view = WindowView(
      window: window,
      files: OutputFileSpy(
        failure: UserError("It cannot be written.", mend: "`vipkata doctor` says why.")),
      words: words)
    view.display(Page(lines: ["board"], files: [OutputFile(path: "a.html", text: "")]))
    XCTAssertEqual(window.rows[0], "error: It cannot be written.")
    XCTAssertTrue(window.rows.contains { $0.contains("`swift run vipkata doctor` says why.") })
  }
}

private struct OutputFileSpy: OutputFileLogic {
  var failure: UserError?

  func write(_ files: [OutputFile]) throws {
    if let failure, !files.isEmpty { throw failure }
  }
}
