import Foundation
import XCTest

@testable import vipkata

@MainActor
final class BoardPresenterTests: XCTestCase {
  private let view = PageSpy()

  private let records = [
    BoardBench.record(
      "Ada Lovelace",
      [
        (40, "hello/one", .opened), (38, "hello/one", .green), (38, "hello/one", .solved()),
        (37, "hello/two", .opened), (20, "hello/two", .red("testA")),
        (19, "hello/two", .hint(.test("testA"))),
        (1, "hello/two", .red("testAMuchLongerNameThanFits")),
      ]),
    BoardBench.record("李", []),
    BoardBench.record("=cmd|'/C calc'!A1", [], flaws: [.lostLines(2)]),
  ]

  private let copy = BoardBench.record(
    "Bob", [], flaws: [.file("Copy of Bob.jsonl", own: "Bob.jsonl")])

  private func show(_ records: [LearnerRecord], columns: Int = 80) throws -> Page {
    BoardPresenter(view: view, words: Wording(program: "vipkata"), columns: { columns })
      .presentShow(response: try XCTUnwrap(BoardBench.response(to: records)))
    return try XCTUnwrap(view.pages.last)
  }

  func testTheTableOfEightyColumns() async throws {
    XCTAssertEqual(
      try show(records).text,
      """
      3 learners: 1 stuck, 2 not begun.

      █ all katas of a stage done, 1 to 9 some, ▸ begun, · none
      stages by their first letters: hello, models
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

  func testTheHostIsToldWhatIsWrongWithThePlan() async throws {
    let plan = WrittenPlan(katas: [
      WrittenPlan.Item(kata: "one", line: 3), WrittenPlan.Item(kata: "hello/one", line: 4),
    ])
    BoardPresenter(view: view, words: Wording(program: "vipkata"), columns: { 80 })
      .presentShow(response: try XCTUnwrap(BoardBench.response(to: [], plan: plan)))
    let page = try XCTUnwrap(view.pages.last)
    let mistake =
      "A mistake in your workshop's plan.json: in line 4 hello/one is planned twice."

    XCTAssertEqual(
      page.text,
      "0 learners.\n\(mistake)\nLearners share their progress with `vipkata join`.")
    XCTAssertEqual(try ParsedJSON(page)["planMistakes"], .string(mistake))
  }

  func testAKataThatWasChangedSinceItWasSolvedIsNamed() async throws {
    let old = GreenProof(exam: GreenProof.Exam(suite: "old", brief: "old"), work: "w", tests: 1)
    let parts = BoardBench.katas.map { KataParts(kata: $0) }
    let material = KataMaterial(
      course: Course(katas: BoardBench.katas), worker: CourseWorkerStub(parts: parts))
    let exam = try XCTUnwrap(material.exams(of: BoardBench.katas)[BoardBench.katas[1].id])
    let page = try show([
      BoardBench.record(
        "Ada",
        [
          (9, "hello/one", .solved(old)),
          (8, "hello/two", .solved(GreenProof(exam: exam, work: "w", tests: 1))),
          (7, "models/three", .solved()),
        ])
    ])
    XCTAssertTrue(
      page.text.contains("changed since they solved it: hello/one"), page.text)
    let learners = try ParsedJSON(page)["learners"]
    guard case .array(let all) = learners else { return XCTFail("\(learners as Any)") }
    XCTAssertEqual(all.first?["changed"], .array([.string("hello/one")]))
  }

  func testWhoKnowsTheRestIsDone() async throws {
    let board = try XCTUnwrap(
      BoardBench.response(to: [
        BoardBench.record(
          "Ada",
          [
            (9, "hello/one", .known), (9, "hello/two", .solved()), (8, "models/three", .solved()),
          ])
      ]))
    XCTAssertEqual(board.learners.map(\.state), [.done])
    XCTAssertEqual(board.learners.map(\.solved.count), [2], "what is known is not solved")
  }

  func testNoLineIsWiderThanTheTerminal() async throws {
    for columns in [30, 60, 80, 100, 200] {
      for line in try show(records + [copy], columns: columns).lines.dropFirst(3) {
        XCTAssertLessThanOrEqual(line.columns, columns, line.text)
      }
    }
  }

  func testWhatToDoAboutARecordIsNotCutOff() async throws {
    let words = try show([copy], columns: 40).lines.map(\.text.trimmed).joined(separator: " ")

    XCTAssertTrue(
      words.contains(
        "! the record names this learner, but is the file \"Copy of Bob.jsonl\": if it is a copy, "
          + "remove it; if not, rename it Bob.jsonl"), words)
  }

  func testEveryFlawHasItsWords() async throws {
    let flaws: [LearnerRecord.Flaw] = [
      .unreadable, .tooLarge(8_000_000), .later, .nameless,
      .file("Copy of b\u{202e}.jsonl", own: "b%20c.jsonl"), .lostLines(1),
      .unknownKatas(2), .future(1),
    ]
    let page = try show([BoardBench.record("Ada", [], flaws: flaws)])

    XCTAssertEqual(
      page.lines.map(\.text).filter { $0.hasPrefix("  ! ") },
      [
        "  ! the record cannot be read",
        "  ! the record is larger than 8 MB",
        "  ! the record was written by a later vipkata",
        "  ! the record does not say whose it is",
        "  ! the record names this learner, but is the file \"Copy of b�.jsonl\": if it is",
        "  ! 1 line of the record cannot be read",
        "  ! 2 events of katas that this course does not have",
        "  ! 1 event in the future: a clock is wrong",
      ])
  }
}
