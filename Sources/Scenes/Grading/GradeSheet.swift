/// What many learners' work is worth: what `grade` finds out, and what travels between the
/// machines that share the work.
package struct GradeSheet: Codable, Equatable, Sendable {
  private(set) var schema = 1
  /// Why the learners' code was not kept in a sandbox; nil where it was.
  package var exposed: String?
  /// The part of all learners that this is; nil for all of them.
  package var shard: Shard?
  package let katas: [Column]
  package var learners: [GradedLearner]

  package init(
    exposed: String? = nil, shard: Shard? = nil, katas: [Column], learners: [GradedLearner]
  ) {
    self.exposed = exposed
    self.shard = shard
    self.katas = katas
    self.learners = learners
  }

  /// A kata that was graded.
  package struct Column: Codable, Equatable, Sendable {
    package let kata: String
    package let title: String
    package let points: Int
  }
}

/// All that one learner did.
package struct GradedLearner: Codable, Equatable, Sendable {
  package let learner: String
  package let points: Int
  /// What there was to be got.
  package let outOf: Int
  package let katas: [Grade]

  package init(learner: String, katas: [Grade]) {
    self.learner = learner
    self.katas = katas
    points = katas.map(\.points).reduce(0, +)
    outOf = katas.map(\.outOf).reduce(0, +)
  }

  func count(_ state: Grade.State) -> Int { katas.filter { $0.state == state }.count }
}

/// What one learner did with one kata.
package struct Grade: Codable, Equatable, Sendable {
  package let kata: String
  package var state = State.notBegun
  package var points = 0
  package let outOf: Int
  /// When it was changed last, in ISO 8601, where that was asked.
  package var changed: String?
  package var isLate = false
  package var check: VerdictObject?
  /// The next hint, for work that is not green.
  package var hint: String?
  /// Why it could not be read or run.
  package var problem: String?
  /// Files that the kata does not let a learner edit, and that were changed: the course's own
  /// took their place.
  package var replaced: [String] = []
  /// Words in the code for which a scene has no use, and a cheat has.
  package var suspicious: [String] = []

  package init(kata: String, outOf: Int) {
    self.kata = kata
    self.outOf = outOf
  }

  package enum State: String, Codable, Sendable {
    case green, red, unreadable
    case notBegun = "not-begun"
  }

  private enum CodingKeys: String, CodingKey {
    case kata, state, points, outOf, changed, check, hint, problem, replaced, suspicious
    case isLate = "late"
  }
}

/// A part of all learners, which is the same one wherever and whenever it is taken.
package struct Shard: Codable, Equatable, Sendable, CustomStringConvertible {
  package let number: Int
  package let of: Int

  /// From a text such as `3/20`; nil when it is not of this form.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let of = parts[1],
      (1...10_000).contains(of), (1...of).contains(number)
    else { return nil }
    self.number = number
    self.of = of
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let of = try container.decode(Int.self, forKey: .of)
    guard let shard = Shard("\(number)/\(of)") else {
      throw DecodingError.dataCorruptedError(
        forKey: .of, in: container, debugDescription: "\(number)/\(of) is no shard")
    }
    self = shard
  }

  package var description: String { "\(number)/\(of)" }

  /// By the learner's name alone: who else there is changes nothing.
  package func has(_ learner: String) -> Bool {
    learner.stableNumber % UInt64(of) == UInt64(number - 1)
  }
}

extension String {
  /// The same for the same text in every run and on every machine (FNV-1a).
  var stableNumber: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
