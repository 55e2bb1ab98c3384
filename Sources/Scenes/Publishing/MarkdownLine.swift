/// A line of Markdown in HTML: code, bold, italics, and links that lead to the web.
struct MarkdownLine {
  private var rest: Substring

  static func html(_ text: some StringProtocol) -> String {
    var line = MarkdownLine(rest: Substring(text.trimmed))
    return line.html()
  }

  private mutating func html() -> String {
    var html = ""
    while let next = rest.first {
      let ticks = rest.prefix { $0 == "`" }
      if !ticks.isEmpty {
        if let code = between(ticks, ticks) {
          html += "<code>\(code.trimmed.html)</code>"
        } else {
          html += ticks
          rest = rest.dropFirst(ticks.count)
        }
      } else if let strong = phrase("**") {
        html += "<strong>\(strong)</strong>"
      } else if let emphasis = phrase("*") {
        html += "<em>\(emphasis)</em>"
      } else if next == "[", let link = link() {
        html += link
      } else {
        html += String(rest.removeFirst()).html
      }
    }
    return html
  }

  private mutating func phrase(_ mark: Substring) -> String? {
    var ahead = self
    guard let text = ahead.between(mark, mark), text.first?.isWhitespace == false,
      text.last?.isWhitespace == false
    else { return nil }
    self = ahead
    return Self.html(text)
  }

  /// Other files of the kata are not on the page: of a link to one, the text is left.
  private mutating func link() -> String? {
    var ahead = self
    guard let text = ahead.between("[", "]"), let target = ahead.between("(", ")") else {
      return nil
    }
    self = ahead
    let isOnWeb = target.hasPrefix("https://") || target.hasPrefix("http://")
    let words = Self.html(text)
    return isOnWeb ? "<a href=\"\(String(target).html)\">\(words)</a>" : words
  }

  /// What stands between two marks, the first of which is next; nil, and nothing is read, where
  /// that is not so.
  private mutating func between(_ open: Substring, _ close: Substring) -> Substring? {
    guard rest.hasPrefix(open) else { return nil }
    let inside = rest.dropFirst(open.count)
    guard let end = inside.firstRange(of: close), end.lowerBound > inside.startIndex else {
      return nil
    }
    rest = inside[end.upperBound...]
    return inside[..<end.lowerBound]
  }
}
