/// Reads the compiler's lines `path:line:column: error: message`, which
/// `-diagnostic-style=llvm` promises, out of what a build printed.
struct DiagnosticReader {
  /// The package's root; places are given relative to it.
  let root: String

  /// Each once, although the compiler says most twice.
  func diagnostics(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(separator: "\n").compactMap { diagnostic(in: $0) }
      .filter { seen.insert($0).inserted }
  }

  private func diagnostic(in line: Substring) -> Diagnostic? {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let marker = ": \(severity.rawValue): "
      guard let found = line.firstRange(of: marker) else { continue }
      let place = line[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let lineNumber = Int(place[place.count - 2])
      else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      guard path.hasPrefix(root + "/"), !path.hasPrefix(root + "//") else { continue }
      return Diagnostic(
        severity: severity,
        place: SourceLocation(
          file: String(path.dropFirst(root.count + 1)), line: lineNumber, column: column),
        message: String(line[found.upperBound...]).withoutInsides)
    }
    return nil
  }
}

extension String {
  /// Without the compiler's own words for things: `module<Login>` is `Login`, and what kind of
  /// message it is, such as `[#ActorIsolatedCall]`, is nothing to mend.
  fileprivate var withoutInsides: String {
    var text = self
    if text.hasSuffix("]"), let kind = text.ranges(of: " [#").last {
      text = String(text[..<kind.lowerBound])
    }
    while let module = text.firstRange(of: "module<"),
      let end = text[module.upperBound...].firstIndex(of: ">")
    {
      text =
        "\(text[..<module.lowerBound])\(text[module.upperBound..<end])"
        + text[text.index(after: end)...]
    }
    return text
  }
}
