import XCTest

@testable import vipkata

@MainActor
final class OverviewPresenterTests: XCTestCase {
  private let view = PageSpy()
  private lazy var text = OverviewPresenter(view: view, words: Wording(program: "vipkata"))

  /// A course of two stages, with a kata in every state.
  private func map(problems: [CourseProblem] = []) -> Overview.Show.Response {
    let ids = ["hello/one", "hello/two", "models/three", "models/four"]
    let katas = ids.enumerated().map { index, id in
      Seeds.kata(id, number: index == 3 ? 12 : index + 1) { $0.title = "About \(index + 1)" }
    }
    return map(
      katas,
      [
        (katas[0], [.red("testA"), .hint(.step(1)), .hint(.step(2)), .red(), .solved()]),
        (katas[1], [.red(), .hint(.step(1)), .skipped]), (katas[2], [.opened]),
      ], problems: problems)
  }

  private func map(
    _ katas: [Kata], _ past: [(Kata, [JournalEvent.What])], problems: [CourseProblem] = []
  ) -> Overview.Show.Response {
    let events = past.flatMap { kata, whats in
      whats.map { JournalEvent(time: .distantPast, kata: kata.id, what: $0) }
    }
    return Overview.Show.Response(
      course: Course(katas: katas, problems: problems), progress: Progress(events: events))
  }

  func testARowIsBrokenAtWordsWhereItIsWiderThan80ColumnsAndWhatWasDoneStaysInOnePiece() async {
    let titles = ["Present every outcome, and each of them once", "Present every outcome"]
    let katas = titles.enumerated().map { index, title in
      Seeds.kata("interactor/present-every-outcome-\(index)", number: 10 + index) {
        $0.title = title
      }
    }
    let checks = Array(repeating: JournalEvent.What.red("testA"), count: 12)
    text.presentShow(
      response: map(katas, katas.map { ($0, checks + [.hint(.step(1)), .hint(.step(2))]) }))
    XCTAssertEqual(
      view.pages.first?.lines.prefix(5).map(\.text),
      [
        "interactor",
        "  10  present-every-outcome-0  10 min  Present every outcome, and each of them",
        "                                       once  (12 checks, 2 hints)",
        "  11  present-every-outcome-1  10 min  Present every outcome",
        "                                       (12 checks, 2 hints)",
      ])
  }

  func testTheMapShowsStagesStatesAndABar() async {
    text.presentShow(response: map())

    XCTAssertEqual(
      view.pages.first?.text,
      """
      hello
      ✔  1  one    10 min  About 1  (2 checks, 2 hints)
      ·  2  two    10 min  About 2  (1 check, 1 hint, begun)

      models
      ▸  3  three  10 min  About 3
        12  four   10 min  About 4

      ███████░░░░░░░░░░░░░░░░░░░░░░░  1 of 4 katas
      """)
  }

  func testAKataThatWasLeftUncheckedIsOneThatWasOpened() async throws {
    let katas = ["hello/one", "hello/two"].enumerated().map { Seeds.kata($1, number: $0 + 1) }
    text.presentShow(
      response: map(katas, [(katas[0], [.opened, .skipped]), (katas[1], [.opened])]))

    XCTAssertEqual(view.pages.first?.lines[1].text.hasSuffix("  (opened)"), true)
    guard case .array(let objects) = try ParsedJSON(view.pages.first)["katas"] else {
      return XCTFail("no katas")
    }
    XCTAssertEqual(objects.map { $0["status"] }, ["opened", "open"])
    XCTAssertEqual(objects.map { $0["state"] }, ["skipped", "open"], "its old name stays")
  }

  func testTheCardOfAStageStandsBelowItsName() async {
    var response = map()
    response.cards = ["hello": StageCard(arrows: "View → [Request]", text: ["You ask."])]
    text.presentShow(response: response)

    XCTAssertEqual(
      view.pages.first?.lines.prefix(3).map(\.text),
      ["hello", "  View → [Request]", "✔  1  one    10 min  About 1  (2 checks, 2 hints)"])
  }

  func testAKataWithTwoMistakesIsOneThatIsLeftOut() async {
    let problems = [CourseProblem.Check.carries, .support].map {
      CourseProblem(check: $0, kata: "01-hello/09-odd", file: "kata.json", message: "wrong")
    }
    text.presentShow(response: map(problems: problems))

    XCTAssertEqual(
      view.pages.first?.lines.last?.text, "1 kata left out: vipkata doctor says why.")
  }

  func testWhatCannotBeReadDoesNotHideTheRest() async {
    text.presentExamine(
      response: Overview.Examine.Response(
        machine: [], course: .failure(UserError("There is no course.")),
        journal: .failure(UserError("The journal cannot be read.", mend: "Give the right to.")),
        sharing: [Checkup(what: "sharing", found: "with /srv/room, as Ada")]))

    XCTAssertEqual(
      view.pages.first?.text,
      """
      ✘ course: There is no course.
        Fix that, then run `vipkata doctor` again.
      ✘ journal: The journal cannot be read.
        Give the right to.
      ✔ sharing: with /srv/room, as Ada
      """)
  }
}
