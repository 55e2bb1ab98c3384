/// The course as rows, with a stage's name above its katas, and as a bar.
struct CourseMap {
  let katas: [Kata]
  let progress: Progress
  /// What changed in katas since they were solved.
  var changes: [KataID: KataChange] = [:]

  struct Row {
    let line: Line
    /// Nil for the name of a stage.
    var kata: KataID?
    /// The stage that the line names.
    var stage: String?
  }

  /// - Parameter selected: the kata at the cursor; nil if there is no cursor.
  func rows(selected: KataID? = nil) -> [Row] {
    var rows: [Row] = []
    var stage = ""
    let width = katas.map(\.id.name.columns).max() ?? 0
    for kata in katas {
      if kata.id.stage != stage {
        stage = kata.id.stage
        rows.append(Row(line: Line(stage, .strong, spoken: "Stage \(stage):"), stage: stage))
      }
      rows += lines(for: kata, selected: selected, width).map { Row(line: $0, kata: kata.id) }
      if let change = changes[kata.id] {
        let text = "changed since you solved it: \(change.words)"
        rows.append(Row(line: Line("       \(text)", .faint, spoken: text)))
      }
    }
    return rows
  }

  private static let width = 80

  /// - Parameter width: the length of the longest name, in cells.
  private func lines(for kata: Kata, selected: KataID?, _ width: Int) -> [Line] {
    let cursor = selected.map { [Span($0 == kata.id ? "❯ " : "  ", .code)] } ?? []
    let record = progress.record(of: kata.id)
    let state = progress.state(of: kata.id)
    var words: [String] = []
    if record.attempts > 0 { words.append(Wording.count(record.attempts, "check")) }
    if !record.hints.isEmpty { words.append(Wording.count(record.hints.count, "hint")) }
    if [.known, .skipped].contains(state) { words.append(progress.status(of: kata.id)) }
    let done = words.isEmpty ? "" : "  (\(words.joined(separator: ", ")))"
    let minutes = "\(kata.manifest.minutes)".leftPadded(to: 2)
    let start = "".padded(to: width - kata.id.name.columns) + "  \(minutes) min  "
    let spoken =
      [
        "\(kata.number), \(kata.id.name)", kata.manifest.title,
        Wording.count(kata.manifest.minutes, "minute"), state.sign.spoken,
      ] + words
    let isStrong = state == .open || kata.id == selected
    var line = Line(
      cursor + [
        Span(state.sign.mark, state.sign.style),
        Span("\(kata.number)".leftPadded(to: 3) + "  ", .faint),
        Span(kata.id.name, isStrong ? .strong : .plain), Span(start + kata.manifest.title),
      ], spoken: spoken.joined(separator: ", ") + ".")
    let margin = line.columns - kata.manifest.title.columns
    line.hanging = margin - line.text.indent
    var lines = line.wrapped(to: Self.width)
    // The words in brackets are not broken.
    if lines[lines.count - 1].columns + done.columns > Self.width {
      lines.append(Line("".padded(to: margin - 2), spoken: ""))
    }
    lines[lines.count - 1].spans.append(Span(done, .faint))
    return lines
  }

  /// A bar that shows how far the learner is, followed by the numbers.
  static func bar(done: Int, of total: Int, width: Int, noun: String = " katas") -> Line {
    // The bar shows even the first of many.
    let filled = total == 0 ? 0 : max(min(done, 1), done * width / total)
    return Line(
      [
        Span(String(repeating: "█", count: filled), .good),
        Span(String(repeating: "░", count: width - filled), .faint),
        Span("  \(done) of \(total)\(noun)"),
      ], spoken: "\(done) of \(total) katas are done.")
  }
}

extension Progress {
  /// The state in a word; for a kata that was left, `begun` or `opened`.
  func status(of kata: KataID) -> String {
    let state = state(of: kata)
    guard state == .skipped else { return state.rawValue }
    return record(of: kata).attempts > 0 ? "begun" : "opened"
  }
}

extension Progress.State {
  fileprivate var sign: (mark: String, style: Style, spoken: String) {
    switch self {
    case .done: ("✔", .good, "done")
    case .open: ("▸", .strong, "open")
    case .skipped: ("·", .bad, "not done")
    case .ahead: (" ", .strong, "not done")
    case .known: ("≈", .good, "known")
    }
  }
}
