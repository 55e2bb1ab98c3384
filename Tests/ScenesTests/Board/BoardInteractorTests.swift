import Foundation
import XCTest

@testable import vipkata

@MainActor
final class BoardInteractorTests: XCTestCase {
  private func board(_ records: LearnerRecord...) throws -> Board.Show.Response {
    try XCTUnwrap(BoardBench.response(to: records))
  }

  private func learner(
    _ events: [(minutesAgo: Double, kata: String, what: JournalEvent.What)]
  ) throws -> Board.Learner {
    try XCTUnwrap(board(BoardBench.record("Ada", events)).learners.first)
  }

  func testWorkLongerThanTwiceTheMinutesOfTheKataIsStuck() async throws {
    let just = try learner([(20, "hello/one", .opened), (5, "hello/one", .red("testA"))])
    let over = try learner([(21, "hello/one", .opened), (5, "hello/one", .red("testA"))])

    XCTAssertEqual(just.state, .stuck, "twenty of ten minutes")
    XCTAssertEqual(over.state, .stuck)
    XCTAssertEqual(try learner([(19, "hello/one", .opened)]).state, .working)
    XCTAssertEqual(over.work.seconds, 21 * 60, "the minutes since the last event count too")
  }

  func testAPauseOfHalfAnHourIsNoWork() async throws {
    let learner = try learner([
      (100, "hello/one", .opened), (95, "hello/one", .red("testA")),
      (2, "hello/one", .red("testA")),
    ])

    XCTAssertEqual(learner.work.seconds, 7 * 60)
    XCTAssertEqual(learner.state, .working)
  }

  func testEightChecksThatGetNoFurtherAreStuck() async throws {
    func checks(_ whats: [JournalEvent.What]) throws -> Board.State {
      let events = whats.enumerated().map { (3 - Double($0.offset) / 10, "hello/one", $0.element) }
      return try learner([(4, "hello/one", .opened)] + events).state
    }
    let same = Array(repeating: JournalEvent.What.red("testA", "testB"), count: 7)

    XCTAssertEqual(try checks(same), .working)
    XCTAssertEqual(try checks(same + [.red("testA")]), .stuck)
    XCTAssertEqual(try checks(same + [.red("testB")]), .working)
  }

  func testWhoNeedsHelpFirstStandsFirst() async throws {
    let all = BoardBench.katas.map { (1.0, $0.id.description, JournalEvent.What.solved()) }
    let board = try board(
      BoardBench.record("Done", all), BoardBench.record("Not begun", []),
      BoardBench.record("Fast", [(2, "hello/one", .opened)]),
      BoardBench.record("Slow", [(15, "hello/one", .opened)]),
      BoardBench.record("Away", [(90, "hello/one", .opened)]),
      BoardBench.record("Stuck", [(21, "hello/one", .opened)]),
      BoardBench.record("Very stuck", [(29, "hello/one", .opened)]))

    XCTAssertEqual(
      board.learners.map(\.name),
      ["Very stuck", "Stuck", "Away", "Slow", "Fast", "Not begun", "Done"])
    XCTAssertEqual(
      board.learners.map(\.state),
      [.stuck, .stuck, .quiet, .working, .working, .waiting, .done])
  }

  func testWhatIsGreenMakesNobodyStuck() async throws {
    let learner = try learner([
      (25, "hello/one", .opened), (3, "hello/one", .green), (3, "hello/one", .solved()),
    ])

    XCTAssertEqual(learner.state, .working)
    XCTAssertEqual(learner.work.seconds, 22 * 60, "the clock stops when it is solved")
  }

  func testAKataIsSeenOverAllWhoTriedIt() async throws {
    func solver(_ name: String, minutes: Double) -> LearnerRecord {
      BoardBench.record(
        name,
        [
          (minutes, "hello/one", .opened), (minutes, "hello/one", .red("testA", "testB")),
          (1, "hello/one", .red("testB")), (0, "hello/one", .green), (0, "hello/one", .solved()),
        ])
    }
    let loud = (1...9).map { (Double(10 - $0), "hello/one", JournalEvent.What.red("testLoud")) }
    let topics = try board(
      solver("Ada", minutes: 2), solver("Bob", minutes: 4), solver("Cleo", minutes: 9),
      BoardBench.record("Dan", loud), BoardBench.record("Eve", [(1, "hello/two", .opened)])
    ).topics

    XCTAssertEqual(topics.map(\.id.description), ["hello/one"], "two was not tried yet")
    XCTAssertEqual(topics.first?.tried, 4)
    XCTAssertEqual(topics.first?.solved, 3)
    XCTAssertEqual(topics.first?.medianSeconds, 240)
    XCTAssertEqual(
      topics.first?.failing.map { "\($0.learners) \($0.text)" }, "3 testB",
      "everybody's starter fails testA, and Dan counts once")
  }

  func testOnlyMistakesThatTheKataKnowsAreNamed() async throws {
    func red(_ mistake: String) -> JournalEvent.What {
      .checked(outcome: .red, failing: ["testA"], looksLike: mistake)
    }
    let topics = try board(
      BoardBench.record("Ada", [(1, "models/three", red("formatting in the interactor"))]),
      BoardBench.record("Eve", [(1, "models/three", red("<b>an idea of Eve's</b>"))]),
      BoardBench.record("Eva", [(1, "models/three", red("<b>an idea of Eve's</b>"))])
    ).topics

    XCTAssertEqual(topics.first?.looksLike?.text, "formatting in the interactor")
    XCTAssertEqual(topics.first?.looksLike?.learners, 1)
  }

  func testWhatIsWrongWithARecordIsFoundAndTheRestStands() async throws {
    let board = try board(
      BoardBench.record(
        "Ada",
        [
          (2, "hello/one", .opened), (1, "other/kata", .opened), (-60, "hello/two", .opened),
        ], flaws: [.lostLines(3)]))

    XCTAssertEqual(board.learners.first?.flaws, [.lostLines(3), .future(1), .unknownKatas(1)])
    XCTAssertEqual(board.learners.first?.kata?.id.description, "hello/two")
    XCTAssertEqual(board.learners.first?.lastSeen, BoardBench.now, "nobody is seen in the future")
  }

  func testALongTextOfAStrangersIsCut() async throws {
    let long = String(repeating: "long\n", count: 100_000)
    let learner = try learner([
      (3, "hello/one", .opened), (2, "hello/one", .red(long)), (1, "hello/one", .red(long)),
    ])

    XCTAssertEqual(learner.work.failing?.count, 120)
    XCTAssertEqual(learner.work.stumbles.map(\.count), [120])
    XCTAssertEqual(learner.work.failing?.contains("\n"), false)
  }

  /// Without a kata, everybody with an event would count as done.
  func testACourseWithoutAKataIsToldSo() async {
    let presenter = BoardPresenterSpy()
    let interactor = BoardInteractor(
      presenter: presenter, course: CourseWorkerStub(), place: PlaceWorkerStub(),
      clock: ClockStub())
    interactor.show()

    XCTAssertEqual(presenter.failures.map(\.message), ["The course has no usable kata."])
    XCTAssertEqual(presenter.shows.count, 0)
  }
}
