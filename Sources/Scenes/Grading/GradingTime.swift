import Foundation

/// How long each learner's work has taken, by the learner's number, so that nobody holds up a
/// class. Used by several threads.
final class GradingTime: @unchecked Sendable {
  /// The limit for all of one learner's work.
  let limit: Duration
  private let now: @Sendable () -> SuspendingClock.Instant
  private let lock = NSLock()
  private var taken: [Int: Duration] = [:]
  /// The part of `taken` that looking took. Used by one thread.
  private var looked: [Int: Duration] = [:]

  init(katas: Int, now: @escaping @Sendable () -> SuspendingClock.Instant) {
    limit = .seconds(120 + 10 * katas)
    self.now = now
  }

  /// Looks at a learner's work. The body is told how long it may take: no work runs meanwhile, and
  /// looking is mostly waiting for git.
  /// - Returns: nil, without calling the body, if the learner has no time left.
  func look<Output>(
    at learner: Int, _ body: (_ timeout: Duration) throws -> Output
  ) rethrows -> Output? {
    let before = taken(by: learner)
    defer { looked[learner, default: .zero] += taken(by: learner) - before }
    return try spend(of: [learner]) { try body(.seconds(60) - (looked[learner] ?? .zero)) }
  }

  private func taken(by learner: Int) -> Duration {
    lock.withLock { taken[learner] ?? .zero }
  }

  /// Does something for learners, at least one of whom must have time left.
  /// - Returns: nil, without calling the body, if none of them has.
  func spend<Output>(of learners: [Int], _ body: () throws -> Output) rethrows -> Output? {
    guard learners.contains(where: { taken(by: $0) < limit }) else { return nil }
    let began = now()
    defer {
      let time = now() - began
      lock.withLock { for learner in learners { taken[learner, default: .zero] += time } }
    }
    return try body()
  }

  var problem: Grade.Problem { .outOfTime(limit.components.seconds) }
}
