package import Entities
package import Foundation

@MainActor
package protocol BoardBusinessLogic {
  func show(request: Board.Show.Request)
}

/// Reads the records that learners share in a place.
package protocol PlaceWorkerLogic {
  /// Each record is let go as soon as it was made something of: together they may be large.
  /// - Parameter body: is called for several records at the same time.
  /// - Returns: what was made of them, in the same order each time.
  /// - Throws: `UserError` when the place itself cannot be read. A record that cannot has a
  ///   flaw that says so.
  func records<Value: Sendable>(
    _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value]
}

/// Looks at everybody at once.
package final class BoardInteractor: BoardBusinessLogic {
  package var presenter: (any BoardPresentationLogic)?
  private let course: any CourseWorkerLogic
  private let place: any PlaceWorkerLogic
  private let now: () -> Date

  package init(
    course: any CourseWorkerLogic, place: any PlaceWorkerLogic,
    now: @escaping () -> Date = { Date() }
  ) {
    self.course = course
    self.place = place
    self.now = now
  }

  package func show(request: Board.Show.Request) {
    do {
      let course = try course.course()
      guard !course.katas.isEmpty else {
        throw UserError("The course has no kata.", mend: "Name another one with --course DIR.")
      }
      let time = now()
      let judge = BoardJudge(course: course, now: time)
      let learners = try place.records { judge.learner($0) }.sorted(by: Self.comesFirst)
      let response = Board.Show.Response(
        time: time, katas: course.katas, learners: learners,
        topics: BoardTopics(learners: learners).topics(of: course.katas), request: request)
      if request.wantsPage { try presenter?.presentPage(response: response) }
      presenter?.presentShow(response: response)
    } catch {
      presenter?.presentFailure(error: error)
    }
  }

  private static func comesFirst(_ one: Board.Learner, _ other: Board.Learner) -> Bool {
    let states = Board.State.allCases
    guard one.state == other.state else {
      let ranks = (states.firstIndex(of: one.state), states.firstIndex(of: other.state))
      return ranks.0 ?? 0 < ranks.1 ?? 0
    }
    switch one.state {
    case .stuck where one.need != other.need, .working where one.need != other.need:
      return one.need > other.need
    case .quiet where one.lastSeen != other.lastSeen:
      return one.lastSeen ?? .distantPast > other.lastSeen ?? .distantPast
    default: return one.name < other.name
    }
  }
}
