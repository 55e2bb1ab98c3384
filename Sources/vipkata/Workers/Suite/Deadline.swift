import Foundation

/// Watches the events of a run and says when a test has used up its time.
final class Deadline {
  private let events: URL
  private let oneTest: Duration
  private let wholeSuite: Duration
  // A clock that nobody sets, and that stands still while the machine sleeps.
  private let buildBegan = SuspendingClock.now
  private var began: SuspendingClock.Instant?
  private var lastStart = SuspendingClock.now
  private var heard = 0
  /// The inode of the events' file: in a run with several breaks, each has its own file.
  private var file: UInt64?
  private(set) var hasPassed = false

  /// The longest that a build may take: a cold one takes some ten seconds.
  static let wholeBuild = Duration.seconds(300)

  init(events: URL, testSeconds: Int, tests: Int) {
    self.events = events
    oneTest = .seconds(testSeconds)
    wholeSuite = .seconds(testSeconds * max(1, tests) + 5)
  }

  func isOver() -> Bool {
    let now = SuspendingClock.now
    if let status = FileStatus(path: events.path) {
      let isNew = status.inode != file
      if isNew || (status.size != heard && hasStart(after: heard)) { lastStart = now }
      began = began ?? now
      (file, heard) = (status.inode, status.size)
    }
    hasPassed =
      began.map { now - lastStart > oneTest || now - $0 > wholeSuite }
      ?? (now - buildBegan > Self.wholeBuild)
    return hasPassed
  }

  /// How both libraries mark a test's start. No message can contain it: its quotes are escaped.
  private static let starts = [
    "\"event\":\"started\"", "\"kind\":\"testStarted\"", "\"kind\":\"testCaseStarted\"",
  ].map { Data($0.utf8) }

  private func hasStart(after size: Int) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: events) else { return false }
    defer { try? handle.close() }
    // Reads a little again, in case the previous read cut an event in half.
    guard (try? handle.seek(toOffset: UInt64(max(0, size - 32)))) != nil,
      let news = try? handle.readToEnd()
    else { return false }
    return Self.starts.contains { news.range(of: $0) != nil }
  }
}
