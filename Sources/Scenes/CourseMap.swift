import Entities

/// The course as rows, a stage's name above its katas, and as a bar: the list of the
/// command line and that of the watch.
struct CourseMap {
  let katas: [Kata]
  let progress: Progress

  struct Row {
    let line: Line
    /// Nil for the name of a stage.
    var kata: KataID?
  }

  /// - Parameter selected: the kata that a cursor stands on, where there is a cursor.
  func rows(selected: KataID? = nil) -> [Row] {
    var rows: [Row] = []
    var stage = ""
    let width = katas.map(\.id.name.columns).max() ?? 0
    for kata in katas {
      if kata.id.stage != stage {
        stage = kata.id.stage
        rows.append(Row(line: Line(stage, .strong, spoken: "Stage \(stage):")))
      }
      rows.append(Row(line: line(for: kata, selected: selected, width), kata: kata.id))
    }
    return rows
  }

  /// - Parameter width: the cells of the longest name.
  private func line(for kata: Kata, selected: KataID?, _ width: Int) -> Line {
    let cursor = selected.map { [Span($0 == kata.id ? "❯ " : "  ", .code)] } ?? []
    let record = progress.record(of: kata.id)
    let state = progress.state(of: kata.id)
    var words = ["\(kata.manifest.minutes) min"]
    if record.attempts > 0 { words.append(Wording.count(record.attempts, "check")) }
    if !record.hints.isEmpty { words.append(Wording.count(record.hints.count, "hint")) }
    if state == .skipped { words.append("skipped") }
    let number = padding(3, String(kata.number)) + String(kata.number)
    let minutes = padding(2, String(kata.manifest.minutes))
    let spoken = ["\(kata.number), \(kata.id.name)", kata.manifest.title, state.spoken] + words
    let isStrong = state == .open || kata.id == selected
    return Line(
      cursor + [
        Span(state.mark, state.style), Span("\(number)  ", .faint),
        Span(kata.id.name, isStrong ? .strong : .plain),
        Span(
          "\(padding(width, kata.id.name))  \(minutes)\(words.joined(separator: ", "))"
            + "  \(kata.manifest.title)"),
      ], spoken: spoken.joined(separator: ", ") + ".")
  }

  private func padding(_ width: Int, _ text: String) -> String {
    String(repeating: " ", count: max(0, width - text.columns))
  }

  /// How far the learner is, with how many are done after the bar.
  static func bar(done: Int, of total: Int, width: Int, noun: String = " katas") -> Line {
    let filled = total == 0 ? 0 : done * width / total
    return Line(
      [
        Span(String(repeating: "█", count: filled), .good),
        Span(String(repeating: "░", count: width - filled), .faint),
        Span("  \(done) of \(total)\(noun)"),
      ], spoken: "\(done) of \(total) katas are done.")
  }
}

extension Progress.State {
  fileprivate var mark: String {
    switch self {
    case .done: "✔"
    case .open: "▸"
    case .skipped: "·"
    case .ahead: " "
    }
  }

  fileprivate var style: Style {
    switch self {
    case .done: .good
    case .skipped: .bad
    case .open, .ahead: .strong
    }
  }

  fileprivate var spoken: String {
    switch self {
    case .done: "done"
    case .open: "open"
    case .skipped, .ahead: "not done"
    }
  }
}
