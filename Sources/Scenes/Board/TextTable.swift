/// Columns for a terminal of some width: where they do not fit, those with long texts give way.
struct TextTable {
  struct Column {
    let title: String
    /// Numbers stand to the right, and are never cut.
    let isNumber: Bool
  }

  struct Row {
    let cells: [Span]
    /// What a screen reader says.
    let spoken: String
    /// Stand below the row.
    var notes: [Line] = []
  }

  let columns: [Column]
  let rows: [Row]

  /// Cells that a text keeps at least.
  private static let least = 8

  func lines(width: Int) -> [Line] {
    let widths = widths(in: width)
    let head = Row(cells: columns.map { Span($0.title, .faint) }, spoken: "")
    return ([head] + rows).flatMap { [line($0, widths).cropped(to: width)] + $0.notes }
  }

  private func widths(in width: Int) -> [Int] {
    var widths = columns.indices.map { column in
      max(columns[column].title.columns, rows.map { $0.cells[column].text.columns }.max() ?? 0)
    }
    let texts = columns.indices.filter { !columns[$0].isNumber }
    var excess = widths.reduce(columns.count - 1, +) - width
    while excess > 0, let widest = texts.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.least
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func line(_ row: Row, _ widths: [Int]) -> Line {
    var spans: [Span] = []
    for (index, cell) in row.cells.enumerated() {
      let fitting = Line([cell]).cropped(to: widths[index])
      let space = Span(String(repeating: " ", count: widths[index] - fitting.columns))
      if index > 0 { spans.append(Span(" ")) }
      spans += columns[index].isNumber ? [space] + fitting.spans : fitting.spans + [space]
    }
    while spans.last?.text.allSatisfy({ $0 == " " }) == true { spans.removeLast() }
    return Line(spans, spoken: row.spoken)
  }
}
