extension String {
  /// Of Markdown, what stands below each heading of the second level.
  var sections: [(title: String, body: String)] {
    var found: [(title: String, lines: [String])] = []
    // Some editors put a mark of the encoding before the first line.
    let text = hasPrefix("\u{FEFF}") ? String(dropFirst()) : self
    for line in text.lines {
      if line.hasPrefix("## ") {
        found.append((line.dropFirst(3).trimmed, []))
      } else if !found.isEmpty {
        found[found.count - 1].lines.append(line)
      }
    }
    return found.map { ($0.title, $0.lines.joined(separator: "\n").trimmed) }
  }
}
