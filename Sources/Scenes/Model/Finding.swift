/// One place where code breaks a rule, for the learner and for editors.
struct Finding: Codable, Hashable, Sendable {
  enum Severity: String, Codable, Sendable {
    case warning
    /// Told, and no reason to fail.
    case note
  }

  /// The rule's id, such as `interactor-never-formats`.
  let rule: String
  /// The file as it was named to the reader.
  let file: String
  /// Counted from 1; the column in UTF-8 bytes, as the compiler counts.
  let line: Int
  let column: Int
  /// The first column after what breaks the rule, on the same line.
  var endColumn: Int?
  /// What is wrong and how to fix it, in one sentence.
  var message: String
  var severity = Severity.warning
  var owner = Owner()
  /// A second place of the same cause.
  var related: SourceLocation?
  /// The columns as editors and code hosts count them.
  var wide: WideColumns?

  /// Counted from 1, in UTF-16 units.
  struct WideColumns: Codable, Hashable, Sendable {
    let start: Int
    let end: Int?
    /// Of the second place.
    let related: Int?
  }

  /// The declarations around a finding, which stay when lines are added and files renamed.
  struct Owner: Codable, Hashable, Sendable {
    var scene: String?
    /// With the types around it.
    var type: String?
    var member: String?
  }
}

extension [Finding] {
  /// What is told, and what that covers: of one cause in one line, the first is told.
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
  /// Rules that tell one break from two sides.
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
