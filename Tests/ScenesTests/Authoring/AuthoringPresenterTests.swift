import Entities
import XCTest

@testable import Scenes

/// What instructors read, word for word.
@MainActor
final class AuthoringPresenterTests: XCTestCase {
  private let view = AuthoringDisplaySpy()
  private let text = AuthoringPresenter(program: "vipkata")
  private let json = AuthoringJSONPresenter()

  override func setUp() async throws {
    text.view = view
    json.view = view
  }

  func testEachProofIsShownWithItsFindingsAndABar() async {
    text.presentProgress(response: .init(proof: Proofs.sound, done: 1, total: 3))
    text.presentProgress(response: .init(proof: Proofs.unsound, done: 2, total: 3))

    XCTAssertEqual(
      view.progress.map(\.page.text),
      [
        "✔ hello/one  4 runs, 2.5 s",
        """
        ✘ hello/two  1 run, 0.5 s
          Katas/01-hello/02-two/HINTS.md:3: it has a hint for testC. [hints]
          Katas/01-hello/02-two/Mutants/twice: the mutant is green. [mutant]
        """,
      ])
    XCTAssertEqual(
      view.progress.map(\.passing),
      [
        "██████████░░░░░░░░░░░░░░░░░░░░  1 of 3 katas",
        "████████████████████░░░░░░░░░░  2 of 3 katas",
      ])
  }

  func testASoundCourseIsDone() async {
    text.presentVerify(response: Proofs.response(Proofs.sound))

    XCTAssertEqual(view.pages.first?.text, "1 of 1 kata verified, 0 findings, 4 suite runs")
    XCTAssertEqual(view.pages.first?.status, .done)
  }

  func testFindingsAreCountedAndThoseOfNoKataShown() async {
    text.presentVerify(
      response: Proofs.response(
        Proofs.sound, Proofs.unsound, problems: [Seeds.problem("\"title\" is missing.", line: 2)],
        untaught: [Proofs.idea]))

    XCTAssertEqual(
      view.pages.first?.text,
      """
        Katas/02-presenter/03-dates/kata.json:2: "title" is missing. [manifest]
      ✘ no kata teaches R9: Routers route.
      1 of 2 katas verified, 4 findings, 5 suite runs
      """)
    XCTAssertEqual(view.pages.first?.status, .red)
  }

  func testTheTableOfIdeasNamesTheKatasOfEachRow() async {
    let one = KataID(stage: "hello", name: "one")
    let response = Authoring.Coverage.Response(
      ideas: [Authoring.Idea(row: "R1", text: "Requests."), Proofs.idea],
      katas: ["R1": [one, KataID(stage: "hello", name: "two")]])
    text.presentCoverage(response: response)

    XCTAssertEqual(
      view.pages.first?.text,
      """
      R1  Requests.
          hello/one, hello/two
      R9  Routers route.
          no kata

      1 of 2 ideas are taught.
      """)
    XCTAssertEqual(view.pages.first?.status, .red)
  }

  func testANewKataIsALinkListAndTheNextCommand() async throws {
    let new = Authoring.New.Response(
      id: KataID(stage: "hello", name: "three"),
      files: ["Katas/a/README.md", "Solutions/a/A.swift"])
    text.presentNew(response: new)
    json.presentNew(response: new)

    XCTAssertEqual(
      view.pages.first?.text,
      """
      hello/three is there. Fill in its TODOs:
        Katas/a/README.md
        Solutions/a/A.swift
      Then  vipkata verify hello/three
      """)
    XCTAssertEqual(
      view.pages.first?.lines.flatMap(\.spans).compactMap(\.link?.file),
      ["Katas/a/README.md", "Solutions/a/A.swift"])
    XCTAssertEqual(
      try ParsedJSON(view.pages.last),
      [
        "schema": 1, "kata": "hello/three",
        "files": ["Katas/a/README.md", "Solutions/a/A.swift"],
      ])
  }
}
