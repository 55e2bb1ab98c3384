/// Reads the compiler's lines `path:line:column: error: message`, which
/// `-diagnostic-style=llvm` promises, out of what a build printed.
struct DiagnosticReader {
  /// The package's root; places are given relative to it.
  let root: String

  /// Each once, although the compiler says most twice.
  func diagnostics(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { diagnostic(in: $0) }.eachOnce
  }

  private func diagnostic(in line: Substring) -> Diagnostic? {
    guard line.hasPrefix(root + "/"),
      let match = line.dropFirst(root.count + 1)
        .wholeMatch(of: /([^\/].*?):(\d+):(\d+): (error|warning|note): (.*)/),
      let severity = Diagnostic.Severity(rawValue: String(match.4)),
      let lineNumber = Int(match.2), let column = Int(match.3)
    else { return nil }
    return Diagnostic(
      severity: severity,
      place: SourceLocation(file: String(match.1), line: lineNumber, column: column),
      message: String(match.5).withoutInsides)
  }
}

extension String {
  /// Without the compiler's own words for things: `module<Login>` is `Login`, and what kind of
  /// message it is, such as `[#ActorIsolatedCall]`, is nothing to mend.
  fileprivate var withoutInsides: String {
    replacing(/\ \[#[^\[]*\]$/, with: "").replacing(/module<([^>]*)>/) { $0.1 }
  }
}
