import Entities
import Foundation

/// Watches the events of a run and says when a test has had its time.
final class Deadline {
  private let events: URL
  private let oneTest: Duration
  private let wholeSuite: Duration
  private var offset: UInt64 = 0
  // Of a clock that nobody sets, and that stands still while the machine sleeps.
  private var began: SuspendingClock.Instant?
  private var lastStart: SuspendingClock.Instant?
  private let buildBegan = SuspendingClock.now
  private(set) var reached: Reason?

  /// The longest that a build may take: a cold one takes some ten seconds.
  static let wholeBuild = Duration.seconds(300)

  enum Reason: Equatable {
    case build, test
  }

  init(events: URL, testSeconds: Int, tests: Int) {
    self.events = events
    oneTest = .seconds(testSeconds)
    wholeSuite = .seconds(testSeconds * max(1, tests) + 5)
  }

  /// Asked again and again while the suite runs.
  func isOver() -> Bool {
    let now = SuspendingClock.now
    readNewEvents(now)
    if let began, let lastStart {
      if now - lastStart > oneTest || now - began > wholeSuite { reached = .test }
    } else if now - buildBegan > Self.wholeBuild {
      reached = .build
    }
    return reached != nil
  }

  private func readNewEvents(_ now: SuspendingClock.Instant) {
    guard let handle = try? FileHandle(forReadingFrom: events) else { return }
    defer { try? handle.close() }
    if began == nil {
      began = now
      lastStart = now
    }
    guard (try? handle.seek(toOffset: offset)) != nil,
      let news = try? handle.read(upToCount: 1_048_576), !news.isEmpty
    else { return }
    offset += UInt64(news.count)
    // Both libraries name a test's beginning so, and no message can: its quotes are escaped.
    let starts = [
      "\"event\":\"started\"", "\"kind\":\"testStarted\"", "\"kind\":\"testCaseStarted\"",
    ]
    if starts.contains(where: { news.range(of: Data($0.utf8)) != nil }) { lastStart = now }
  }
}
