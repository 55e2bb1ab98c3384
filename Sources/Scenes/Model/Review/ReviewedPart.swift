/// The part of the code whose findings are told. All of it is read: what is found in one file
/// depends on the others.
enum ReviewedPart: Equatable, Sendable {
  /// Files, or folders with all that is in them.
  case paths([String])
  /// The lines that have changed since a commit of git's.
  case since(String)
  /// The lines that the next commit changes, as it will have them.
  case staged
}

/// The lines that a part consists of.
struct ReviewedLines: Equatable, Sendable {
  /// By the files' paths as findings show them.
  var files: [String: [ClosedRange<Int>]] = [:]

  static let whole = [1...Int.max]

  func contains(_ finding: Finding) -> Bool {
    files[finding.file, default: []].contains { $0.contains(finding.line) }
  }
}
