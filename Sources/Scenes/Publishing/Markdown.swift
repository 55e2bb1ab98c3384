/// Turns the Markdown of briefs into HTML: headings, paragraphs, lists, tables and code, and within
/// a line code, bold, italics and links. Anything else is text.
struct Markdown {
  private var rest: ArraySlice<String>
  /// How deeply the lines are nested in lists.
  private let depth: Int

  static func html(_ text: String) -> String { blocks(text.lines).joined(separator: "\n") }

  private static func blocks(_ lines: [String], depth: Int = 0) -> [String] {
    var markdown = Markdown(rest: lines[...], depth: depth)
    var blocks: [String] = []
    while let line = markdown.rest.first {
      if line.isBlank {
        markdown.rest.removeFirst()
      } else {
        blocks.append(markdown.block(line))
      }
    }
    return blocks
  }

  /// Takes the lines of the block that begins with a line.
  private mutating func block(_ line: String) -> String {
    if line.isFence {
      rest.removeFirst()
      let code = take { !$0.isFence }
      rest = rest.dropFirst()
      return Self.code(code)
    }
    if line.isIndented {
      var code = take { $0.isIndented || $0.isBlank }
      while code.last?.isBlank == true { code.removeLast() }
      return Self.code(code.map { String($0.dropFirst(4)) })
    }
    if line.isRow { return Self.table(take(while: \.isRow)) }
    if let mark = line.listMark, depth < 8 { return list(mark.tag) }
    rest.removeFirst()
    if let level = line.headingLevel {
      return "<h\(level)>\(Self.line(line.dropFirst(level)))</h\(level)>"
    }
    let more = take {
      !($0.isBlank || $0.isFence || $0.isRow || $0.headingLevel != nil || $0.listMark != nil)
    }
    return "<p>\(Self.line(([line] + more).joined(separator: " ")))</p>"
  }

  private mutating func take(while belongs: (String) -> Bool) -> [String] {
    let taken = rest.prefix(while: belongs)
    rest = rest.dropFirst(taken.count)
    return Array(taken)
  }

  private static func code(_ lines: [String]) -> String {
    "<pre><code>\(lines.map(\.html).joined(separator: "\n"))</code></pre>"
  }

  private static func table(_ lines: [String]) -> String {
    func row(_ text: String, _ tag: String) -> String {
      let text = text.trimmed.dropFirst()
      let cells = (text.last == "|" ? text.dropLast() : text)
        .split(separator: "|", omittingEmptySubsequences: false)
      return "<tr>\(cells.map { "<\(tag)>\(line($0))</\(tag)>" }.joined())</tr>"
    }
    let body = lines.dropFirst().filter { !$0.allSatisfy("|-: ".contains) }
    return "<table><thead>\(row(lines[0], "th"))</thead>\n<tbody>"
      + body.map { row($0, "td") }.joined(separator: "\n") + "</tbody></table>"
  }

  private mutating func list(_ tag: String) -> String {
    var items: [[String]] = []
    var indent = 0
    while let line = rest.first {
      if let mark = line.listMark, mark.tag == tag {
        indent = mark.width
        items.append([String(line.dropFirst(indent))])
      } else if line.isBlank, let next = rest.dropFirst().first,
        next.hasPrefix("  ") || next.listMark?.tag == tag
      {
        items[items.count - 1].append("")
      } else if line.hasPrefix("  ") {
        let spaces = line.prefix(indent).prefix { $0 == " " }.count
        items[items.count - 1].append(String(line.dropFirst(spaces)))
      } else {
        break
      }
      rest.removeFirst()
    }
    return "<\(tag)>\n" + items.map { "<li>\(item($0))</li>\n" }.joined() + "</\(tag)>"
  }

  /// An item of one paragraph is written without `<p>`, which would give it margins.
  private func item(_ lines: [String]) -> String {
    let blocks = Self.blocks(lines, depth: depth + 1)
    guard blocks.count == 1, blocks[0].hasPrefix("<p>") else { return blocks.joined() }
    return String(blocks[0].dropFirst(3).dropLast(4))
  }

  private static func line(_ text: some StringProtocol) -> String { marks(text.trimmed.html) }

  /// Turns the marks within a line into HTML. A link to another file of the kata, which is not on
  /// the page, becomes its words.
  /// - Parameter html: a line in which only the marks are not HTML yet.
  private static func marks(_ html: some StringProtocol) -> String {
    let mark =
      #/
      (`+) (?!`) (.+?) \1 | \*\* (\S (?:.*?\S)?) \*\* | \* ([^\s*] (?:[^*]*[^\s*])?) \*
      | \[ ([^\]]+) \] \( ([^)]+) \)
      /#
    return String(html).replacing(mark) { match -> String in
      let (_, _, code, strong, emphasis, words, target) = match.output
      if let code { return "<code>\(code.trimmed)</code>" }
      if let strong { return "<strong>\(marks(strong))</strong>" }
      if let emphasis { return "<em>\(marks(emphasis))</em>" }
      guard let words, let target else { return "" }
      let isOnWeb = target.hasPrefix("https://") || target.hasPrefix("http://")
      return isOnWeb ? "<a href=\"\(target)\">\(marks(words))</a>" : marks(words)
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  fileprivate var isFence: Bool { hasPrefix("```") }
  fileprivate var isIndented: Bool { hasPrefix("    ") }
  fileprivate var isRow: Bool { hasPrefix("|") }

  fileprivate var headingLevel: Int? {
    let level = prefix { $0 == "#" }.count
    return (1...6).contains(level) && dropFirst(level).first == " " ? level : nil
  }

  fileprivate var listMark: (tag: String, width: Int)? {
    if hasPrefix("- ") || hasPrefix("* ") { return ("ul", 2) }
    let digits = prefix { $0.isNumber }.count
    return (1...3).contains(digits) && dropFirst(digits).hasPrefix(". ") ? ("ol", digits + 2) : nil
  }
}
