/// Reads the compiler's lines `path:line:column: error: message`, a form that
/// `-diagnostic-style=llvm` guarantees, out of a build's output.
struct DiagnosticReader {
  /// The package's root; places are given relative to it.
  let root: String

  /// Each once, although the compiler prints most twice. A diagnostic in code that a macro makes,
  /// such as `#expect`, is placed where the macro is used.
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
  /// Whether it is in a file that the compiler keeps, below `TMPDIR`, for a macro's expansion.
  fileprivate var isInGeneratedCode: Bool { place.file.contains("/@__swiftmacro_") }
}

extension String {
  /// Without the compiler's own notation: `module<Login>` becomes `Login`, and the group of the
  /// message, such as `[#ActorIsolatedCall]`, is left out.
  fileprivate var withoutInsides: String {
    replacing(/\ \[#[^\[]*\]$/, with: "").replacing(/module<([^>]*)>/) { $0.1 }
  }
}
