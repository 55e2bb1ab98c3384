import Entities
import Foundation
import Scenes
import XCTest

@MainActor
final class BoardPresenterTests: XCTestCase {
  private let view = BoardDisplaySpy()

  private let records = [
    BoardBench.record(
      "Ada Lovelace",
      [
        (40, "hello/one", .opened), (38, "hello/one", .green), (38, "hello/one", .solved),
        (37, "hello/two", .opened), (20, "hello/two", .red("testA")),
        (19, "hello/two", .hint("testA")), (1, "hello/two", .red("testAMuchLongerNameThanFits")),
      ]),
    BoardBench.record("李", []),
    BoardBench.record("=cmd|'/C calc'!A1", [], flaws: [.lostLines(2)]),
  ]

  private func response(columns: Int = 80) throws -> Board.Show.Response {
    try XCTUnwrap(BoardBench.response(to: records, Board.Show.Request(columns: columns)))
  }

  private func show(_ presenter: any BoardPresentationLogic, columns: Int = 80) throws -> Page {
    presenter.view = view
    presenter.presentShow(response: try response(columns: columns))
    return try XCTUnwrap(view.pages.last)
  }

  func testTheTableOfEightyColumns() async throws {
    XCTAssertEqual(
      try show(BoardPresenter(program: "vipkata")).text,
      """
      3 learners: 1 stuck, 2 not begun.

      █ all katas of a stage done, 1 to 9 some, ▸ begun, · none
        learner           hm kata        time checks hints fails first
      ✘ Ada Lovelace      1· two       37 min      2     1 testAMuchLongerNameThanFits
      · =cmd|'/C calc'!A1 ·· not begun
        ! 2 lines of the record cannot be read
      · 李                ·· not begun

      kata tried solved median stumbling block                looks like
      one      1      1  3 min
      two      1      0        1× testAMuchLongerNameThanFits
      """)
  }

  func testNoLineIsWiderThanTheTerminal() async throws {
    for columns in [30, 60, 80, 100, 200] {
      for line in try show(BoardPresenter(program: "vipkata"), columns: columns).lines.dropFirst(3)
      {
        XCTAssertLessThanOrEqual(line.columns, columns, line.text)
      }
    }
  }

  func testAScreenReaderHearsSentences() async throws {
    let spoken = try show(BoardPresenter(program: "vipkata")).lines.compactMap(\.spoken)

    XCTAssertTrue(
      spoken.contains(
        "Ada Lovelace: stuck, on hello/two for 37 minutes, 2 checks, 1 hint; "
          + "testAMuchLongerNameThanFits fails first. 1 of 3 katas done."), "\(spoken)")
    XCTAssertTrue(
      spoken.contains(
        "Kata hello/one: 1 of 1 who tried solved it, in 3 minutes at the median."), "\(spoken)")
  }

  func testAnEmptyPlaceSaysHowOneJoins() async throws {
    let presenter = BoardPresenter(program: "swift run vipkata")
    presenter.view = view
    presenter.presentShow(response: try XCTUnwrap(BoardBench.response(to: [])))

    XCTAssertEqual(
      view.pages.last?.text,
      "0 learners.\nLearners share their progress with `swift run vipkata join`.")
  }

  func testEveryFlawHasItsWords() async throws {
    let flaws: [LearnerRecord.Flaw] = [
      .unreadable, .tooLarge(8_000_000), .later, .nameless, .file("b%3C.jsonl"), .lostLines(1),
      .unknownKatas(2), .future(1),
    ]
    let presenter = BoardPresenter(program: "vipkata")
    presenter.view = view
    presenter.presentShow(
      response: try XCTUnwrap(BoardBench.response(to: [BoardBench.record("Ada", [], flaws: flaws)]))
    )

    XCTAssertEqual(
      view.pages.last?.lines.map(\.text).filter { $0.hasPrefix("  ! ") },
      [
        "  ! the record cannot be read",
        "  ! the record is larger than 8 MB",
        "  ! the record was written by a later vipkata",
        "  ! the record does not say whose it is",
        "  ! the record is in the file b%3C.jsonl",
        "  ! 1 line of the record cannot be read",
        "  ! 2 events of katas that this course does not have",
        "  ! 1 event in the future: a clock is wrong",
      ])
  }

  func testJSONHasEveryKeyOfTheContract() async throws {
    let page = try show(BoardJSONPresenter())

    XCTAssertEqual(
      try ParsedJSON(page),
      [
        "schema": 1, "at": "2026-01-01T12:00:00Z",
        "learners": [
          [
            "name": "Ada Lovelace", "state": "stuck", "solved": ["hello/one"], "total": 3,
            "current": "hello/two", "seconds": 2220, "attempts": 2, "hints": 1,
            "failing": "testAMuchLongerNameThanFits", "lastSeen": "2026-01-01T11:59:00Z",
            "problems": [],
          ],
          [
            "name": "=cmd|'/C calc'!A1", "state": "not-begun", "solved": [], "total": 3,
            "seconds": 0, "attempts": 0, "hints": 0,
            "problems": ["2 lines of the record cannot be read"],
          ],
          [
            "name": "李", "state": "not-begun", "solved": [], "total": 3, "seconds": 0,
            "attempts": 0, "hints": 0, "problems": [],
          ],
        ],
        "katas": [
          ["id": "hello/one", "tried": 1, "solved": 1, "medianSeconds": 180],
          [
            "id": "hello/two", "tried": 1, "solved": 0,
            "failing": ["text": "testAMuchLongerNameThanFits", "learners": 1],
          ],
        ],
      ])
  }

  func testCSVIsQuotedAndNoNameIsAFormula() async throws {
    XCTAssertEqual(
      try show(BoardCSVPresenter()).text,
      """
      "learner","state","done","total","kata","minutes","checks","hints","fails first","last seen","problems"
      "Ada Lovelace","stuck","1","3","hello/two","37","2","1","testAMuchLongerNameThanFits","2026-01-01T11:59:00Z",""
      "'=cmd|'/C calc'!A1","not begun","0","3","","0","0","0","","","2 lines of the record cannot be read"
      "李","not begun","0","3","","0","0","0","","",""
      """)
  }
}
