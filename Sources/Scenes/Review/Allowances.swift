/// The `// vipkata:allow RULE reason` comments of the code. Each silences one
/// finding of its rule, on its line or the next; one without a reason silences
/// nothing.
struct Allowances {
  private struct Allowance {
    let file: String
    let line: Int
    let rule: String
    let hasReason: Bool
  }

  private var open: [Allowance]
  /// Those that are heard; nil for all.
  private let rules: Set<String>?

  init(_ files: [SourceCode], of rules: Set<String>?) {
    self.rules = rules
    open = files.flatMap { code in
      code.tokens.filter { $0.kind.hasPrefix("comment") }.compactMap { token in
        guard code.text(token.range).contains("vipkata:allow") else { return nil }
        // To the end of the line: sourcekitd makes a link in a comment a token of its own.
        let start = token.range.lowerBound
        let end = code.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? code.bytes.count
        let words = code.text(start..<end).split(whereSeparator: \.isWhitespace).map(String.init)
          .prefix { $0 != "*/" }
        guard let mark = words.firstIndex(of: "vipkata:allow"), mark + 1 < words.count else {
          return nil
        }
        return Allowance(
          file: code.path, line: code.place(of: start).line, rule: words[mark + 1],
          hasReason: mark + 2 < words.count)
      }
    }
  }

  /// The finding, unless it is allowed.
  mutating func judge(_ finding: Finding) -> Finding? {
    let fitting = open.firstIndex { allowance in
      allowance.file == finding.file && allowance.rule == finding.rule
        && (finding.line - 1...finding.line).contains(allowance.line)
    }
    guard let fitting else { return finding }
    let allowance = open.remove(at: fitting)
    let counts = rules?.contains(finding.rule) ?? true
    if counts, allowance.hasReason { return nil }
    return Finding(
      rule: finding.rule, file: finding.file, line: finding.line, column: finding.column,
      message: finding.message
        + (counts
          ? "; the comment that allows it must say why"
          : "; `vipkata:allow` does not count in this kata"))
  }
}
