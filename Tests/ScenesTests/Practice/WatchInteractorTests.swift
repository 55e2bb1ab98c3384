import Entities
import XCTest

@testable import Scenes

/// The watch: what a save and a key lead to.
@MainActor
final class WatchInteractorTests: WatchInteractorTestCase {
  func testItBeginsWhereTheLearnerWasAndWatchesBeforeItChecks() async {
    practice.opens = one
    interactor.begin(request: Watch.Look.Request())

    XCTAssertEqual(
      practice.requests,
      [.resume(Practice.Resume.Request()), .check(Practice.Check.Request(isAfterOpening: true))])
    XCTAssertEqual(saves.watched, [one.id])
    XCTAssertEqual(presenter.standings.map(\.kata), [one, one])
  }

  func testWithoutAKataNothingIsWatchedOrChecked() async {
    interactor.begin(request: Watch.Look.Request())

    XCTAssertEqual(practice.requests, [.resume(Practice.Resume.Request())])
    XCTAssertEqual(saves.watched, [])
  }

  func testASaveIsCheckedAndNothingElse() async {
    checked(.green)
    interactor.save(request: Watch.Look.Request())

    XCTAssertEqual(practice.requests, [.check(Practice.Check.Request())])
    XCTAssertEqual(presenter.standings.map(\.outcome), [.green])
  }

  func testNGoesOnAndChecksWhatItOpened() async {
    checked(.green)
    practice.opens = two
    press(.character("n"))

    XCTAssertEqual(
      practice.requests,
      [.next(Practice.Next.Request()), .check(Practice.Check.Request(isAfterOpening: true))])
    XCTAssertEqual(saves.watched, [two.id])
  }

  func testNOnARedKataStays() async {
    checked(.red)
    press(.character("n"))

    XCTAssertEqual(practice.requests, [.next(Practice.Next.Request())])
    XCTAssertEqual(saves.watched, [], "a save since then is not lost")
  }

  func testHintBriefTestHelpAndTheWayBack() async {
    checked(.red)
    press(.character("h"), .character("b"), .character("t"), .character("?"), .escape)

    XCTAssertEqual(
      practice.requests, [.hint(Practice.Hint.Request()), .brief(Practice.Brief.Request())])
    XCTAssertEqual(presenter.tests.map(\.check), [practice.lastCheck])
    XCTAssertEqual(presenter.helps, 1)
    XCTAssertEqual(presenter.lastChecks.map(\.check), [practice.lastCheck])
  }

  func testResetIsDoneOnlyAfterYes() async {
    checked(.red)
    press(.character("r"), .character("n"))
    XCTAssertEqual(practice.requests, [])
    XCTAssertEqual(presenter.questions, [.reset])

    press(.character("r"), .character("y"))

    XCTAssertEqual(
      practice.requests,
      [
        .reset(Practice.Reset.Request()), .check(Practice.Check.Request(isAfterOpening: true)),
      ])
    XCTAssertEqual(saves.watched, [one.id], "what the reset wrote is no save")
  }

  func testTheSolutionIsShownAtOnceOnlyWhenGreen() async {
    checked(.red)
    press(.character("s"))
    XCTAssertEqual(practice.requests, [])
    XCTAssertEqual(presenter.questions, [.spoil])
    press(.character("y"))
    checked(.green)
    press(.character("s"))

    let request = Practice.Solution.Request(spoil: true)
    XCTAssertEqual(practice.requests, [.solution(request), .solution(request)])
  }

  func testOOpensTheFirstErrorElseTheFileToEdit() async {
    checked(.buildFailed) { $0.diagnostics = [Seeds.error("Sources/Login/A.swift", "no", line: 7)] }
    press(.character("o"))
    checked(.green)
    press(.character("o"))

    XCTAssertEqual(
      editor.places,
      [
        Place(file: "Workspace/A.swift", line: 7, column: 5),
        Place(file: "Workspace/LoginInteractor.swift", line: 1),
      ])
    XCTAssertEqual(presenter.edits.map(\.place), editor.places)
  }

  func testAnEditorThatFailsIsTold() async {
    checked(.green)
    editor.failure = UserError("No editor is known.")
    press(.character("o"))

    XCTAssertEqual(presenter.failures, [UserError("No editor is known.")])
  }

  func testTheListOpensWhatIsSelected() async {
    checked(.red)
    practice.opens = two
    press(.character("l"), .down, .enter)

    XCTAssertEqual(presenter.lists.map(\.choice.selected), [one.id, two.id])
    XCTAssertEqual(
      practice.requests,
      [
        .open(Practice.Open.Request(kata: "hello/two")),
        .check(Practice.Check.Request(isAfterOpening: true)),
      ])
  }

  func testTheOpenKataIsNotOpenedAgain() async {
    checked(.red)
    press(.character("l"), .enter)

    XCTAssertEqual(practice.requests, [.brief(Practice.Brief.Request())])
  }

  func testASaveLeavesTheListForTheVerdict() async {
    checked(.red)
    press(.character("l"))
    interactor.save(request: Watch.Look.Request())
    press(.character("q"))

    XCTAssertEqual(presenter.ends.map(\.outcome), [.red], "q quits again")
  }
}
