extension SentFile {
  var shown: [Line] {
    ["", Line(name, .strong)] + text.trimmed.lines.map { Line("  \($0)") }
  }
}
