/// The words that all forms of the board share.
enum BoardWording {
  /// When a learner is stuck, as the help and the page state it.
  static let rule = """
    A learner counts as stuck after working on the open kata for more than
    \(LearnerSummary.timesTheMinutes) times its minutes, or after \(LearnerSummary.checksInVain) \
    checks in a row that did not get past
    the same test. A pause of \(Int(Progress.breakSeconds / 60)) minutes or more does not count as
    work; during one, the learner counts as quiet.
    """

  /// Such as "40 learners: 3 stuck, 36 working, 1 done".
  static func summary(_ learners: [Board.Learner]) -> String {
    let total = Wording.count(learners.count, "learner")
    let counts = Self.counts(of: learners).map(\.words)
    return counts.isEmpty ? "\(total)." : "\(total): \(counts.joined(separator: ", "))."
  }

  /// The number of learners in each state that has any.
  static func counts(
    of learners: [Board.Learner]
  ) -> [(state: Board.State, count: Int, words: String)] {
    Board.State.allCases.compactMap { state in
      let count = learners.count { $0.state == state }
      return count == 0 ? nil : (state, count, "\(count) \(state.word)")
    }
  }

  /// Such as "2 hands up, longest wait first:".
  static func hands(_ board: Board.Show.Response) -> String {
    let count = board.asking.count
    return count == 0
      ? "No hand is up." : "\(Wording.count(count, "hand")) up, longest wait first:"
  }

  /// Such as 7 min or 2 h 05.
  static func time(_ seconds: Double) -> String {
    let minutes = minutes(seconds)
    let rest = minutes % 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest)"
  }

  /// Whole minutes, at most a thousand hours of them.
  static func minutes(_ seconds: Double) -> Int { Int(min(seconds, 3_600_000) / 60) }

  static func ago(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "now"
    case ..<172_800: "\(time(seconds)) ago"
    default: "\(Int(min(seconds, 1e9) / 86_400)) days ago"
    }
  }

  static func flaw(_ flaw: LearnerRecord.Flaw) -> String {
    switch flaw {
    case .unreadable: "the record cannot be read"
    case .tooLarge(let bytes): "the record is larger than \(bytes / 1_000_000) MB"
    case .later: "the record was written by a later vipkata"
    case .nameless: "the record does not say whose it is"
    case .file(let name, let own):
      "the record names this learner, but is the file \"\(name.plainLine)\": if it is a copy, "
        + "remove it; if not, rename it \(own)"
    case .lostLines(let count): "\(Wording.count(count, "line")) of the record cannot be read"
    case .unknownKatas(let count):
      "\(Wording.count(count, "event")) of katas that this course does not have"
    case .future(let count): "\(Wording.count(count, "event")) in the future: a clock is wrong"
    }
  }
}

extension Board.Topic {
  var median: String { medianSeconds.map { BoardWording.time(Double($0)) } ?? "" }
}

extension Board.State {
  var word: String { self == .waiting ? "not begun" : rawValue }

  var mark: Span {
    switch self {
    case .stuck: Span("✘", .bad)
    case .quiet: Span("…", .faint)
    case .waiting: Span("·", .faint)
    case .working: Span("▸")
    case .done: Span("✔", .good)
    }
  }
}
