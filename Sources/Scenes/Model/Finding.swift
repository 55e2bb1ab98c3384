/// One place where code breaks a rule, for the learner and for editors.
struct Finding: Codable, Hashable, Sendable {
  enum Severity: String, Codable, Sendable {
    case warning
    /// Reported, but no reason to fail.
    case note
  }

  /// The rule's id, such as `interactor-never-formats`.
  let rule: String
  /// The file's path as it was given to the code reader.
  let file: String
  /// Counted from 1; the column in UTF-8 bytes, as the compiler counts.
  let line: Int
  let column: Int
  /// The first column after the code that breaks the rule, on the same line.
  var endColumn: Int?
  /// What is wrong and how to fix it, in one sentence.
  var message: String
  var severity = Severity.warning
  var owner = Owner()
  /// A second place with the same cause.
  var related: SourceLocation?
  /// The columns as editors and code hosts count them.
  var wide: WideColumns?

  /// Counted from 1, in UTF-16 units.
  struct WideColumns: Codable, Hashable, Sendable {
    let start: Int
    let end: Int?
    /// The column of the finding's second place.
    let related: Int?
  }

  /// The declarations around a finding, which stay when lines are added and files renamed.
  struct Owner: Codable, Hashable, Sendable {
    var scene: String?
    /// Includes the types around it.
    var type: String?
    var member: String?
  }
}

extension [Finding] {
  /// The findings to report, and those that they cover: of one cause on one line, only the first is
  /// reported.
  var folded: (told: [Finding], covered: [Finding]) {
    var told: [Finding] = []
    var covered: [Finding] = []
    var lines: [SourceLocation: [Finding]] = [:]
    for finding in self {
      let line = SourceLocation(file: finding.file, line: finding.line)
      if lines[line, default: []].contains(where: finding.isOneCause) {
        covered.append(finding)
      } else {
        lines[line, default: []].append(finding)
        told.append(finding)
      }
    }
    return (told, covered)
  }
}

extension Finding {
  /// Pairs of rules that report the same break from two sides.
  private static let kin: [Set<String>] =
    [
      ["worker-knows-no-scene", "models-flow-one-way"],
      ["view-keeps-no-entity", "view-models-are-display-ready"],
      ["view-keeps-no-entity", "view-only-displays"],
      ["interactor-never-touches-view", "models-flow-one-way"],
      ["interactor-never-touches-view", "router-navigates"],
      ["presenter-never-calls-interactor", "router-navigates"],
    ]
    + [
      "view-calls-interactor-and-router", "presenter-never-calls-interactor",
      "interactor-never-touches-view", "worker-knows-no-scene", "interactor-asks-workers",
      "presenter-knows-no-screen",
    ].map { [$0, "collaborators-are-protocols"] }

  fileprivate func isOneCause(with other: Finding) -> Bool {
    rule == other.rule || column == other.column
      || Self.kin.contains { $0.isSuperset(of: [rule, other.rule]) }
  }
}
