import Entities

/// The course as a list to choose from.
struct WatchListPage {
  let choice: KataChoice
  let progress: Progress

  var lines: [Line] { rows.map(\.line) }

  var selectedLine: Int? { rows.firstIndex { $0.kata != nil && $0.kata == choice.selected } }

  private var rows: [(line: Line, kata: KataID?)] {
    var rows: [(line: Line, kata: KataID?)] = []
    if choice.isSearching || !choice.search.isEmpty {
      let cursor = choice.isSearching ? "▏" : ""
      rows.append((Line([Span("/", .code), Span(choice.search + cursor, .strong)]), nil))
    }
    var stage = ""
    for kata in choice.katas {
      if kata.id.stage != stage {
        stage = kata.id.stage
        rows.append((Line(stage, .strong), nil))
      }
      rows.append((line(for: kata), kata.id))
    }
    if choice.katas.isEmpty { rows.append(("No kata is called so.", nil)) }
    return rows
  }

  private func line(for kata: Kata) -> Line {
    let record = progress.record(of: kata.id)
    let isSelected = kata.id == choice.selected
    let mark: (text: String, style: Style) =
      switch progress.state(of: kata.id) {
      case .done: ("✔", .good)
      case .open: ("▸", .strong)
      case .skipped: ("·", .bad)
      case .ahead: (" ", .plain)
      }
    let number = String(kata.number)
    let padding = String(repeating: " ", count: max(0, 3 - number.count))
    var words = ["\(kata.manifest.minutes) min"]
    if record.attempts > 0 { words.append(Wording.count(record.attempts, "check")) }
    if !record.hints.isEmpty { words.append(Wording.count(record.hints.count, "hint")) }
    return Line([
      Span(isSelected ? "❯ " : "  ", .code), Span(mark.text, mark.style),
      Span("\(padding)\(number)  ", .faint),
      Span(kata.id.name, isSelected ? .strong : .plain),
      Span("  \(words.joined(separator: ", "))  ", .faint), Span(kata.manifest.title, .faint),
    ])
  }
}
