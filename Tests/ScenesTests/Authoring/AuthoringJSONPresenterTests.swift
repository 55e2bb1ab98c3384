import Entities
import XCTest

@testable import Scenes

/// What programs read of proofs, parsed back.
@MainActor
final class AuthoringJSONPresenterTests: XCTestCase {
  private let view = AuthoringDisplaySpy()
  private let text = AuthoringPresenter(program: "vipkata")
  private let json = AuthoringJSONPresenter()

  override func setUp() async throws {
    text.view = view
    json.view = view
  }

  func testAnUntaughtIdeaAloneIsRed() async throws {
    text.presentVerify(response: Proofs.response(Proofs.sound, untaught: [Proofs.idea]))
    json.presentVerify(response: Proofs.response(Proofs.sound, untaught: [Proofs.idea]))

    XCTAssertEqual(view.pages.map(\.status), [.red, .red])
    XCTAssertEqual(try ParsedJSON(view.pages.last)["untaught"], ["R9"])
  }

  func testTheTableOfIdeasInJSON() async throws {
    let one = KataID(stage: "hello", name: "one")
    let ideas = [Authoring.Idea(row: "R1", text: "Requests."), Proofs.idea]
    json.presentCoverage(response: .init(ideas: ideas, katas: ["R1": [one]]))

    XCTAssertEqual(
      try ParsedJSON(view.pages.first),
      [
        "schema": 1,
        "ideas": [
          ["row": "R1", "idea": "Requests.", "katas": ["hello/one"]],
          ["row": "R9", "idea": "Routers route.", "katas": []],
        ],
      ])
    XCTAssertEqual(view.pages.first?.status, .red)

    json.presentCoverage(response: .init(ideas: [ideas[0]], katas: ["R1": [one]]))
    XCTAssertEqual(view.pages.last?.status, .done)
  }

  func testProofsInJSONHaveEveryKeyOfTheContract() async throws {
    json.presentProgress(response: .init(proof: Proofs.sound, done: 1, total: 2))
    json.presentVerify(
      response: Proofs.response(
        Proofs.sound, Proofs.unsound, problems: [Seeds.problem("\"title\" is missing.")]))

    XCTAssertEqual(view.progress, [], "one object, and nothing else")
    XCTAssertEqual(
      try ParsedJSON(view.pages.first),
      [
        "schema": 1,
        "katas": [
          ["id": "hello/one", "ok": true, "findings": [], "seconds": 2.5, "suiteRuns": 4],
          [
            "id": "hello/two", "ok": false, "seconds": 0.5, "suiteRuns": 1,
            "findings": [
              [
                "check": "hints", "file": "Katas/01-hello/02-two/HINTS.md", "line": 3,
                "message": "it has a hint for testC.",
              ],
              [
                "check": "mutant", "file": "Katas/01-hello/02-two/Mutants/twice",
                "message": "the mutant is green.",
              ],
            ],
          ],
        ],
        "findings": [
          [
            "check": "manifest", "file": "Katas/02-presenter/03-dates/kata.json",
            "message": "\"title\" is missing.",
          ]
        ],
        "untaught": [],
      ])
    XCTAssertEqual(view.pages.first?.status, .red)
  }

  func testASoundCourseIsDoneInJSON() async {
    json.presentVerify(response: Proofs.response(Proofs.sound))

    XCTAssertEqual(view.pages.map(\.status), [.done])
  }

  func testAFailureIsSaidInBothForms() async throws {
    text.presentFailure(error: UserError("There is no course.", mend: "Name one."))
    json.presentFailure(error: UserError("There is no course.", mend: "Name one."))

    XCTAssertEqual(view.pages.first?.text, "error: There is no course.\nName one.")
    XCTAssertEqual(
      try ParsedJSON(view.pages.last),
      ["schema": 1, "error": "There is no course.", "mend": "Name one."])
    XCTAssertEqual(view.pages.map(\.status), [.failed, .failed])
  }
}
