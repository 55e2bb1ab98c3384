/// What many learners' work is worth: the result of `grade`, also passed between the machines that
/// share the work.
struct GradeSheet: Codable, Equatable, Sendable {
  private(set) var schema = 1
  /// Why the learners' code was not kept in a sandbox; nil if it was.
  var exposed: String?
  /// The part of all learners that this covers; nil for all of them.
  var shard: Shard?
  /// The folder of the course that was used.
  var course: String?
  let katas: [Column]
  var learners: [GradedLearner]

  struct Column: Codable, Equatable, Sendable {
    let kata: String
    let title: String
    let points: Int
  }
}

struct GradedLearner: Codable, Equatable, Sendable {
  let learner: String
  let points: Int
  let outOf: Int
  let katas: [Grade]
  /// Set if the learner has no kata of the course.
  let absence: Absence?

  struct Absence: Codable, Equatable, Sendable {
    /// A folder in the learner's that seems to be a workspace of this course.
    let deeper: String?
    /// A file in the learner's folder in which their work may be packed.
    var archive: String?
  }

  init(learner: String, katas: [Grade], absence: Absence? = nil) {
    self.learner = learner
    self.katas = katas
    self.absence = absence
    points = katas.map(\.points).reduce(0, +)
    outOf = katas.map(\.outOf).reduce(0, +)
  }

  var key: ByteKey { ByteKey(learner) }

  func count(_ state: Grade.State) -> Int { katas.count { $0.state == state } }
}

struct Grade: Codable, Equatable, Sendable {
  let kata: String
  var state = State.notBegun
  var points = 0
  let outOf: Int
  /// When it was last changed, in ISO 8601, if that was asked for.
  var changed: String?
  /// Where `changed` was read.
  var time: Time?
  var late = false
  var check: VerdictObject?
  /// The next hint, for work that is not green.
  var hint: String?
  var problem: Problem?
  /// Files that the learner changed though the kata does not let them: the course's own took their
  /// place.
  var replaced: [String] = []
  /// Words in the code that a scene does not need, but a cheat may.
  var suspicious: [String] = []

  enum State: String, Codable, Sendable {
    case green, red, unreadable
    case notBegun = "not-begun"
  }

  /// Why the work could not be read or run.
  enum Problem: Equatable, Sendable {
    case namesSuites(String)
    case outOfTime(Int64)
    /// An error's message, or the words on the machine that graded.
    case said(String)
  }

  /// The time of the last commit or, if that cannot be told, of the files themselves.
  enum Time: String, Codable, Sendable {
    case git, files
  }
}

/// A part of all learners, which is the same wherever and whenever it is taken.
struct Shard: Codable, Equatable, Sendable, CustomStringConvertible {
  let number: Int
  let of: Int

  var description: String { "\(number)/\(of)" }

  /// Depends on the learner's name alone, not on who else there is.
  func has(_ learner: String) -> Bool {
    learner.stableNumber % UInt64(of) == UInt64(number - 1)
  }
}

extension Shard {
  /// Reads a text such as `3/20`; nil if it does not have this form.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let of = parts[1],
      (1...10_000).contains(of), (1...of).contains(number)
    else { return nil }
    self.init(number: number, of: of)
  }

  init(from decoder: any Decoder) throws {
    let parts = try [String: Int](from: decoder)
    guard let shard = Shard("\(parts["number"] ?? 0)/\(parts["of"] ?? 0)") else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no shard"))
    }
    self = shard
  }
}
