extension String {
  /// The text below each second-level heading of a Markdown text.
  /// - Returns: each section with its heading's line, counted from 1.
  var sections: [(title: String, line: Int, body: String)] {
    var found: [(title: String, line: Int, body: [String])] = []
    // Some editors put a byte order mark before the first line.
    let text = hasPrefix("\u{FEFF}") ? String(dropFirst()) : self
    for (index, line) in text.lines.enumerated() {
      if line.hasPrefix("## ") {
        found.append((line.dropFirst(3).trimmed, index + 1, []))
      } else if !found.isEmpty {
        found[found.count - 1].body.append(line)
      }
    }
    return found.map { ($0.title, $0.line, $0.body.joined(separator: "\n").trimmed) }
  }
}
