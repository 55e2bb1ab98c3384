import Entities

/// The course as a list to choose from.
struct WatchListPage {
  let choice: KataChoice
  let progress: Progress

  var lines: [Line] { rows.map(\.line) }

  var selectedLine: Int? { rows.firstIndex { $0.kata != nil && $0.kata == choice.selected } }

  private var rows: [CourseMap.Row] {
    var rows: [CourseMap.Row] = []
    if choice.isSearching || !choice.search.isEmpty {
      let cursor = choice.isSearching ? "▏" : ""
      rows.append(
        CourseMap.Row(
          line: Line(
            [Span("/", .code), Span(choice.search + cursor, .strong)],
            spoken: "Search: \(choice.search)")))
    }
    guard !choice.katas.isEmpty else {
      return rows + [CourseMap.Row(line: "No kata is called so.")]
    }
    let map = CourseMap(katas: choice.katas, progress: progress)
    return rows + map.rows(selected: choice.selected)
  }
}
