/// Markdown as briefs are written in it, in HTML: headings, paragraphs, lists, tables and code.
/// Whatever else stands there is text.
struct Markdown {
  let text: String

  var html: String { Self.blocks(text.lines).joined(separator: "\n") }

  /// - Parameter depth: of the list that the lines stand in.
  private static func blocks(_ lines: [String], depth: Int = 0) -> [String] {
    var rest = lines[...]
    var blocks: [String] = []
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else {
        blocks.append(block(&rest, depth))
      }
    }
    return blocks
  }

  /// Takes the lines of the block that begins with the first of them.
  private static func block(_ rest: inout ArraySlice<String>, _ depth: Int) -> String {
    let line = rest[rest.startIndex]
    if line.isFence {
      rest.removeFirst()
      let code = take(&rest) { !$0.isFence }
      rest = rest.dropFirst()
      return codeBlock(code)
    }
    if line.hasPrefix("    ") {
      var code = take(&rest) { $0.hasPrefix("    ") || $0.isBlank }
      while code.last?.isBlank == true { code.removeLast() }
      return codeBlock(code.map { String($0.dropFirst(4)) })
    }
    if let level = line.headingLevel {
      rest.removeFirst()
      return "<h\(level)>\(MarkdownLine.html(line.dropFirst(level)))</h\(level)>"
    }
    if line.hasPrefix("|") { return table(take(&rest) { $0.hasPrefix("|") }) }
    if line.listMark != nil, depth < 8 { return list(&rest, depth) }
    let first = rest.removeFirst()
    let more = take(&rest) {
      !$0.isBlank && !$0.isFence && $0.headingLevel == nil && $0.listMark == nil
        && !$0.hasPrefix("|")
    }
    return "<p>\(MarkdownLine.html(([first] + more).joined(separator: " ")))</p>"
  }

  private static func take(
    _ rest: inout ArraySlice<String>, while belongs: (String) -> Bool
  ) -> [String] {
    let taken = rest.prefix(while: belongs)
    rest = rest.dropFirst(taken.count)
    return Array(taken)
  }

  private static func codeBlock(_ lines: [String]) -> String {
    "<pre><code>\(lines.map(\.html).joined(separator: "\n"))</code></pre>"
  }

  private static func table(_ lines: [String]) -> String {
    func row(_ line: String, _ tag: String) -> String {
      let cells = line.trimmed.drop { $0 == "|" }.split(
        separator: "|", omittingEmptySubsequences: false)
      return "<tr>"
        + (line.trimmed.hasSuffix("|") ? cells.dropLast() : cells[...])
        .map { "<\(tag)>\(MarkdownLine.html($0))</\(tag)>" }.joined() + "</tr>"
    }
    let body = lines.dropFirst().filter { !$0.allSatisfy("|-: ".contains) }
    return "<table><thead>\(row(lines[0], "th"))</thead>\n<tbody>"
      + body.map { row($0, "td") }.joined(separator: "\n") + "</tbody></table>"
  }

  private static func list(_ rest: inout ArraySlice<String>, _ depth: Int) -> String {
    let tag = rest.first?.listMark?.tag ?? "ul"
    var items: [[String]] = []
    var indent = 0
    while let line = rest.first {
      if let mark = line.listMark, mark.tag == tag {
        indent = mark.width
        items.append([String(line.dropFirst(indent))])
      } else if line.isBlank, rest.dropFirst().first?.continuesList(tag) == true {
        items[items.count - 1].append("")
      } else if line.hasPrefix("  ") {
        let spaces = line.prefix(indent).prefix { $0 == " " }.count
        items[items.count - 1].append(String(line.dropFirst(spaces)))
      } else {
        break
      }
      rest.removeFirst()
    }
    return "<\(tag)>\n" + items.map { "<li>\(item($0, depth))</li>" }.joined(separator: "\n")
      + "\n</\(tag)>"
  }

  /// One paragraph needs no margins of its own.
  private static func item(_ lines: [String], _ depth: Int) -> String {
    let blocks = blocks(lines, depth: depth + 1)
    guard blocks.count == 1, blocks[0].hasPrefix("<p>") else { return blocks.joined() }
    return String(blocks[0].dropFirst(3).dropLast(4))
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  fileprivate var isFence: Bool { hasPrefix("```") }

  fileprivate var headingLevel: Int? {
    let level = prefix { $0 == "#" }.count
    return (1...6).contains(level) && dropFirst(level).first == " " ? level : nil
  }

  /// What begins an item of a list.
  fileprivate var listMark: (tag: String, width: Int)? {
    if hasPrefix("- ") || hasPrefix("* ") { return ("ul", 2) }
    let digits = prefix { $0.isNumber }.count
    return (1...3).contains(digits) && dropFirst(digits).hasPrefix(". ") ? ("ol", digits + 2) : nil
  }

  fileprivate func continuesList(_ tag: String) -> Bool {
    hasPrefix("  ") || listMark?.tag == tag
  }
}
