import Foundation

/// One line of the journal: something that happened, never changed afterwards.
struct JournalEvent: Equatable, Sendable {
  let time: Date
  let kata: KataID
  let what: What

  enum What: Equatable, Sendable {
    case opened
    /// `failing` has the names of failing tests, and `bug: NAME` for each missed bug. Journals of
    /// earlier versions also have `error: TEXT` for a compile error.
    case checked(outcome: Verdict.Outcome, failing: [String], looksLike: String?)
    case hint(Hint.Key)
    case reset
    /// Keeps what was proved, since a course may change later. Nil in old journals.
    case solved(GreenProof? = nil)
    /// A solved kata was begun again from its starter.
    case again
    /// The learner set out to show that they know a stage; the event's kata is its last one.
    case claimed
    /// Counts as known: its stage was claimed, and the stage's last katas are solved.
    case known
    /// What `next` said about the kata; it says each thing once.
    case mentioned(String)
    case skipped
    case solution
    /// The learner's hand went up in a workshop, with this question.
    case asked(String)
    case lowered
  }

  struct Line: Codable {
    let at: Date
    let kata: KataID
    let event: String
    var verdict: String?
    var failing: [String]?
    var looksLike: String?
    var hint: String?
    /// What was proved, or mentioned.
    var content: String?
    var question: String?
  }
}

extension JournalEvent {
  /// The events without values.
  private static let plain: [String: What] = [
    "opened": .opened, "reset": .reset, "skipped": .skipped, "solution": .solution,
    "again": .again, "claimed": .claimed, "known": .known, "lowered": .lowered,
  ]

  /// Nil for a line that is no event or lacks a value. An unknown verdict, of a later version,
  /// counts as red.
  init?(_ line: Line) {
    let what: What? =
      switch line.event {
      case "checked":
        line.verdict.map {
          .checked(
            outcome: Verdict.Outcome(rawValue: $0) ?? .red, failing: line.failing ?? [],
            looksLike: line.looksLike)
        }
      case "hint": line.hint.map { .hint(Hint.Key($0)) }
      case "solved": .solved(line.content.flatMap(GreenProof.init))
      case "mentioned": line.content.map(What.mentioned)
      case "asked": line.question.map(What.asked)
      default: Self.plain[line.event]
      }
    guard let what else { return nil }
    self.init(time: line.at, kata: line.kata, what: what)
  }

  var line: Line {
    switch what {
    case .checked(let outcome, let failing, let looksLike):
      Line(
        at: time, kata: kata, event: "checked", verdict: outcome.rawValue,
        failing: failing.isEmpty ? nil : failing, looksLike: looksLike)
    case .hint(let key): Line(at: time, kata: kata, event: "hint", hint: key.description)
    case .solved(let proof):
      Line(at: time, kata: kata, event: "solved", content: proof?.description)
    case .mentioned(let content):
      Line(at: time, kata: kata, event: "mentioned", content: content)
    case .asked(let question): Line(at: time, kata: kata, event: "asked", question: question)
    default:
      Line(at: time, kata: kata, event: Self.plain.first { $0.value == what }?.key ?? "")
    }
  }
}
