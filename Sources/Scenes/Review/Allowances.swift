/// The `// vipkata:allow RULE reason` comments of the code. Each silences the rules that it names
/// on one line, its own or that of the code below it; a comment without a reason silences nothing.
struct Allowances {
  private struct Comment {
    let file: String
    let lines: ClosedRange<Int>
    let column: Int
    /// Empty if the comment is misspelt.
    let rule: String
    let hasReason: Bool
  }

  private static let keyword = "vipkata:allow"

  private var open: [Comment] = []
  /// The rules that may be allowed; nil for all.
  private let rules: Set<String>?

  init(of rules: Set<String>?) {
    self.rules = rules
  }

  mutating func read(_ files: [SourceCode]) {
    open = files.flatMap { code in
      code.tokens.filter { $0.kind.contains("comment") }.flatMap { token -> [Comment] in
        // In backquotes, the keyword is only quoted.
        let said = code.text(token).lowercased()
        guard Self.isMeant(said) else { return [] }
        // To the end of the line: sourcekitd makes a link in a comment a token of its own.
        let start = token.range.lowerBound
        let end = code.lineEnd(of: start)
        let words = code.text(start..<end).split(whereSeparator: \.isWhitespace)
          .prefix { $0 != "*/" }.drop { $0 != Self.keyword }.dropFirst()
        let (line, column) = code.place(of: start)
        let names = words.map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
        let known = names.prefix { ReviewRule.named($0) != nil }
        let rules = known.isEmpty ? [names.first ?? ""] : Array(known)
        return rules.map { rule in
          Comment(
            file: code.path, lines: line...code.lineOfCode(below: end), column: column,
            rule: rule, hasReason: words.count > rules.count)
        }
      }
    }
  }

  /// Whether a comment allows something, or means to and is misspelt. In backquotes, the keyword is
  /// only quoted.
  private static func isMeant(_ comment: String) -> Bool {
    let said = comment.filter { $0 != " " }
    if let place = said.firstRange(of: keyword) {
      return said[..<place.lowerBound].count { $0 == "`" }.isMultiple(of: 2)
    }
    let first = comment.drop { "/*! ".contains($0) }.prefix { !$0.isWhitespace }
    return Nearest.word(to: String(first), among: [keyword]) != nil
  }

  /// The findings on a line that are not allowed. One comment allows all findings of its rule on
  /// the line.
  mutating func judge(_ line: [Finding]) -> [Finding] {
    var judged: Set<String> = []
    var silenced: Set<String> = []
    return line.compactMap { finding in
      guard judged.insert(finding.rule).inserted else {
        return silenced.contains(finding.rule) ? nil : finding
      }
      let told = judge(finding)
      if told == nil { silenced.insert(finding.rule) }
      return told
    }
  }

  /// The finding, unless it is allowed.
  private mutating func judge(_ finding: Finding) -> Finding? {
    let fitting = open.firstIndex {
      $0.file == finding.file && $0.rule == finding.rule && $0.lines.contains(finding.line)
    }
    guard let fitting else { return finding }
    let allowance = open.remove(at: fitting)
    let counts = rules?.contains(finding.rule) ?? true
    if counts, allowance.hasReason { return nil }
    let why =
      counts
      ? "the comment that allows it must say why" : "`vipkata:allow` does not count in this kata"
    var told = finding
    told.message += "; " + why
    return told
  }

  /// A note for each comment that silenced nothing, if its rule is checked or does not exist.
  func unneeded(keeping kept: Set<String>) -> [Finding] {
    open.compactMap { comment in
      let isRule = ReviewRule.named(comment.rule) != nil
      guard kept.contains(comment.rule) || !isRule else { return nil }
      let nearest = Nearest.word(to: comment.rule, among: ReviewRule.all.map(\.id))
      return Finding(
        rule: Self.keyword, file: comment.file, line: comment.lines.lowerBound,
        column: comment.column,
        message: isRule
          ? "nothing here breaks \(comment.rule); take it out, or move it to the line that does"
          : comment.rule.isEmpty
            ? "this allows nothing; write `// vipkata:allow RULE`, and why"
            : "there is no rule \(comment.rule), so this allows nothing"
              + (nearest.map { "; did you mean \($0)?" } ?? ""),
        severity: .note)
    }
  }
}

extension SourceCode {
  /// The line of the first code below an offset, past comments and attributes.
  fileprivate func lineOfCode(below offset: Int) -> Int {
    let line = place(of: offset).line
    let below = bytes[offset...].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).dropFirst()
    let others = below.lazy.map { String(decoding: $0, as: UTF8.self).trimmed }.prefix { text in
      text.hasPrefix("//") || text.hasPrefix("@") && (!text.contains(" ") || text.hasSuffix(")"))
    }
    return line + others.count + 1
  }
}
