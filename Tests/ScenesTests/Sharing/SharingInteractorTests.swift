import Entities
import Foundation
import Scenes
import XCTest

@MainActor
final class SharingInteractorTests: XCTestCase {
  private let bench = SharingBench()
  private let one = JournalWorkerSpy.Entry("hello/one", .opened)
  private let two = JournalWorkerSpy.Entry("hello/one", .reset)

  private func events(_ entries: JournalWorkerSpy.Entry...) throws -> [JournalEvent] {
    let journal = JournalWorkerSpy()
    journal.past = entries
    return try journal.events()
  }

  func testSomebodyIsAskedBeforeAnythingIsShared() async {
    bench.journal.past = [one, two]
    bench.plan(isInteractive: true)
    XCTAssertEqual(bench.presenter.plans.map(\.events), [2])
    XCTAssertEqual(bench.presenter.plans.map(\.isQuestion), [true])
    XCTAssertEqual(bench.worker.joined, [])

    bench.sut.join(request: Sharing.Join.Request(isWanted: false))
    XCTAssertEqual(bench.presenter.refusals, 1)
    XCTAssertEqual(bench.worker.joined, [])

    bench.sut.join(request: Sharing.Join.Request(isWanted: true))
    XCTAssertEqual(bench.worker.joined, [SharingBench.membership()])
    XCTAssertEqual(bench.presenter.joins.map(\.events), [2])
  }

  func testWhereNobodyCanBeAskedItHasToBeAgreedTo() async {
    bench.plan()
    XCTAssertEqual(bench.presenter.plans.map(\.isQuestion), [false], "it is shown all the same")
    XCTAssertEqual(
      bench.presenter.failures.map(\.message), ["Nothing is shared yet: you have to agree."])
    XCTAssertEqual(bench.worker.joined, [])

    bench.plan(isInteractive: true, isAgreed: true)
    XCTAssertEqual(bench.presenter.plans.map(\.isQuestion), [false, false])
    XCTAssertEqual(bench.worker.joined, [SharingBench.membership()])
  }

  func testADelayIsToldAndARefusalToo() async {
    bench.worker.delay = UserError("The server is away.")
    bench.plan(isAgreed: true)
    XCTAssertEqual(bench.presenter.joins.map(\.delay), [UserError("The server is away.")])

    bench.worker.refusal = PlaceFailure("No (403).")
    bench.plan(isAgreed: true)
    XCTAssertEqual(bench.presenter.failures, [UserError("No (403).")])
  }

  func testANameIsFreeWhereNobodyOrOneselfHasIt() async throws {
    bench.journal.past = [one]
    for theirs in [nil, try events(one), try events(one, two)] {
      bench.worker.theirs = theirs
      bench.plan(isAgreed: true)
    }
    XCTAssertEqual(bench.worker.joined.count, 3)
  }

  func testANameThatSomebodyElseHasIsNotTaken() async throws {
    bench.journal.past = [one]
    for theirs in [[], try events(two), try events(two, one)] {
      bench.worker.theirs = theirs
      bench.plan(isAgreed: true)
    }
    bench.journal.past = []
    bench.worker.theirs = try events(one)
    bench.plan(isAgreed: true)
    XCTAssertEqual(bench.worker.joined, [])
    XCTAssertEqual(
      Set(bench.presenter.failures.map(\.message)), ["Somebody is Ada in /srv/room already."])
    XCTAssertEqual(bench.presenter.failures.count, 4)
    XCTAssertEqual(bench.presenter.plans, [], "nothing is asked then")
  }

  func testOneSharesWithOnePlace() async {
    bench.worker.present = SharingBench.membership("Grace")
    bench.plan(isAgreed: true)
    bench.worker.present?.isLeaving = true
    bench.plan(isAgreed: true)
    XCTAssertEqual(
      bench.presenter.failures.map(\.message),
      [
        "You share as Grace with /srv/room already.",
        "Your record in /srv/room is not removed yet.",
      ])

    bench.worker.present = SharingBench.membership()
    bench.worker.theirs = []
    bench.plan(isAgreed: true)
    XCTAssertEqual(bench.worker.joined.count, 1, "the same again mends what is amiss")
  }

  func testNamesThatAreNone() async {
    bench.plan("a\nb", isAgreed: true)
    XCTAssertEqual(
      bench.presenter.failures.map(\.mend), ["It is one line of at most 60 characters."])
  }

  func testTheSameNameHasTheSameFileWhicheverKeyboardItComesFrom() async {
    bench.plan("Jos\u{e9}", isAgreed: true)
    bench.plan(" Jose\u{301} ", isAgreed: true)
    XCTAssertEqual(
      bench.worker.joined.map(\.name.file), ["Jos%C3%A9.jsonl", "Jos%C3%A9.jsonl"])
  }

  func testLeavingIsTold() async {
    bench.sut.leave(request: Sharing.Leave.Request())
    bench.worker.departure = Sharing.Departure(
      membership: SharingBench.membership(), record: .removed)
    bench.sut.leave(request: Sharing.Leave.Request())
    XCTAssertEqual(bench.presenter.leaves.map(\.departure), [nil, bench.worker.departure])
  }
}
