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

  /// The declarations around a finding, which stay when lines are added and files renamed.
  struct Owner: Codable, Hashable, Sendable {
    var scene: String?
    /// With the types around it.
    var type: String?
    var member: String?
  }
}
