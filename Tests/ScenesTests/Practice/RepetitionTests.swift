import XCTest

@testable import vipkata

/// Solved katas that come again.
@MainActor
final class RepetitionTests: XCTestCase {
  private let bench = PracticeBench()
  private static let day = 86_400.0

  override func setUp() async throws {
    bench.journal.now = { [clock = bench.clock] in clock.now }
    bench.clock.now = Date(timeIntervalSince1970: 1_700_000_000)
  }

  private func wait(days: Double) { bench.clock.now += days * Self.day }

  /// Solves `hello/one` and opens `hello/two`.
  private func solveOne() {
    bench.open("hello/one")
    bench.write("// mine")
    bench.next()
  }

  private func again() -> PracticePresenterSpy.Presented? {
    bench.interactor.again()
    return bench.presenter.presented.last
  }

  func testNothingComesAgainBeforeAKataIsSolved() async {
    XCTAssertEqual(again(), .again(Practice.Again.Response(next: nil)))
  }

  func testWhatIsNotDueIsNamedWithItsTime() async {
    solveOne()
    wait(days: 1)
    XCTAssertEqual(
      again(),
      .again(
        Practice.Again.Response(
          next: Practice.Again.Next(kata: PracticeBench.one, seconds: Self.day))))
  }

  func testTheDueKataIsOpenedFromItsStarterAndTheOldSolutionKept() async {
    solveOne()
    wait(days: 3)
    guard case .open(let opening) = again() else { return XCTFail("not opened") }
    XCTAssertEqual(opening.kata.id, PracticeBench.one)
    XCTAssertEqual(opening.occasion, .again(secondsSinceGreen: 3 * Self.day))
    XCTAssertEqual(bench.workspace.asides, [PracticeBench.one])
    XCTAssertEqual(
      bench.workspace.files[PracticeBench.one], [PracticeBench.interactor("// fail testA")])
  }

  func testGreenShowsBothSolutionsAndThenGoesOnWhereTheLearnerWas() async {
    solveOne()
    wait(days: 3)
    bench.interactor.again()
    bench.write("// another")
    bench.diff.lines = ["-// mine", "+// another"]

    XCTAssertEqual(bench.next()?.check?.solved.again, ["-// mine", "+// another"])
    XCTAssertEqual(bench.diff.comparisons.last?.old, [PracticeBench.interactor("// mine")])
    XCTAssertEqual(bench.diff.comparisons.last?.new, [PracticeBench.interactor("// another")])
    XCTAssertNil(bench.presenter.nexts.last?.opening)
    XCTAssertNil(bench.presenter.nexts.last?.check?.solved.milestone, "it was solved before")

    XCTAssertEqual(bench.next()?.opening?.kata.id, PracticeBench.two)
    XCTAssertFalse(bench.journal.appended.contains { $0.what == .skipped })
  }

  func testAKataThatWasBegunAgainAndLeftGoesOnWithoutANewStart() async {
    solveOne()
    wait(days: 3)
    bench.interactor.again()
    bench.write("// half")
    bench.open("hello/two")
    bench.interactor.again()
    XCTAssertEqual(bench.workspace.asides, [PracticeBench.one])
    XCTAssertEqual(
      bench.workspace.files[PracticeBench.one], [PracticeBench.interactor("// half")])
  }

  func testWhatWasHardComesInHalfTheTime() async {
    bench.open("hello/one")
    for number in 1..<Spacing.hard {
      bench.write("// fail testB\n// \(number)")
      bench.next()
    }
    bench.write("// mine")
    bench.next()
    wait(days: 1.1)
    guard case .open = again() else { return XCTFail("after half of two days it is due") }
  }

  func testALongKataDoesNotComeAgain() async {
    bench.course.parts[0].kata.manifest.minutes = Spacing.longest + 1
    solveOne()
    wait(days: 300)
    XCTAssertEqual(again(), .again(Practice.Again.Response(next: nil)))
  }

  func testNextMentionsOnceADayWhatIsDue() async {
    solveOne()
    wait(days: 3)
    func mentioned() -> [KataID]? {
      return bench.next()?.due
    }
    bench.write("// fail testC", to: PracticeBench.two)
    XCTAssertEqual(mentioned(), [PracticeBench.one])
    XCTAssertEqual(mentioned(), [])
    wait(days: 1)
    XCTAssertEqual(mentioned(), [PracticeBench.one])
  }

  func testWhoWantsNoReminderGetsNone() async {
    solveOne()
    wait(days: 3)
    bench.interactor(bench.presenter, remindsOfDue: false).next()
    XCTAssertEqual(bench.presenter.nexts.last?.due, [])
    XCTAssertFalse(bench.journal.appended.contains { $0.what == .mentioned(Progress.reminder) })
  }

  /// A learner who solves everything that is due each day, for a year.
  func testAYearOfOneKata() async {
    solveOne()
    let first = bench.clock.now
    var days: [Int] = []
    for _ in 0..<365 {
      wait(days: 1)
      guard case .open = again() else { continue }
      days.append(Int((bench.clock.now.timeIntervalSince(first) / Self.day).rounded()))
      bench.write("// mine")
      bench.next()
    }
    XCTAssertEqual(days, [2, 9, 30, 90, 270], "after 2, 7, 21, 60 and 180 days")
    wait(days: 1_000)
    XCTAssertEqual(again(), .again(Practice.Again.Response(next: nil)), "then it is known")
  }

  /// Sixty days with one new kata a day: no day brings more than one reminder, and one kata a day
  /// is enough for everything that falls due.
  func testSixtyDaysOfSomebodyWhoDoesOneNewKataADay() async {
    bench.course.parts = (1...60).map { number in
      var parts = KataParts(
        Seeds.kata("stage/kata\(number)", number: number), starter: "// fail testA",
        solution: "// mine", suite: "// test testA")
      parts.brief = "# \(number)"
      return parts
    }
    let mine = [PracticeBench.interactor("// mine")]
    var reminders = 0
    var repeated = 0
    bench.next()
    for day in 1...60 {
      // The new kata of the day, which the interactor finds itself.
      let open = bench.presenter.nexts.last?.opening?.kata ?? bench.course.parts[0].kata
      bench.workspace.files[open.id] = mine
      let before = bench.presenter.nexts.count
      bench.next()
      if case .open(let opening) = again(), case .again = opening.occasion {
        repeated += 1
        bench.workspace.files[opening.kata.id] = mine
        bench.next()
        bench.next()
      }
      let said = bench.presenter.nexts[before...].filter { !$0.due.isEmpty }.count
      XCTAssertLessThanOrEqual(said, 1, "day \(day)")
      reminders += said
      wait(days: 1)
    }
    let progress = Progress(events: (try? bench.journal.events()) ?? [])
    XCTAssertEqual(progress.records.values.count(where: \.isSolved), 60)
    XCTAssertEqual(repeated, 58, "each day from the third on one kata")
    XCTAssertEqual(reminders, 58)
  }
}
