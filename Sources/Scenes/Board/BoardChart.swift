/// Horizontal bars as inline SVG, described in words for screen readers.
struct BoardChart {
  let id: String
  let title: String
  let bars: [(label: String, learners: [Board.Learner])]

  static func places(_ board: Board.Show.Response) -> BoardChart {
    BoardChart(
      id: "places", title: "Where everybody is",
      bars: board.stages.map { stage in
        (stage.name, board.learners.filter { $0.kata?.id.stage == stage.name })
      })
  }

  /// How many katas the learners have done, one bar for each tenth of the course.
  static func distances(_ board: Board.Show.Response) -> BoardChart {
    let total = board.katas.count
    let size = max(1, (total + 9) / 10)
    let ranges =
      [0...0]
      + stride(from: 1, through: total, by: size).map {
        $0...min($0 + size - 1, total)
      }
    return BoardChart(
      id: "distances", title: "Katas done",
      bars: ranges.map { range in
        let more = range.count > 1 ? "–\(range.upperBound)" : ""
        return (
          "\(range.lowerBound)\(more)", board.learners.filter { range ~= $0.solved.count }
        )
      })
  }

  private static let row = 20
  private static let left = 130
  private static let width = 460.0

  var svg: String {
    let scale = Self.width / Double(max(1, bars.map(\.learners.count).max() ?? 1))
    let rows = bars.enumerated().map { index, bar in
      draw(bar.label, bar.learners, y: index * Self.row + 4, scale: scale)
    }
    let words = bars.filter { !$0.learners.isEmpty }.map { bar in
      "\(bar.label): "
        + BoardWording.counts(of: bar.learners).map(\.words).joined(separator: ", ")
    }
    return """
      <figure><figcaption>\(title)</figcaption>
      <svg viewBox="0 0 640 \(bars.count * Self.row + 4)" role="img" aria-labelledby="\(id)-t \(id)-d">
      <title id="\(id)-t">\(title)</title>
      <desc id="\(id)-d">\(words.joined(separator: ". ").html).</desc>
      \(rows.joined(separator: "\n"))
      </svg></figure>
      """
  }

  private func draw(
    _ label: String, _ learners: [Board.Learner], y: Int, scale: Double
  ) -> String {
    var x = Double(Self.left)
    var text =
      "<text x=\"\(Self.left - 8)\" y=\"\(y + 12)\" text-anchor=\"end\">\(label.html)</text>"
    for part in BoardWording.counts(of: learners) {
      let width = Double(part.count) * scale
      text +=
        "<rect class=\"\(part.state.rawValue)\" x=\"\(x.short)\" y=\"\(y)\" "
        + "width=\"\(max(1, width - 1).short)\" height=\"\(Self.row - 6)\" rx=\"2\"/>"
      x += width
    }
    guard !learners.isEmpty else { return text }
    return text + "<text x=\"\((x + 6).short)\" y=\"\(y + 12)\">\(learners.count)</text>"
  }
}

extension Double {
  /// With one digit after the point.
  fileprivate var short: String { "\((self * 10).rounded() / 10)" }
}
