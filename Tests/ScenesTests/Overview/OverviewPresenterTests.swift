import Entities
import Foundation
import Scenes
import XCTest

@MainActor
final class OverviewPresenterTests: XCTestCase {
  private let view = OverviewDisplaySpy()
  private let text = OverviewPresenter(program: "vipkata")
  private let json = OverviewJSONPresenter()

  override func setUp() async throws {
    text.view = view
    json.view = view
  }

  /// A course of two stages, with a kata in every state.
  private func map(problems: [CourseProblem] = []) -> Overview.Show.Response {
    let ids = ["hello/one", "hello/two", "models/three", "models/four"]
    let katas = ids.enumerated().map { index, id in
      Seeds.kata(id, number: index == 3 ? 12 : index + 1) { $0.title = "About \(index + 1)" }
    }
    let past: [(String, JournalEvent.What)] = [
      ("hello/one", .red("testA")), ("hello/one", .hint("1")), ("hello/one", .hint("2")),
      ("hello/one", .red()), ("hello/one", .solved), ("hello/two", .red()),
      ("hello/two", .hint("1")), ("hello/two", .skipped), ("models/three", .opened),
    ]
    let events = past.compactMap { id, what in
      KataID(id).map { JournalEvent(time: Date(timeIntervalSince1970: 0), kata: $0, what: what) }
    }
    return Overview.Show.Response(
      course: Course(katas: katas, problems: problems), progress: Progress(events: events))
  }

  private let sick = Overview.Examine.Response(checkups: [
    Overview.Checkup(what: "toolchain", found: "Swift 6.3"),
    Overview.Checkup(what: "git", found: "not found", mend: "Install git."),
  ])

  func testTheMapShowsStagesStatesAndABar() async {
    text.presentShow(response: map())

    XCTAssertEqual(
      view.pages.first?.text,
      """
      hello
      ✔  1  one    10 min, 2 checks, 2 hints  About 1
      ·  2  two    10 min, 1 check, 1 hint, skipped  About 2

      models
      ▸  3  three  10 min  About 3
        12  four   10 min  About 4

      ███████░░░░░░░░░░░░░░░░░░░░░░░  1 of 4 katas
      """)
    XCTAssertEqual(view.pages.first?.status, .done)
  }

  func testTheMapIsSaidInSentences() async {
    text.presentShow(response: map())

    XCTAssertEqual(
      view.pages.first?.lines.compactMap(\.spoken),
      [
        "Stage hello:", "1, one, About 1, done, 10 min, 2 checks, 2 hints.",
        "2, two, About 2, not done, 10 min, 1 check, 1 hint, skipped.", "Stage models:",
        "3, three, About 3, open, 10 min.", "12, four, About 4, not done, 10 min.",
        "1 of 4 katas are done.",
      ])
  }

  func testKatasThatAreLeftOutAreCounted() async {
    text.presentShow(response: map(problems: [Seeds.problem("m")]))

    XCTAssertEqual(
      view.pages.first?.lines.last?.text, "1 kata left out: vipkata doctor says why.")
  }

  func testAnEmptyCourseHasAnEmptyBar() async {
    text.presentShow(
      response: Overview.Show.Response(course: Course(katas: []), progress: Progress()))

    XCTAssertEqual(view.pages.first?.text, "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  0 of 0 katas")
  }

  func testTheDoctorNamesTheMendAndFails() async {
    text.presentExamine(response: sick)

    XCTAssertEqual(
      view.pages.first?.text,
      """
      ✔ toolchain: Swift 6.3
      ✘ git: not found
        Install git.
      """)
    XCTAssertEqual(view.pages.first?.status, .failed)
  }

  func testWhenAllIsWellTheDoctorIsDone() async {
    let well = Overview.Examine.Response(checkups: [sick.checkups[0]])
    text.presentExamine(response: well)
    json.presentExamine(response: well)

    XCTAssertEqual(view.pages.map(\.status), [.done, .done])
    XCTAssertEqual(try ParsedJSON(view.pages.last)["ok"], true)
  }

  func testAFailureIsSaidInBothForms() async {
    let failure = UserError("There is no course.", mend: "Name one.")
    text.presentFailure(error: failure)
    json.presentFailure(error: failure)

    XCTAssertEqual(view.pages.first?.text, "error: There is no course.\nName one.")
    XCTAssertEqual(view.pages.map(\.status), [.failed, .failed])
    XCTAssertEqual(
      try ParsedJSON(view.pages.last),
      ["schema": 1, "error": "There is no course.", "mend": "Name one."])
  }

  func testTheMapInJSONHasEveryKeyOfTheContract() async throws {
    json.presentShow(response: map(problems: [Seeds.problem("\"title\" is missing.")]))

    func kata(
      _ id: ParsedJSON, _ folder: ParsedJSON, stage: ParsedJSON, title: ParsedJSON,
      state: ParsedJSON,
      attempts: ParsedJSON = 0, hints: ParsedJSON = 0
    ) -> ParsedJSON {
      [
        "id": id, "stage": stage, "title": title, "folder": folder, "minutes": 10,
        "teaches": [], "state": state, "attempts": attempts, "hints": hints,
      ]
    }
    XCTAssertEqual(
      try ParsedJSON(view.pages.first),
      [
        "schema": 1, "done": 1, "total": 4, "current": "models/three",
        "katas": [
          kata(
            "hello/one", "01-hello/01-one", stage: "hello", title: "About 1", state: "done",
            attempts: 2, hints: 2),
          kata(
            "hello/two", "01-hello/02-two", stage: "hello", title: "About 2", state: "skipped",
            attempts: 1, hints: 1),
          kata(
            "models/three", "01-models/03-three", stage: "models", title: "About 3", state: "open"),
          kata(
            "models/four", "01-models/012-four", stage: "models", title: "About 4", state: "ahead"),
        ],
        "problems": ["Katas/02-presenter/03-dates/kata.json: \"title\" is missing."],
      ])
  }

  func testTheDoctorInJSONNamesWhatIsWrong() async throws {
    json.presentExamine(response: sick)

    XCTAssertEqual(
      try ParsedJSON(view.pages.first),
      [
        "schema": 1, "ok": false,
        "checkups": [
          ["what": "toolchain", "found": "Swift 6.3"],
          ["what": "git", "found": "not found", "mend": "Install git."],
        ],
      ])
    XCTAssertEqual(view.pages.first?.status, .failed)
  }

  func testTheViewTurnsCommandsIntoRequestsAndPrintsPages() async {
    let interactor = OverviewInteractorSpy()
    let terminal = TerminalSpy()
    let view = OverviewView(terminal: terminal)
    view.interactor = interactor
    view.list()
    view.doctor()
    view.clearCaches()
    view.displayPage(viewModel: Page(lines: ["map"]))

    XCTAssertEqual(interactor.shows, [Overview.Show.Request()])
    XCTAssertEqual(interactor.examines, [Overview.Examine.Request()])
    XCTAssertEqual(interactor.clears, [Overview.Clear.Request()])
    XCTAssertEqual(terminal.shown, [.page(Page(lines: ["map"]))])
  }

  func testAKataWithTwoMistakesIsOneThatIsLeftOut() async {
    let problems = ["carries", "support"].map {
      CourseProblem(check: $0, kata: "01-hello/09-odd", file: "kata.json", message: "wrong")
    }
    text.presentShow(response: map(problems: problems))

    XCTAssertEqual(
      view.pages.first?.lines.last?.text, "1 kata left out: vipkata doctor says why.")
  }
}
