/// The `// vipkata:allow RULE reason` comments of the code. Each silences one
/// finding of its rule, on its line or the next; one without a reason silences
/// nothing.
struct Allowances {
  private var open: [(file: String, line: Int, rule: String, hasReason: Bool)]
  /// Those that are heard; nil for all.
  private let rules: Set<String>?

  init(_ files: [SourceCode], of rules: Set<String>?) {
    self.rules = rules
    open = files.flatMap { code in
      code.tokens.filter { $0.kind.hasPrefix("comment") }.compactMap { token in
        guard code.text(token).contains("vipkata:allow") else { return nil }
        // To the end of the line: sourcekitd makes a link in a comment a token of its own.
        let start = token.range.lowerBound
        let end = code.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? code.bytes.count
        let words = code.text(start..<end).split(whereSeparator: \.isWhitespace)
          .prefix { $0 != "*/" }.drop { $0 != "vipkata:allow" }.dropFirst()
        return words.first.map {
          (code.path, code.place(of: start).line, String($0), hasReason: words.count > 1)
        }
      }
    }
  }

  /// The finding, unless it is allowed.
  mutating func judge(_ finding: Finding) -> Finding? {
    let fitting = open.firstIndex {
      $0.file == finding.file && $0.rule == finding.rule
        && [finding.line - 1, finding.line].contains($0.line)
    }
    guard let fitting else { return finding }
    let allowance = open.remove(at: fitting)
    let counts = rules?.contains(finding.rule) ?? true
    if counts, allowance.hasReason { return nil }
    let why =
      counts
      ? "the comment that allows it must say why" : "`vipkata:allow` does not count in this kata"
    return Finding(
      rule: finding.rule, file: finding.file, line: finding.line, column: finding.column,
      message: finding.message + "; " + why)
  }
}
