import XCTest

@testable import vipkata

/// Pages about the learner's own tests.
@MainActor
final class MinePresenterTests: XCTestCase {
  private let view = PageSpy()
  private lazy var presenter = MinePresenter(view: view, words: Wording(program: "vipkata"))
  private let one = Seeds.kata("hello/one")

  private func tried(_ what: String, _ kind: Break.Kind, line: Int, _ isNoticed: Bool) -> Mine.Tried
  {
    Mine.Tried(
      found: Break(
        file: "A.swift", line: line, what: what, range: 0..<1, text: "", kind: kind),
      file: "W/A.swift", isNoticed: isNoticed)
  }

  private func present(_ tried: [Mine.Tried], chosen: Int? = nil, all: Int? = nil) {
    presenter.presentTried(
      response: Mine.Try.Response(
        kata: one, tried: tried, chosen: chosen ?? tried.count, all: all ?? tried.count,
        tests: ["W/OwnTests.swift"]))
  }

  func testWhatIsMissedStandsByItsKindWithItsPlace() async {
    present([
      tried("the worker is not called (a)", .calls, line: 3, true),
      tried("the worker is called twice (a)", .calls, line: 3, false),
      tried("`<` is `<=`", .conditions, line: 7, false),
    ])

    let page = view.pages[0]
    XCTAssertEqual(
      page.lines.map(\.text),
      [
        "✘ Your tests of hello/one notice 1 of 3 breaks.", "",
        "  Calls left out, made twice or too early: 1 of 2 noticed, missed:",
        "    A.swift:3", "      the worker is called twice (a)", "",
        "  Conditions and bounds: 0 of 1 noticed, missed:", "    A.swift:7", "      `<` is `<=`",
        "",
        "Write a test that fails when you make such a mistake.", "Edit   W/OwnTests.swift",
        "Then   vipkata mine hello/one",
      ])
    XCTAssertEqual(
      page.lines[3...4].map(\.spoken), ["W/A.swift:3: the worker is called twice (a)", ""],
      "read out at once")
    XCTAssertEqual(
      page.lines[3].spans.compactMap(\.link), [SourceLocation(file: "W/A.swift", line: 3)])
    XCTAssertEqual(page.status, .red)
    XCTAssertEqual(
      page.object?.text.contains(
        #"{"break":"`<` is `<=`","file":"W/A.swift","kind":"conditions","line":7,"noticed":false}"#),
      true)
    XCTAssertEqual(page.object?.text.contains(#""all":3"#), true)
    XCTAssertEqual(page.object?.text.contains(#""noticed":1"#), true)
  }

  func testTestsThatNoticeAllAreDoneAndMoreAreOffered() async {
    present(
      [tried("a", .calls, line: 3, true), tried("b", .calls, line: 3, true)], chosen: 4, all: 30)
    present([tried("a", .calls, line: 3, true)])
    present([])

    XCTAssertEqual(
      view.pages.map(\.text),
      [
        "✔ Your tests of hello/one notice all 2 breaks.\n\n"
          + "Tried, but not counted (no test notices them, or they do not compile): 2.\n\n"
          + "4 of 30 breaks were tried. All of them:\n"
          + "  vipkata mine hello/one --all",
        "✔ Your tests of hello/one notice the one break.",
        "✔ There is nothing to break in your code of hello/one.",
      ])
    XCTAssertEqual(view.pages.map(\.status), [.done, .done, .done])
    XCTAssertEqual(view.pages[0].object?.text.contains(#""untried":26"#), true)
  }

  func testEachBreakIsCountedOnTheWay() async {
    for done in [0, 4] {
      presenter.presentProgress(
        response: Mine.ShowProgress.Response(kata: one.id, done: done, total: done == 0 ? 0 : 11))
    }

    XCTAssertEqual(
      view.passing,
      ["Trying your tests of hello/one …", "Trying your tests of hello/one: break 4 of 11"])
  }

  func testProgramsReadWhichFirstTestIsThereToBeginWith() async {
    presenter.presentBegin(response: Mine.Begin.Response(kata: one, file: "W/LoginOwnTests.swift"))

    XCTAssertEqual(
      view.pages[0].object?.text,
      #"{"begun":"W/LoginOwnTests.swift","kata":"hello/one","schema":1}"#)
  }

  func testTestsThatFailAreShownAsAVerdictThatLeadsBackHere() async {
    var verdict = Verdict(outcome: .red)
    verdict.tests = [Seeds.result("testMine", .failed, Failure(message: "no"))]
    var response = Practice.Check.Response(kata: one, verdict: verdict)
    response.files.edit = ["W/OwnTests.swift"]
    response.help.hasMoreHints = false
    presenter.presentRed(response: response)

    let lines = view.pages[0].lines.map(\.text)
    XCTAssertEqual(
      lines.first, "Your tests of hello/one must first pass on your code as it is.")
    XCTAssertTrue(lines.contains("✘ hello/one: 1 of 1 test fails"), "\(lines)")
    XCTAssertEqual(lines.suffix(2), ["Edit   W/OwnTests.swift", "Then   vipkata mine hello/one"])
    XCTAssertEqual(view.pages[0].object?.text.contains(#""verdict":"red""#), true)
  }

  func testAMisplacedTestIsSaidInWords() async {
    presenter.presentFailure(
      error: Mine.Failure.isMisplaced("W/Tests/A.swift", belongsIn: "W/Tests/LoginTests"))

    XCTAssertEqual(
      view.pages.map(\.text),
      [
        "error: W/Tests/A.swift is not run: the tests of this kata are in W/Tests/LoginTests.\n"
          + "Move the file into that folder."
      ])
  }
}
