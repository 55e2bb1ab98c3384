import Foundation

/// One line of the journal: something that happened, never changed afterwards.
struct JournalEvent: Equatable, Sendable {
  let time: Date
  let kata: KataID
  let what: What

  enum What: Equatable, Sendable {
    case opened
    /// `failing` are the tests, or what a hint is called: `error: TEXT` for a compile error,
    /// `bug: NAME` for each planted bug that is missed.
    case checked(outcome: Verdict.Outcome, failing: [String], looksLike: String?)
    /// The key of the hint that was shown: `1`, `2`, … or a test's name.
    case hint(String)
    case reset
    /// For the first time, or again: what was proved, since a course is changed while people are in
    /// it. Journals of before that do not say it.
    case solved(GreenProof? = nil)
    /// A solved kata was begun anew, from its starter.
    case again
    /// The learner set out to show that they know the stage, of which this is the last kata.
    case claimed
    /// Shown to be known by solving the last katas of its stage.
    case known
    /// `next` said something of the kata that it says once: what.
    case mentioned(String)
    /// Left for another kata before it was green.
    case skipped
    /// The reference solution was shown.
    case solution
    /// The learner's hand went up in a workshop, with this question.
    case asked(String)
    /// It was taken down.
    case lowered
  }

  /// An event as it is written.
  struct Line: Codable {
    let at: Date
    let kata: KataID
    var event = ""
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
  /// The events that say no more than that they happened.
  private static let plain: [String: What] = [
    "opened": .opened, "reset": .reset, "skipped": .skipped, "solution": .solution,
    "again": .again, "claimed": .claimed, "known": .known, "lowered": .lowered,
  ]

  /// Nil for what is no event or says too little. A verdict of a later version is red.
  init?(_ line: Line) {
    if let plain = Self.plain[line.event] {
      what = plain
    } else if line.event == "checked", let verdict = line.verdict {
      what = .checked(
        outcome: Verdict.Outcome(rawValue: verdict) ?? .red, failing: line.failing ?? [],
        looksLike: line.looksLike)
    } else if line.event == "hint", let hint = line.hint {
      what = .hint(hint)
    } else if line.event == "solved" {
      what = .solved(line.content.flatMap(GreenProof.init))
    } else if line.event == "mentioned", let content = line.content {
      what = .mentioned(content)
    } else if line.event == "asked", let question = line.question {
      what = .asked(question)
    } else {
      return nil
    }
    (time, kata) = (line.at, line.kata)
  }

  var line: Line {
    var line = Line(at: time, kata: kata)
    switch what {
    case .checked(let outcome, let failing, let looksLike):
      line.event = "checked"
      line.verdict = outcome.rawValue
      line.failing = failing.isEmpty ? nil : failing
      line.looksLike = looksLike
    case .hint(let key):
      line.event = "hint"
      line.hint = key
    case .solved(let proof):
      line.event = "solved"
      line.content = proof?.description
    case .mentioned(let content):
      line.event = "mentioned"
      line.content = content
    case .asked(let question):
      line.event = "asked"
      line.question = question
    default: line.event = Self.plain.first { $0.value == what }?.key ?? ""
    }
    return line
  }
}
