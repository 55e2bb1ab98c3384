/// The part of the code whose findings are reported. All code is still read, because findings in
/// one file depend on the others.
enum ReviewedPart: Equatable, Sendable {
  /// Files, or folders with everything in them.
  case paths([String])
  /// The lines that have changed since a git commit.
  case since(String)
  /// The lines that are staged, as the next commit will have them.
  case staged
}

/// The lines that a part consists of.
struct ReviewedLines: Equatable, Sendable {
  /// Keyed by file path as findings show it.
  var files: [String: [ClosedRange<Int>]] = [:]

  static let whole = [1...Int.max]

  func contains(_ finding: Finding) -> Bool {
    files[finding.file, default: []].contains { $0.contains(finding.line) }
  }
}
