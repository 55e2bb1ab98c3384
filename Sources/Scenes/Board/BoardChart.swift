import Entities

/// Horizontal bars as inline SVG, with their numbers in words beside them.
struct BoardChart {
  let id: String
  let title: String
  let bars: [Bar]

  struct Bar {
    let label: String
    /// From left to right.
    let parts: [(state: Board.State, count: Int)]

    var total: Int { parts.map(\.count).reduce(0, +) }
  }

  /// How many work in which stage.
  static func places(_ response: Board.Show.Response, _ wording: BoardWording) -> BoardChart {
    BoardChart(
      id: "places", title: "Where everybody is",
      bars: wording.stages.map { stage in
        bar(stage.name, response.learners.filter { $0.kata?.id.stage == stage.name })
      })
  }

  /// How many have done how much, a tenth of the course a bar.
  static func distances(_ response: Board.Show.Response, _ wording: BoardWording) -> BoardChart {
    let total = wording.katas.count
    let size = max(1, (total + 9) / 10)
    let done = Dictionary(grouping: response.learners) { wording.done($0) }
    let none = bar("0", done[0] ?? [])
    let others = stride(from: 1, through: max(1, total), by: size).map { first in
      let last = min(first + size - 1, total)
      return bar(
        first >= last ? "\(first)" : "\(first)–\(last)",
        (first...max(first, last)).flatMap { done[$0] ?? [] })
    }
    return BoardChart(id: "distances", title: "Katas done", bars: [none] + others)
  }

  private static func bar(_ label: String, _ learners: [Board.Learner]) -> Bar {
    Bar(
      label: label,
      parts: Board.State.allCases.map { state in
        (state, learners.count { $0.state == state })
      }.filter { $0.count > 0 })
  }

  private static let row = 20
  private static let left = 130
  private static let width = 460

  var svg: String {
    let most = max(1, bars.map(\.total).max() ?? 1)
    let height = bars.count * Self.row + 4
    let rows = bars.enumerated().map { index, bar in
      draw(bar, y: index * Self.row + 4, scale: Double(Self.width) / Double(most))
    }
    let words = bars.filter { $0.total > 0 }.map(\.words).joined(separator: ". ")
    return """
      <figure><figcaption>\(title)</figcaption>
      <svg viewBox="0 0 640 \(height)" role="img" aria-labelledby="\(id)-t \(id)-d">
      <title id="\(id)-t">\(title)</title>
      <desc id="\(id)-d">\(words.html).</desc>
      \(rows.joined(separator: "\n"))
      </svg></figure>
      """
  }

  private func draw(_ bar: Bar, y: Int, scale: Double) -> String {
    var x = Double(Self.left)
    var text =
      "<text x=\"\(Self.left - 8)\" y=\"\(y + 12)\" text-anchor=\"end\">\(bar.label.html)</text>"
    for part in bar.parts {
      let width = Double(part.count) * scale
      text +=
        "<rect class=\"\(part.state.rawValue)\" x=\"\(x.short)\" y=\"\(y)\" "
        + "width=\"\(max(1, width - 1).short)\" height=\"\(Self.row - 6)\" rx=\"2\"/>"
      x += width
    }
    guard bar.total > 0 else { return text }
    return text + "<text x=\"\((x + 6).short)\" y=\"\(y + 12)\">\(bar.total)</text>"
  }
}

extension BoardChart.Bar {
  fileprivate var words: String {
    "\(label): " + parts.map { "\($0.count) \($0.state.word)" }.joined(separator: ", ")
  }
}

extension Double {
  /// With one digit after the point.
  fileprivate var short: String { "\((self * 10).rounded() / 10)" }
}
