package import Foundation

/// One line of the journal: something that happened, never changed afterwards.
package struct JournalEvent: Equatable, Sendable {
  package let time: Date
  package let kata: KataID
  package let what: What

  package init(time: Date, kata: KataID, what: What) {
    self.time = time
    self.kata = kata
    self.what = what
  }

  package enum What: Equatable, Sendable {
    case opened
    case checked(outcome: Verdict.Outcome, failing: [String], looksLike: String?)
    /// The key of the hint that was shown: `1`, `2`, … or a test's name.
    case hint(String)
    case reset
    case solved
    /// Left for another kata before it was green.
    case skipped
    /// The reference solution was shown.
    case solution
  }
}

extension JournalEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case time = "at"
    case kata, event, verdict, failing, looksLike, hint
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decode(Date.self, forKey: .time)
    let id = try container.decode(String.self, forKey: .kata)
    guard let kata = KataID(id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kata, in: container, debugDescription: "\(id) is no kata id")
    }
    self.kata = kata
    switch try container.decode(String.self, forKey: .event) {
    case "opened": what = .opened
    case "checked":
      let verdict = try container.decode(String.self, forKey: .verdict)
      what = .checked(
        outcome: Verdict.Outcome(rawValue: verdict) ?? .red,
        failing: try container.decodeIfPresent([String].self, forKey: .failing) ?? [],
        looksLike: try container.decodeIfPresent(String.self, forKey: .looksLike))
    case "hint": what = .hint(try container.decode(String.self, forKey: .hint))
    case "reset": what = .reset
    case "solved": what = .solved
    case "skipped": what = .skipped
    case "solution": what = .solution
    case let unknown:
      throw DecodingError.dataCorruptedError(
        forKey: .event, in: container, debugDescription: "\(unknown) is no known event")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(kata.description, forKey: .kata)
    switch what {
    case .opened: try container.encode("opened", forKey: .event)
    case .checked(let outcome, let failing, let looksLike):
      try container.encode("checked", forKey: .event)
      try container.encode(outcome.rawValue, forKey: .verdict)
      if !failing.isEmpty { try container.encode(failing, forKey: .failing) }
      try container.encodeIfPresent(looksLike, forKey: .looksLike)
    case .hint(let key):
      try container.encode("hint", forKey: .event)
      try container.encode(key, forKey: .hint)
    case .reset: try container.encode("reset", forKey: .event)
    case .solved: try container.encode("solved", forKey: .event)
    case .skipped: try container.encode("skipped", forKey: .event)
    case .solution: try container.encode("solution", forKey: .event)
    }
  }
}
