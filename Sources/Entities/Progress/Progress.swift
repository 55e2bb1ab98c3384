import Foundation

/// Where a learner stands: derived from the journal, kept nowhere else.
package struct Progress: Equatable, Sendable {
  /// The kata that was opened last.
  package private(set) var current: KataID?
  package private(set) var records: [KataID: Record] = [:]
  /// Seconds at work: what lies between two events, breaks left out.
  package private(set) var seconds = 0.0

  /// The longest time between two events that is no break, in seconds.
  private static let breakSeconds = 1800.0

  package init(events: [JournalEvent] = []) {
    for event in events { apply(event) }
    for (former, latter) in zip(events, events.dropFirst()) {
      let gap = latter.time.timeIntervalSince(former.time)
      if gap > 0, gap < Self.breakSeconds { seconds += gap }
    }
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
    package var sawSolution = false

    package init() {}
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
    var record = record(of: event.kata)
    switch event.what {
    case .opened:
      current = event.kata
      record.isSkipped = false
    case .checked(_, let failing, _):
      record.attempts += 1
      record.failing = failing
    case .hint(let key):
      if !record.hints.contains(key) { record.hints.append(key) }
    case .reset:
      record.hints = []
      record.failing = []
    case .solved:
      record.isSolved = true
      record.isSkipped = false
    case .skipped:
      record.isSkipped = true
    case .solution:
      record.sawSolution = true
    }
    records[event.kata] = record
  }
}
