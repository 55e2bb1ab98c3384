import Foundation

/// One line of the journal: something that happened, never changed afterwards.
struct JournalEvent: Equatable, Sendable {
  let time: Date
  let kata: KataID
  let what: What

  enum What: Equatable, Sendable {
    case opened
    /// `failing` are the tests, or `error: TEXT`, what a hint for a compile error is called.
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

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decode(Date.self, forKey: .time)
    kata = try container.decode(KataID.self, forKey: .kata)
    let event = try container.decode(String.self, forKey: .event)
    let what = What(
      event: event, verdict: try container.decodeIfPresent(String.self, forKey: .verdict),
      failing: try container.decodeIfPresent([String].self, forKey: .failing) ?? [],
      looksLike: try container.decodeIfPresent(String.self, forKey: .looksLike),
      hint: try container.decodeIfPresent(String.self, forKey: .hint))
    guard let what else {
      throw DecodingError.dataCorruptedError(
        forKey: .event, in: container, debugDescription: "\(event) is no event, or says too little")
    }
    self.what = what
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(kata, forKey: .kata)
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

extension JournalEvent.What {
  /// - Parameters: as a line of the journal has them; a verdict of a later version is red.
  init?(event: String, verdict: String?, failing: [String], looksLike: String?, hint: String?) {
    switch event {
    case "opened": self = .opened
    case "checked":
      guard let verdict else { return nil }
      self = .checked(
        outcome: Verdict.Outcome(rawValue: verdict) ?? .red, failing: failing,
        looksLike: looksLike)
    case "hint":
      guard let hint else { return nil }
      self = .hint(hint)
    case "reset": self = .reset
    case "solved": self = .solved
    case "skipped": self = .skipped
    case "solution": self = .solution
    default: return nil
    }
  }
}
