import XCTest

@testable import vipkata

/// Raised hands on the board, in each of its forms.
@MainActor
final class RaisedHandTests: XCTestCase {
  private let view = PageSpy()
  private let records = [
    BoardBench.record("Late", [(9, "hello/one", .opened), (2, "hello/one", .asked("Second?"))]),
    BoardBench.record(
      "Early", [(9, "hello/two", .opened), (5, "hello/two", .asked("=First <b>?"))],
      code: [SentFile(name: "A.swift", text: "\tlet a = \"</pre>\"\n")]),
    BoardBench.record(
      "Green",
      [(9, "hello/one", .opened), (8, "hello/one", .asked("Done?")), (7, "hello/one", .green)]),
    BoardBench.record("Old", [(721, "hello/one", .asked("Yesterday?"))]),
    BoardBench.record("Odd", [(-600, "hello/one", .asked("Tomorrow?"))]),
  ]

  private func page(_ use: (BoardInteractor) -> Void) throws -> Page {
    use(
      BoardBench.interactor(
        BoardPresenter(view: view, words: Wording(program: "vipkata"), columns: { 80 }),
        records: records))
    return try XCTUnwrap(view.pages.last)
  }

  func testWhoCameFirstStandsFirstAboveTheLearners() async throws {
    let lines = try page { $0.show() }.lines

    XCTAssertEqual(
      lines[2...5].map(\.text),
      [
        "3 hands up, longest wait first:", "Early, on hello/two, 5 min: =First <b>?",
        "Late, on hello/one, 2 min: Second?", "Odd, on hello/one, 0 min: Tomorrow?",
      ])
  }

  func testTheHandsAloneHaveTheCodeThatWasSent() async throws {
    XCTAssertEqual(
      try page { $0.showHands() }.lines.prefix(5).map(\.text),
      [
        "3 hands up, longest wait first:", "", "Early, on hello/two, 5 min: =First <b>?",
        "", "A.swift",
      ])
  }

  func testASpreadsheetOfTheHandsHasOnlyWhoAsks() async throws {
    let csv = try XCTUnwrap(page { $0.showHands() }.formats[.csv]?.text)

    XCTAssertEqual(
      csv.lines.dropFirst().compactMap { $0.split(separator: ",").first },
      ["\"Early\"", "\"Late\"", "\"Odd\""])
  }

  func testProgramsAndSpreadsheetsReadThemToo() async throws {
    let page = try page { $0.show() }
    guard case .array(let hands)? = try ParsedJSON(page)["hands"] else { return XCTFail("none") }

    XCTAssertEqual(hands.map { $0["learner"] }, ["Early", "Late", "Odd"])
    XCTAssertEqual(hands[0]["since"], "2026-01-01T11:55:00Z")
    XCTAssertEqual(
      hands[0]["code"], [["name": "A.swift", "text": "\tlet a = \"</pre>\"\n"]])
    let csv = try XCTUnwrap(page.formats[.csv]?.text)
    XCTAssertTrue(csv.contains(#""'=First <b>?""#), csv)
  }

  func testThePageTakesAQuestionAndItsCodeForText() async throws {
    let board = try XCTUnwrap(BoardBench.response(to: records))
    let page = BoardPageTables(board: board).text

    XCTAssertTrue(page.contains("<td class=\"words\">=First &lt;b&gt;?<details>"), page)
    XCTAssertTrue(page.contains("<pre>    let a = &quot;&lt;/pre&gt;&quot;\n</pre>"), page)
    XCTAssertEqual(page.components(separatedBy: "<details>").count, 2)
  }

  func testWhatAStrangerSendsWithoutMeasureIsCut() async throws {
    let file = SentFile(
      name: String(repeating: "n", count: 500), text: String(repeating: "x", count: 90_000))
    let record = BoardBench.record(
      "Loud", [(1, "hello/one", .asked(String(repeating: "?\n", count: 9_000)))],
      code: Array(repeating: file, count: 900))
    let (learner, hand) = try XCTUnwrap(BoardBench.response(to: [record])?.asking.first)

    XCTAssertEqual(hand.question.count, 200)
    XCTAssertFalse(hand.question.contains("\n"))
    XCTAssertEqual(learner.code.count, 12)
    XCTAssertEqual(learner.code.first?.text.count, 20_000)
    XCTAssertEqual(learner.code.first?.name.count, 120)
  }
}
