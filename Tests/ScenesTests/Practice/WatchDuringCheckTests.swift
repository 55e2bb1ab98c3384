import Entities
import XCTest

@testable import Scenes

/// The watch: keys that are pressed while a check runs.
@MainActor
final class WatchDuringCheckTests: WatchInteractorTestCase {
  func testDuringACheckPagesAreShownAtOnce() async {
    checked(.red)
    practice.duringCheck = { [self] in
      press(.character("?"), .character("h"), .character("b"), .character("s"), .character("y"))
      XCTAssertEqual(presenter.helps, 1)
      XCTAssertEqual(
        practice.requests,
        [
          .check(Practice.Check.Request()), .hint(Practice.Hint.Request()),
          .brief(Practice.Brief.Request()), .solution(Practice.Solution.Request(spoil: true)),
        ])
      XCTAssertFalse(interactor.givesUpCheck)
    }
    interactor.save(request: Watch.Look.Request())
    XCTAssertEqual(practice.requests.count, 4)
  }

  func testAKataThatIsChosenEndsTheCheckOfTheFormerOne() async {
    checked(.red)
    practice.duringCheck = { [self] in
      press(.character("l"), .down, .enter)
      XCTAssertTrue(interactor.givesUpCheck)
      practice.opens = two
    }
    interactor.save(request: Watch.Look.Request())

    XCTAssertEqual(practice.requests[1], .open(Practice.Open.Request(kata: "hello/two")))
    XCTAssertEqual(practice.requests.count, 3, "and it is checked")
    XCTAssertFalse(interactor.givesUpCheck)
  }

  func testAResetEndsTheCheckOfWhatItPutsAway() async {
    checked(.red)
    practice.duringCheck = { [self] in
      press(.character("r"))
      XCTAssertFalse(interactor.givesUpCheck, "not before the answer")
      press(.character("y"))
      XCTAssertTrue(interactor.givesUpCheck)
    }
    interactor.save(request: Watch.Look.Request())

    XCTAssertEqual(
      practice.requests.dropFirst(),
      [.reset(Practice.Reset.Request()), .check(Practice.Check.Request(isAfterOpening: true))])
  }

  func testTheEditorOpensAtOnceAndTheCheckBeginsAnew() async {
    practice.kata = one
    practice.placeToEdit = Place(file: "Workspace/A.swift", line: 1)
    practice.duringCheck = { [self] in
      press(.character("o"))
      XCTAssertTrue(interactor.givesUpCheck)
    }
    interactor.save(request: Watch.Look.Request())

    XCTAssertEqual(editor.places, [Place(file: "Workspace/A.swift", line: 1)])
    XCTAssertEqual(
      practice.requests, [.check(Practice.Check.Request()), .check(Practice.Check.Request())])
  }

  func testNWaitsForTheVerdictUnlessAnotherKeyFollows() async {
    checked(.green)
    practice.duringCheck = { [self] in
      press(.character("n"))
      XCTAssertFalse(interactor.givesUpCheck, "whether it may go on is what the check says")
    }
    interactor.save(request: Watch.Look.Request())
    XCTAssertEqual(practice.requests.last, .next(Practice.Next.Request()))

    practice.duringCheck = { [self] in press(.character("n"), .character("b")) }
    interactor.save(request: Watch.Look.Request())
    XCTAssertEqual(practice.requests.last, .brief(Practice.Brief.Request()))
  }

  func testDuringACheckQuittingDoesNotWait() async {
    checked(.red)
    practice.duringCheck = { [self] in
      press(.character("n"), .character("q"))
      XCTAssertEqual(presenter.ends.count, 1)
    }
    interactor.save(request: Watch.Look.Request())
    XCTAssertEqual(practice.requests, [.check(Practice.Check.Request())], "and n is called off")
  }
}
