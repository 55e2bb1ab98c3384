import Foundation
import XCTest

@testable import vipkata

final class ProgressTests: XCTestCase {
  private let first = KataID(stage: "hello", name: "one")
  private let second = KataID(stage: "hello", name: "two")
  private let third = KataID(stage: "hello", name: "three")

  private let course = Course(
    katas: ["hello/one", "hello/two", "hello/three"].map { Seeds.kata($0) })

  private func progress(_ events: (KataID, JournalEvent.What)...) -> vipkata.Progress {
    timed(events.map { (0, $0, $1) })
  }

  func testWithoutEventsNothingIsOpenAndEverythingLiesAhead() {
    XCTAssertNil(progress().current)
    XCTAssertEqual(progress().state(of: first), .ahead)
    XCTAssertEqual(progress().next(in: course)?.id, first)
  }

  func testTheKataOpenedLastIsTheCurrentOne() {
    let progress = progress((first, .opened), (second, .opened), (first, .hint(.step(1))))

    XCTAssertEqual(progress.current, second)
    XCTAssertEqual(progress.state(of: second), .open)
  }

  func testChecksAreCountedAndTheLastOnesFailuresKept() {
    let record = progress((first, .opened), (first, .red("testA", "testB")), (first, .red("testB")))
      .record(of: first)

    XCTAssertEqual(record.attempts, 2)
    XCTAssertEqual(record.failing, ["testB"])
  }

  /// Journals of earlier versions list it among the tests, but nobody stumbled over a test.
  func testACompileErrorIsNoFailingTest() {
    let broken = JournalEvent.What.checked(
      outcome: .buildFailed, failing: ["error: in scope"], looksLike: nil)
    let record = progress((first, .red("testA")), (first, broken)).record(of: first)

    XCTAssertEqual(record.failing, [])
    XCTAssertEqual(record.checksInVain, 2)
    XCTAssertEqual(record.stumbles, [:])
  }

  func testAHandIsUpUntilItsKataIsGreenOrItIsTakenDown() {
    let asked = [(1.0, first, JournalEvent.What.asked("Why?")), (3, first, .asked("How?"))]
    let hand = timed(asked).hand

    XCTAssertEqual(hand?.question, "How?")
    XCTAssertEqual(hand?.since, Date(timeIntervalSince1970: 60), "asking again keeps the place")
    XCTAssertNotNil(timed(asked + [(4, second, .green), (5, first, .red("testA"))]).hand)
    XCTAssertNil(timed(asked + [(4, first, .green)]).hand)
    XCTAssertNil(timed(asked + [(4, second, .lowered)]).hand)
  }

  func testAHintShownAgainCountsOnce() {
    let record = progress(
      (first, .hint(.test("testA"))), (first, .hint(.step(1))), (first, .hint(.test("testA")))
    )
    .record(of: first)

    XCTAssertEqual(record.hints, [.test("testA"), .step(1)])
  }

  func testAResetTakesBackHintsAndFailuresButNeitherChecksNorTheSolve() {
    let record = progress(
      (first, .red("testA")), (first, .hint(.step(1))), (first, .solved()), (first, .reset)
    ).record(of: first)

    XCTAssertEqual(record.hints, [])
    XCTAssertEqual(record.failing, [])
    XCTAssertEqual(record.attempts, 1)
    XCTAssertTrue(record.isSolved)
  }

  func testASkippedKataIsSkippedUntilItIsOpenedAgainOrSolvedAndThenStaysDone() {
    func state(_ whats: JournalEvent.What...) -> vipkata.Progress.State {
      timed(whats.map { (0, first, $0) } + [(0, second, .opened)]).state(of: first)
    }
    XCTAssertEqual(state(.opened, .skipped), .skipped)
    XCTAssertEqual(state(.skipped, .opened), .ahead)
    XCTAssertEqual(state(.skipped, .solved()), .done)
    XCTAssertEqual(state(.opened, .solved(), .opened), .done)
  }

  func testTheNextKataIsTheFirstUnsolvedOneAfterTheCurrent() {
    XCTAssertEqual(
      progress((first, .opened), (first, .solved()), (second, .solved())).next(in: course)?.id,
      third)
    XCTAssertEqual(
      progress((second, .opened), (second, .solved())).next(in: course)?.id, third,
      "a jump is not taken back")
  }

  func testAfterTheLastKataComesTheFirstThatWasLeftOut() {
    XCTAssertEqual(
      progress((first, .solved()), (second, .skipped), (third, .opened), (third, .solved()))
        .next(in: course)?.id, second)
  }

  func testNothingIsNextWhenEverythingIsSolved() {
    XCTAssertNil(
      progress((second, .solved()), (first, .solved()), (third, .solved())).next(in: course))
  }

  func testAKataThatLeftTheCourseDoesNotHoldUpTheLearner() {
    let gone = KataID(stage: "hello", name: "gone")
    let progress = progress((first, .solved()), (gone, .opened))

    XCTAssertEqual(progress.next(in: course)?.id, second)
  }

  /// Progress after events at these times, in minutes.
  private func timed(_ events: [(Double, KataID, JournalEvent.What)]) -> vipkata.Progress {
    vipkata.Progress(
      events: events.map {
        JournalEvent(time: Date(timeIntervalSince1970: $0 * 60), kata: $1, what: $2)
      })
  }

  func testTheTimeUntilTheNextEventIsWorkOnTheKataUnlessItIsABreak() {
    let progress = timed([
      (0, first, .opened), (5, first, .red("testA")), (36, first, .solved()), (36, second, .opened),
      (30, second, .red("testA")), (32, second, .solved()),
    ])

    XCTAssertEqual(
      progress.record(of: first).seconds, 300, "a break is none, nor is a clock set back")
    XCTAssertEqual(progress.record(of: second).seconds, 120)
    XCTAssertEqual(progress.seconds, 420)
  }

  func testChecksThatGetNoFurtherAreCounted() {
    let broken = JournalEvent.What.checked(outcome: .buildFailed, failing: [], looksLike: nil)
    func inVain(_ whats: JournalEvent.What...) -> Int {
      timed(whats.map { (0, first, $0) }).record(of: first).checksInVain
    }

    XCTAssertEqual(inVain(.red("testA", "testB"), broken, .red("testA")), 3)
    XCTAssertEqual(inVain(.red("testA"), .red("testA"), .red("testB")), 1)
    XCTAssertEqual(inVain(.red("testA"), broken, .red("testB")), 1)
    XCTAssertEqual(inVain(broken, broken), 2)
    XCTAssertEqual(inVain(.red("testA"), .green), 0)
  }

  func testTheTestsThatWereInTheWayAreThoseThatFailedFirstAfterTheStarter() {
    let record = progress(
      (first, .red("testA", "testB")), (first, .red("testB")), (first, .red("testB", "testC")),
      (first, .red("testC"))
    ).record(of: first)

    XCTAssertEqual(record.stumbles, ["testB": 2, "testC": 1])
  }

  func testTheListOfHintsOfAJournalIsNeverEndless() {
    let progress = timed((0..<500).map { (0, first, .hint(.step($0))) })

    XCTAssertEqual(progress.record(of: first).hints.count, 100)
  }
}
