extension String {
  /// Of Markdown, what stands below each heading of the second level.
  /// - Returns: with the heading's line, counted from 1.
  var sections: [(title: String, line: Int, body: String)] {
    var found: [(title: String, line: Int, body: [String])] = []
    // Some editors put a mark of the encoding before the first line.
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
