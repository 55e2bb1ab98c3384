import Foundation

/// Where a learner stands: derived from the journal, kept nowhere else.
struct Progress: Equatable, Sendable {
  private(set) var current: KataID?
  private(set) var records: [KataID: Record] = [:]
  private(set) var last: JournalEvent?
  /// When a kata was last laid out or checked.
  private(set) var lastWritten: Date?
  /// When `next` last said that katas are due again.
  private(set) var lastReminder: Date?
  /// The unfinished kata that the learner left to repeat another.
  private var kataToReturnTo: KataID?
  /// Nil while the learner's hand is down.
  private(set) var hand: Hand?

  /// From this many seconds between two events, the time counts as a break.
  static let breakSeconds = 1800.0

  init(events: [JournalEvent] = []) {
    for event in events { apply(event) }
  }

  /// A hand that was raised in a workshop. Green takes it down.
  struct Hand: Equatable, Sendable {
    let kata: KataID
    let question: String
    /// When it was first raised: a new question keeps the place in the queue.
    let since: Date

    /// The most characters of a question.
    static let longestQuestion = 200
  }

  struct Record: Equatable, Sendable {
    fileprivate(set) var reached = Reached.nothing
    /// Whether the learner set out to show that they know the stage of which it is the last kata.
    var isClaimed = false
    /// What `next` last said about it, so as not to say it again.
    var mentioned: String?
    var attempts = 0
    /// The keys of the hints shown since the kata was last reset, in order.
    var hints: [Hint.Key] = []
    var failing: [String] = []
    /// Seconds of work on it, without breaks.
    var seconds = 0.0
    /// How many of the last checks in a row did not get past the same failing test.
    var checksInVain = 0
    /// In how many checks each test was the first to fail, not counting the first check.
    var stumbles: [String: Int] = [:]
    var mistakes: Set<String> = []
    /// The test that was the first to fail when tests last ran and failed.
    private var lastFirstFailure: String?
    /// Checks and hints since it was begun.
    private var effortNow = 0

    enum Reached: Equatable, Sendable {
      case nothing
      case skipped
      /// Shown to be known, without having been solved.
      case known
      case solved(Solved)
      /// It was solved, and is being repeated.
      case again(Solved)
    }

    struct Solved: Equatable, Sendable {
      /// How often it was solved from the starter, when last, and with how many checks and hints.
      fileprivate(set) var times = 0
      fileprivate(set) var last: Date
      fileprivate(set) var effort = 0
      fileprivate(set) var proof: GreenProof?
    }

    var solved: Solved? {
      switch reached {
      case .solved(let solved), .again(let solved): solved
      case .nothing, .skipped, .known: nil
      }
    }

    var isSolved: Bool { solved != nil }
    var isFinished: Bool { isSolved || reached == .known }
    var isAgain: Bool { if case .again = reached { true } else { false } }

    /// A kata has a handful of hints. The limit keeps a stranger's journal from filling memory.
    private static let mostHints = 100

    fileprivate mutating func apply(_ what: JournalEvent.What, at time: Date) {
      switch what {
      case .opened: if reached == .skipped { reached = .nothing }
      case .checked(let outcome, let failing, let mistake): check(outcome, failing, mistake)
      case .hint(let key):
        effortNow += 1
        if hints.count < Self.mostHints, !hints.contains(key) { hints.append(key) }
      case .reset: begin()
      case .again:
        begin()
        if let solved { reached = .again(solved) }
        effortNow = 0
      case .solved(let proof): solve(proof, at: time)
      case .skipped: if reached == .nothing { reached = .skipped }
      case .claimed: isClaimed = true
      case .known: if !isSolved { reached = .known }
      case .mentioned(Progress.reminder), .solution, .asked, .lowered: break
      case .mentioned(let change): mentioned = change
      }
    }

    private mutating func begin() {
      hints = []
      failing = []
    }

    private mutating func solve(_ proof: GreenProof?, at time: Date) {
      var solved = solved ?? Solved(last: time)
      solved.proof = proof ?? solved.proof
      if !isSolved || isAgain {
        solved.times += 1
        solved.last = time
        solved.effort = effortNow
      }
      reached = .solved(solved)
    }

    private mutating func check(
      _ outcome: Verdict.Outcome, _ failing: [String], _ mistake: String?
    ) {
      let failing = failing.filter { Hints.error($0) == nil }
      let isFurther =
        failing.first.map { lastFirstFailure != nil && $0 != lastFirstFailure } ?? false
      checksInVain = outcome == .green ? 0 : isFurther ? 1 : checksInVain + 1
      if attempts > 0, let first = failing.first { stumbles[first, default: 0] += 1 }
      lastFirstFailure = failing.first ?? lastFirstFailure
      if let mistake { mistakes.insert(mistake) }
      attempts += 1
      effortNow += 1
      self.failing = failing
    }
  }

  /// Seconds of work, without breaks.
  var seconds: Double { records.values.reduce(0) { $0 + $1.seconds } }

  func record(of kata: KataID) -> Record { records[kata] ?? Record() }

  func state(of kata: KataID) -> State {
    switch record(of: kata).reached {
    case .solved, .again: .done
    case _ where kata == current: .open
    case .known: .known
    case .skipped: .skipped
    case .nothing: .ahead
    }
  }

  enum State: String, Sendable {
    case done, open, ahead, skipped, known
  }

  /// The kata to go on with: the one left to repeat another, else the first unfinished one after
  /// the current, else the first unfinished one. Nil when every kata is finished.
  func next(in course: Course) -> Kata? {
    let position = course.katas.firstIndex { $0.id == current } ?? -1
    let unfinished = course.katas.indices.filter { !record(of: course.katas[$0].id).isFinished }
    let index =
      unfinished.first { course.katas[$0].id == kataToReturnTo } ?? unfinished.first {
        $0 > position
      }
      ?? unfinished.first
    return index.map { course.katas[$0] }
  }

  mutating func apply(_ event: JournalEvent) {
    if let last {
      let gap = event.time.timeIntervalSince(last.time)
      if gap > 0, gap < Self.breakSeconds {
        records[last.kata, default: Record()].seconds += gap
      }
    }
    last = event
    switch event.what {
    case .opened:
      current = event.kata
      kataToReturnTo = nil
      lastWritten = event.time
    case .again:
      if let current, !record(of: current).isFinished { kataToReturnTo = current }
      current = event.kata
      lastWritten = event.time
    case .mentioned(Self.reminder): lastReminder = event.time
    case .checked(let outcome, _, _):
      lastWritten = event.time
      if outcome == .green, event.kata == hand?.kata { hand = nil }
    case .reset: lastWritten = event.time
    case .asked(let question):
      hand = Hand(kata: event.kata, question: question, since: hand?.since ?? event.time)
    case .lowered: hand = nil
    default: break
    }
    records[event.kata, default: Record()].apply(event.what, at: event.time)
  }

  /// What the journal keeps when `next` said that katas are due again.
  static let reminder = "due"
}
