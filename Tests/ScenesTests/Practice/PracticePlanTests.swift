import Foundation
import XCTest

@testable import vipkata

/// The effect of a workshop's plan on `next`, `hint` and `solution`.
@MainActor
final class PracticePlanTests: XCTestCase {
  private let bench = PracticeBench()
  private let later = "1970-01-01T01:00:00Z"

  private func plan(_ katas: String..., hints: String? = nil, solutions: String? = nil) {
    bench.plan.written = WrittenPlan(
      text: "Lunch at noon.", katas: katas.map { WrittenPlan.Item(kata: $0, minutes: 25) },
      hintsOpen: hints, solutionsOpen: solutions)
  }

  /// The text of what is shown.
  private func shown(_ body: (PracticeInteractor) -> Void, isWatched: Bool = false) -> String {
    let view = PageSpy()
    body(
      bench.interactor(
        PracticePresenter(
          view: view, words: Wording(program: "vipkata"), isWatched: isWatched)))
    return view.pages.map(\.text).joined(separator: "\n")
  }

  func testNextOpensWhatThePlanHasFirst() async {
    plan("hello/two", "hello/one")
    bench.next()

    XCTAssertEqual(bench.presenter.opens.map(\.kata.id), [PracticeBench.two])
    XCTAssertEqual(bench.presenter.opens.first?.kata.manifest.minutes, 10, "the course's own kata")
  }

  func testAfterGreenThePlanGoesOnAndThenTheCourse() async {
    bench.open(one: "// mine")
    bench.journal.past.insert(.two(.solved()), at: 0)
    plan("hello/two")
    bench.next()
    XCTAssertNotNil(bench.presenter.nexts.first?.summary, "all of the plan and the course is done")

    bench.open(one: "// mine")
    plan("hello/two")
    XCTAssertEqual(bench.next()?.opening?.kata.id, PracticeBench.two)
  }

  func testAnOpeningSaysWhatIsPlannedAndAVerdictWhatTheHostSays() async {
    plan("hello/one", hints: later)
    for isWatched in [false, true] {
      let opening = shown(
        { $0.open(request: Practice.Open.Request(kata: "one")) }, isWatched: isWatched)
      assertContains(opening, "hello/one  about 25 minutes")
      assertContains(opening, "Today: 0 of 1 kata done, 25 minutes to go.")
      assertContains(opening, "Your host says: Lunch at noon.\nHints open ")
      let verdict = shown({ $0.check(request: Practice.Check.Request()) }, isWatched: isWatched)
      assertContains(verdict, "Your host says: Lunch at noon.")
      XCTAssertFalse(verdict.contains("Today"), verdict)
    }
  }

  func testAVerdictOnAKataThatIsNotPlannedNamesTheOneThatIs() async {
    bench.open(one: "// fail testB")
    plan("hello/two")
    assertContains(shown { $0.next() }, "Today's next kata is hello/two.")
  }

  func testHintsAndSolutionsWaitForTheirTimeAndAGreenKataDoesNot() async {
    bench.open(one: "// fail testB")
    plan(hints: later, solutions: later)
    for text in [
      shown { $0.hint(request: Practice.Hint.Request()) },
      shown { $0.solution(request: Practice.Solution.Request(spoil: true)) },
    ] {
      assertContains(text, "by the plan of your workshop.\n`vipkata ask \"…\"` raises your hand.")
    }
    XCTAssertEqual(bench.journal.appended, [])

    bench.journal.past.append(.one(.solved()))
    bench.interactor.hint(request: Practice.Hint.Request())
    bench.interactor.solution(request: Practice.Solution.Request())
    XCTAssertEqual(bench.journal.appended, [.one(.hint(.step(1))), .one(.solution)])
  }

  func testABrokenPlanChangesNothingButIsNamedWhereAKataIsOpened() async {
    bench.plan.failure = UserError("it is not JSON")
    let text = shown { $0.next() }

    assertContains(text, "A mistake in your workshop's plan.json: it is not JSON.")
    XCTAssertEqual(bench.journal.appended.first, .one(.opened))
    bench.interactor.hint(request: Practice.Hint.Request())
    XCTAssertEqual(bench.journal.appended.last, .one(.hint(.step(1))))
  }
}

private func assertContains(_ text: String, _ part: String, line: UInt = #line) {
  XCTAssertTrue(text.contains(part), text, line: line)
}
