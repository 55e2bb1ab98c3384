/// A table for a terminal. If its columns do not fit, those with the longest texts are cut.
struct TextTable<Item> {
  struct Column {
    let title: String
    /// Numbers are aligned to the right and never cut.
    var isNumber = false
    let cell: (Item) -> Span
  }

  let columns: [Column]
  let items: [Item]
  let spoken: (Item) -> String
  var notes: (Item) -> [Line] = { _ in [] }

  /// The fewest cells that a text is cut to.
  private static var least: Int { 8 }

  func lines(width: Int) -> [Line] {
    let rows: [[Span]] = items.map { item in columns.map { $0.cell(item) } }
    let heads: [Span] = columns.map { Span($0.title, .faint) }
    let widths = widths(of: [heads] + rows, in: width)
    var lines = [line(heads, widths, spoken: "").cropped(to: width)]
    for (item, row) in zip(items, rows) {
      lines.append(line(row, widths, spoken: spoken(item)).cropped(to: width))
      lines += notes(item).flatMap { $0.wrapped(to: width) }
    }
    return lines
  }

  private func widths(of rows: [[Span]], in width: Int) -> [Int] {
    var widths = columns.indices.map { column in rows.map { $0[column].text.columns }.max() ?? 0 }
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

  private func line(_ row: [Span], _ widths: [Int], spoken: String) -> Line {
    var spans: [Span] = []
    for (index, cell) in row.enumerated() {
      let fitting = Line([cell]).cropped(to: widths[index])
      let space = Span(String(repeating: " ", count: widths[index] - fitting.columns))
      if index > 0 { spans.append(Span(" ")) }
      spans += columns[index].isNumber ? [space] + fitting.spans : fitting.spans + [space]
    }
    while spans.last?.text.allSatisfy({ $0 == " " }) == true { spans.removeLast() }
    return Line(spans, spoken: spoken)
  }
}
