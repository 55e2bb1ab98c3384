/// Reads the compiler's lines `path:line:column: error: message`, which
/// `-diagnostic-style=llvm` promises, out of what a build printed.
struct DiagnosticReader {
  /// The package's root; places are given relative to it.
  let root: String

  /// Each once, although the compiler says most twice. What it says of the code that a macro makes,
  /// such as `#expect`, is told where the macro stands.
  func diagnostics(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for next in output.split(separator: "\n").compactMap(diagnostic) {
      let isOfMacro = next.severity == .note && next.message.hasPrefix("in expansion of macro ")
      if isOfMacro, let last = found.indices.last, found[last].isInGeneratedCode {
        found[last].place = next.place
      } else if !isOfMacro {
        found.append(next)
      }
    }
    let written = found.filter { !$0.isInGeneratedCode }
    return (written.contains { $0.severity == .error } ? written : found).eachOnce
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

extension Diagnostic {
  /// In a file that the compiler keeps for what a macro expands to, below `TMPDIR`.
  fileprivate var isInGeneratedCode: Bool { place.file.contains("/@__swiftmacro_") }
}

extension String {
  /// Without the compiler's own words for things: `module<Login>` is `Login`, and what kind of
  /// message it is, such as `[#ActorIsolatedCall]`, is nothing to mend.
  fileprivate var withoutInsides: String {
    replacing(/\ \[#[^\[]*\]$/, with: "").replacing(/module<([^>]*)>/) { $0.1 }
  }
}
