import Foundation

/// Where a learner stands: derived from the journal, kept nowhere else.
package struct Progress: Equatable, Sendable {
  /// The kata that was opened last.
  package private(set) var current: KataID?
  package private(set) var records: [KataID: Record] = [:]
  /// Seconds at work: what lies between two events, breaks left out.
  package private(set) var seconds = 0.0
  /// The event that was recorded last.
  package private(set) var last: JournalEvent?

  /// The longest time between two events that is no break, in seconds.
  package static let breakSeconds = 1800.0

  package init(events: [JournalEvent] = []) {
    for event in events { apply(event) }
  }

  /// What happened with one kata.
  package struct Record: Equatable, Sendable {
    package var isSolved = false
    package var isSkipped = false
    package var attempts = 0
    /// The keys of the hints shown since the kata was last reset, in order.
    package var hints: [String] = []
    /// The failing tests of the last check.
    package var failing: [String] = []
    /// Seconds at work on it, breaks left out.
    package var seconds = 0.0
    /// The checks in a row, up to the last, that were not green and got no further: the
    /// same test failed first, or nothing could be tested.
    package var checksInVain = 0
    /// How many checks each test was the first to fail in, that of the starter left out.
    package var stumbles: [String: Int] = [:]
    /// What checks looked like.
    package var mistakes: Set<String> = []
    /// The test that was the first to fail when tests last ran and failed.
    private var wall: String?

    package init() {}

    /// A kata has a handful; no journal makes the list endless.
    private static let mostHints = 100

    fileprivate mutating func see(hint: String) {
      guard hints.count < Self.mostHints, !hints.contains(hint) else { return }
      hints.append(hint)
    }

    fileprivate mutating func check(
      _ outcome: Verdict.Outcome, _ failing: [String], _ mistake: String?
    ) {
      let isFurther = failing.first.map { wall != nil && $0 != wall } ?? false
      checksInVain = outcome == .green ? 0 : isFurther ? 1 : checksInVain + 1
      if attempts > 0, let first = failing.first { stumbles[first, default: 0] += 1 }
      wall = failing.first ?? wall
      if let mistake { mistakes.insert(mistake) }
      attempts += 1
      self.failing = failing
    }
  }

  package func record(of kata: KataID) -> Record {
    records[kata] ?? Record()
  }

  /// How a kata stands in the list.
  package func state(of kata: KataID) -> State {
    let record = record(of: kata)
    if record.isSolved { return .done }
    if kata == current { return .open }
    return record.isSkipped ? .skipped : .ahead
  }

  package enum State: String, Sendable {
    case done, open, ahead, skipped
  }

  /// The kata to go on with: the first unsolved one after the current, else the
  /// first unsolved one of all. Nil when every kata is solved.
  package func next(in course: Course) -> Kata? {
    let position = course.katas.firstIndex { $0.id == current } ?? -1
    let unsolved = course.katas.indices.filter { !record(of: course.katas[$0].id).isSolved }
    let index = unsolved.first { $0 > position } ?? unsolved.first
    return index.map { course.katas[$0] }
  }

  private mutating func apply(_ event: JournalEvent) {
    if let last {
      let gap = event.time.timeIntervalSince(last.time)
      if gap > 0, gap < Self.breakSeconds {
        seconds += gap
        records[last.kata, default: Record()].seconds += gap
      }
    }
    last = event
    if event.what == .opened { current = event.kata }
    records[event.kata, default: Record()].apply(event.what)
  }
}

extension Progress.Record {
  fileprivate mutating func apply(_ what: JournalEvent.What) {
    switch what {
    case .opened:
      isSkipped = false
    case .checked(let outcome, let failing, let mistake):
      check(outcome, failing, mistake)
    case .hint(let key):
      see(hint: key)
    case .reset:
      hints = []
      failing = []
    case .solved:
      isSolved = true
      isSkipped = false
    case .skipped:
      isSkipped = true
    case .solution:
      break
    }
  }
}
