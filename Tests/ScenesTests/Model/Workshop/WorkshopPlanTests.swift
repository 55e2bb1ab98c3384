import Foundation
import XCTest

@testable import vipkata

/// What a host's `plan.json` may say, and which parts are left out.
@MainActor
final class WorkshopPlanTests: XCTestCase {
  private var now = Date(timeIntervalSince1970: 1_767_268_800)  // 2026-01-01T12:00:00Z
  private let katas = [
    Seeds.kata("hello/one", number: 1), Seeds.kata("hello/two", number: 2),
    Seeds.kata("models/three", number: 3),
  ]
  private var course: Course { Course(katas: katas) }

  private func plan(_ written: WrittenPlan) throws -> WorkshopPlan {
    try XCTUnwrap(WorkshopPlan(.success(written), for: course, now: now))
  }

  private func lines(_ written: WrittenPlan, _ events: [JournalEvent] = []) throws -> [String] {
    try plan(written).position(Progress(events: events)).lines().map(\.text)
  }

  private func item(_ kata: String, _ minutes: Int? = nil) -> WrittenPlan.Item {
    WrittenPlan.Item(kata: kata, minutes: minutes)
  }

  func testKatasAreDoneInTheHostsOrderWithTheHostsMinutes() async throws {
    let plan = try plan(
      WrittenPlan(text: " Lunch at noon. ", katas: [item("three", 25), item("1"), item("three")]))
    let solved = JournalEvent(time: .distantPast, kata: katas[2].id, what: .solved())

    XCTAssertEqual(plan.katas.map(\.id), [katas[2].id, katas[0].id])
    XCTAssertEqual(plan.katas.map(\.manifest.minutes), [25, 10])
    XCTAssertEqual(plan.flaws, [.twice(katas[2].id, line: nil)])
    XCTAssertEqual(plan.position(Progress()).next, katas[2].id)
    XCTAssertEqual(plan.position(Progress(events: [solved])).next, katas[0].id)
    XCTAssertEqual(
      plan.position(Progress(events: [solved])).lines().map(\.text),
      [
        "Today: 1 of 2 katas done, 10 minutes to go.", "Your host says: Lunch at noon.",
        "A mistake in your workshop's plan.json: models/three is planned twice.",
      ])
  }

  func testHintsAndSolutionsOpenAtTheirTime() async throws {
    let times = WrittenPlan(
      hintsOpen: "2026-01-01T12:30:00Z", solutionsOpen: "2026-01-03T09:00:00Z")
    let early = try plan(times)
    now += 1_800
    let late = try plan(times)

    XCTAssertEqual(early.hintsOpen, now)
    XCTAssertNil(late.hintsOpen)
    XCTAssertNotNil(late.solutionsOpen)
    XCTAssertEqual(late.flaws, [])
  }

  func testATimeWithoutAZoneIsTheLearnersOwn() async throws {
    let local = Date(timeInterval: 600, since: now)
      .ISO8601Format(Date.ISO8601FormatStyle(timeZone: .current)).prefix(16)
    let opening = try XCTUnwrap(plan(WrittenPlan(hintsOpen: "\(local)")).hintsOpen)

    XCTAssertEqual(opening, now + 600)
    XCTAssertEqual(opening.onClock, "on \(local.prefix(10)) at \(local.suffix(5))")
  }

  func testWhatIsWrongIsLeftOutAndNamedInOneLine() async throws {
    let written = WrittenPlan(
      text: "two\nlines",
      katas: [item("hello/gone\u{1b}[31m"), item("hello"), item("one"), item("two"), item("1")],
      hintsOpen: "1926-01-01T12:00:00Z", solutionsOpen: "2027-01-01")
    let lines = try lines(written)

    XCTAssertEqual(lines.first, "Today: 0 of 2 katas done, 20 minutes to go.")
    XCTAssertEqual(
      lines.dropFirst(),
      [
        "Mistakes in your workshop's plan.json: its text must be one line of at most 200 characters, "
          + "\"hello/gone�[31m\" is not a kata of this course, \"hello\" is not a kata of this course, "
          + "hello/one is planned twice, \"hintsOpen\" is \"1926-01-01T12:00:00Z\", more "
          + "than a week from now and 1 more."
      ])
    let plan = try plan(written)
    XCTAssertNil(plan.hintsOpen)
    XCTAssertNil(plan.solutionsOpen)
  }

  func testATimeTooFarAwayAndAMisspeltKataAreNamedWithWhatToChange() async throws {
    var misspelt = item("hello/onne")
    misspelt.line = 4

    XCTAssertEqual(
      try lines(WrittenPlan(katas: [misspelt], solutionsOpen: "2025-11-27T10:30")),
      [
        "Mistakes in your workshop's plan.json: in line 4 \"hello/onne\" is not a kata of this course "
          + "(did you mean hello/one?), \"solutionsOpen\" is \"2025-11-27T10:30\", more than a week "
          + "from now."
      ])
  }

  func testManyMistakesAreStillOneLine() async throws {
    let many = (0..<5_000).map { item(String(repeating: "x\u{202e}\n", count: 1_000) + "\($0)") }
    let lines = try lines(WrittenPlan(katas: many))

    XCTAssertEqual(lines.count, 1)
    XCTAssertLessThan(lines[0].count, 600)
    XCTAssertTrue(lines[0].unicodeScalars.allSatisfy { !$0.isUnseen })
  }

  func testAPlanThatCannotBeReadIsNoneButForItsLine() async throws {
    let failure = UserError("it is not JSON: see line 3, column 1")
    let plan = try XCTUnwrap(WorkshopPlan(.failure(failure), for: course, now: now))

    XCTAssertEqual(
      plan.position(Progress()).lines().map(\.text),
      ["A mistake in your workshop's plan.json: it is not JSON: see line 3, column 1."])
    XCTAssertNil(plan.position(Progress()).next)
  }

  func testWhatHasAnotherFormIsToldBesideWhatIsHeeded() async throws {
    var written = WrittenPlan(katas: [item("one")])
    written.mistakes = ["it has the unknown key \"txt\""]

    XCTAssertEqual(
      try lines(written),
      [
        "Today: 0 of 1 kata done, 10 minutes to go.",
        "A mistake in your workshop's plan.json: it has the unknown key \"txt\".",
      ])
  }

  func testWithoutAPlanThereIsNone() async {
    XCTAssertNil(WorkshopPlan(.success(nil), for: course, now: now))
  }

  func testTheListShowsThePlannedKatasFirstAndProgramsReadThem() async throws {
    let view = PageSpy()
    var response = Overview.Show.Response(course: course, progress: Progress())
    response.plan = try plan(
      WrittenPlan(text: "Hi.", katas: [item("three", 25)], hintsOpen: "2026-01-01T12:30:00Z")
    ).position(Progress())
    OverviewPresenter(view: view, words: Wording(program: "vipkata")).presentShow(
      response: response)

    let page = try XCTUnwrap(view.pages.first)
    XCTAssertEqual(
      page.lines.prefix(3).map(\.text),
      [
        "Today: 0 of 1 kata done, 25 minutes to go.", "   3  three  25 min  Validate",
        "Your host says: Hi.",
      ])
    XCTAssertEqual(page.lines[1].spoken, "3, three, Validate, 25 minutes, not done.")
    XCTAssertEqual(
      try ParsedJSON(page)["plan"],
      [
        "text": "Hi.", "katas": [["id": "models/three", "minutes": 25]], "done": 0,
        "minutesLeft": 25, "next": "models/three", "hintsOpen": "2026-01-01T12:30:00Z",
      ])
  }
}
