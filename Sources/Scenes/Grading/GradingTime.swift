import Foundation

/// How long each learner's work has taken, by the learner's number: nobody may hold up a class.
/// Used by several threads.
final class GradingTime: @unchecked Sendable {
  /// For all that one learner did.
  let limit: Duration
  private let now: @Sendable () -> SuspendingClock.Instant
  private let lock = NSLock()
  private var taken: [Int: Duration] = [:]

  init(katas: Int, now: @escaping @Sendable () -> SuspendingClock.Instant) {
    limit = .seconds(120 + 10 * katas)
    self.now = now
  }

  func taken(by learner: Int) -> Duration {
    lock.withLock { taken[learner] ?? .zero }
  }

  /// Does something for learners, one of whom has time left.
  /// - Returns: nil, and nothing is done, where none of them has.
  func spend<Output>(of learners: [Int], _ body: () throws -> Output) rethrows -> Output? {
    guard learners.contains(where: { taken(by: $0) < limit }) else { return nil }
    let began = now()
    defer {
      let time = now() - began
      lock.withLock { for learner in learners { taken[learner, default: .zero] += time } }
    }
    return try body()
  }

  /// What is said of work for which there was no time.
  var problem: String {
    "this learner's work has taken \(limit.components.seconds) seconds, which is the limit: "
      + "grade again, and it goes on from here"
  }
}
