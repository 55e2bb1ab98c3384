import Foundation

/// Where a learner stands: derived from the journal, kept nowhere else.
struct Progress: Equatable, Sendable {
  private(set) var current: KataID?
  private(set) var records: [KataID: Record] = [:]
  /// Seconds at work: what lies between two events, breaks left out.
  private(set) var seconds = 0.0
  private(set) var last: JournalEvent?
  /// When a kata was laid out or checked last.
  private(set) var lastWritten: Date?

  /// The longest time between two events that is no break, in seconds.
  static let breakSeconds = 1800.0

  init(events: [JournalEvent] = []) {
    for event in events { apply(event) }
  }

  struct Record: Equatable, Sendable {
    var isSolved = false
    var isSkipped = false
    var attempts = 0
    /// The keys of the hints shown since the kata was last reset, in order.
    var hints: [String] = []
    /// The failing tests of the last check.
    var failing: [String] = []
    /// What the kata's hint is called for the error for which the last check built nothing.
    var error: String?
    /// Seconds at work on it, breaks left out.
    var seconds = 0.0
    /// The checks in a row, up to the last, that were not green and got no further: the
    /// same test failed first, or nothing could be tested.
    var checksInVain = 0
    /// How many checks each test was the first to fail in, that of the starter left out.
    var stumbles: [String: Int] = [:]
    /// What checks looked like.
    var mistakes: Set<String> = []
    /// The test that was the first to fail when tests last ran and failed.
    private var wall: String?

    /// A kata has a handful; no journal makes the list endless.
    private static let mostHints = 100

    fileprivate mutating func apply(_ what: JournalEvent.What) {
      switch what {
      case .opened: isSkipped = false
      case .checked(let outcome, let failing, let mistake): check(outcome, failing, mistake)
      case .hint(let key):
        if hints.count < Self.mostHints, !hints.contains(key) { hints.append(key) }
      case .reset:
        hints = []
        failing = []
        error = nil
      case .solved:
        isSolved = true
        isSkipped = false
      case .skipped: isSkipped = true
      case .solution: break
      }
    }

    private mutating func check(
      _ outcome: Verdict.Outcome, _ failing: [String], _ mistake: String?
    ) {
      error = failing.first.flatMap(Hints.error)
      let failing = error == nil ? failing : []
      let isFurther = failing.first.map { wall != nil && $0 != wall } ?? false
      checksInVain = outcome == .green ? 0 : isFurther ? 1 : checksInVain + 1
      if attempts > 0, let first = failing.first { stumbles[first, default: 0] += 1 }
      wall = failing.first ?? wall
      if let mistake { mistakes.insert(mistake) }
      attempts += 1
      self.failing = failing
    }
  }

  func record(of kata: KataID) -> Record {
    records[kata] ?? Record()
  }

  func state(of kata: KataID) -> State {
    let record = record(of: kata)
    if record.isSolved { return .done }
    if kata == current { return .open }
    return record.isSkipped ? .skipped : .ahead
  }

  enum State: String, Sendable {
    case done, open, ahead, skipped
  }

  /// The kata to go on with: the first unsolved one after the current, else the
  /// first unsolved one of all. Nil when every kata is solved.
  func next(in course: Course) -> Kata? {
    let position = course.katas.firstIndex { $0.id == current } ?? -1
    let unsolved = course.katas.indices.filter { !record(of: course.katas[$0].id).isSolved }
    let index = unsolved.first { $0 > position } ?? unsolved.first
    return index.map { course.katas[$0] }
  }

  mutating func apply(_ event: JournalEvent) {
    if let last {
      let gap = event.time.timeIntervalSince(last.time)
      if gap > 0, gap < Self.breakSeconds {
        seconds += gap
        records[last.kata, default: Record()].seconds += gap
      }
    }
    last = event
    switch event.what {
    case .opened:
      current = event.kata
      lastWritten = event.time
    case .checked, .reset: lastWritten = event.time
    default: break
    }
    records[event.kata, default: Record()].apply(event.what)
  }
}
