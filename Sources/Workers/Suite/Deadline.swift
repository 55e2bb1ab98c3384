import Entities
import Foundation

/// Watches the events of a run and says when a test has had its time.
final class Deadline {
  private let events: URL
  private let testSeconds: Double
  private let wholeSuite: Double
  private var offset: UInt64 = 0
  private var began: Date?
  private var lastStart: Date?
  private let buildBegan = Date()
  private(set) var reached: Reason?

  /// The longest that a build may take, in seconds: a cold one takes some ten.
  static let buildSeconds = 300.0

  enum Reason: Equatable {
    case build, test
  }

  init(events: URL, testSeconds: Int, tests: Int) {
    self.events = events
    self.testSeconds = Double(testSeconds)
    wholeSuite = Double(testSeconds * max(1, tests) + 5)
  }

  /// Asked again and again while the suite runs.
  func isOver() -> Bool {
    let now = Date()
    readNewEvents(now)
    if let began, let lastStart {
      let over = now.timeIntervalSince(lastStart) > testSeconds
      if over || now.timeIntervalSince(began) > wholeSuite { reached = .test }
    } else if now.timeIntervalSince(buildBegan) > Self.buildSeconds {
      reached = .build
    }
    return reached != nil
  }

  private func readNewEvents(_ now: Date) {
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
