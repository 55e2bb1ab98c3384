import Foundation

@testable import vipkata

/// A place in memory.
struct PlaceWorkerStub: PlaceWorkerLogic {
  var records: [LearnerRecord] = []
  var written: WrittenPlan?

  func plan() throws -> WrittenPlan? { written }

  func records<Value: Sendable>(
    _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value] {
    records.map(body)
  }
}

@MainActor
final class BoardPresenterSpy: BoardPresentationLogic {
  private(set) var shows: [Board.Show.Response] = []
  private(set) var failures: [UserError] = []

  func presentShow(response: Board.Show.Response) { shows.append(response) }
  func presentHands(response: Board.Show.Response) {}
  func presentFailure(error: any Error) { failures.append(UserError(error)) }
}

/// A course of three katas of ten minutes, and learners whose events are minutes before now.
enum BoardBench {
  static let now = Date(timeIntervalSince1970: 1_767_268_800)  // 2026-01-01T12:00:00Z
  static let katas = [
    Seeds.kata("hello/one", number: 1),
    Seeds.kata("hello/two", number: 2),
    Seeds.kata("models/three", number: 3) {
      $0.mutants = [Mutant(name: "formats", says: "formatting in the interactor")]
    },
  ]

  static func record(
    _ name: String, _ events: [(minutesAgo: Double, kata: String, what: JournalEvent.What)],
    flaws: [LearnerRecord.Flaw] = [], code: [SentFile] = []
  ) -> LearnerRecord {
    LearnerRecord(
      name: name,
      events: events.compactMap { event in
        KataID(event.kata).map {
          JournalEvent(
            time: now.addingTimeInterval(-60 * event.minutesAgo), kata: $0, what: event.what)
        }
      }, flaws: flaws, code: code)
  }

  @MainActor
  static func response(
    to records: [LearnerRecord], plan: WrittenPlan? = nil
  ) -> Board.Show.Response? {
    let presenter = BoardPresenterSpy()
    interactor(presenter, records: records, plan: plan).show()
    return presenter.shows.first
  }

  @MainActor
  static func interactor(
    _ presenter: any BoardPresentationLogic, records: [LearnerRecord], plan: WrittenPlan? = nil
  ) -> BoardInteractor {
    let clock = ClockStub()
    clock.now = now
    return BoardInteractor(
      presenter: presenter, course: CourseWorkerStub(parts: katas.map { KataParts(kata: $0) }),
      place: PlaceWorkerStub(records: records, written: plan), clock: clock)
  }
}
