import Foundation

/// The page's tables. End tags that HTML does not need are left out: a thousand learners make a
/// long page.
struct BoardPageTables {
  let board: Board.Show.Response

  private static let columns: [BoardColumn] = [
    .state, .learner, .kata, .time, .failing, .checks, .hints, .done,
  ]

  var text: String {
    let stages = board.stages.map {
      "<th scope=\"col\" class=\"stage\"><span>\($0.name.html)</span>"
    }
    return table(
      "hands", BoardWording.hands(board), ["kata", "learner", "since", "asks"].map(head),
      board.asking.map(row)
    )
      + table(
        "learners", "Learners: who needs help first",
        Self.columns.map { head($0.rawValue) } + stages + [head(BoardColumn.seen.rawValue)],
        board.learners.map(row)
      )
      + table(
        "katas", "Katas: what to explain to everyone",
        ["kata", "tried", "solved", "median time", "stumbling block", "looks like"].map(head),
        board.topics.map(row))
  }

  private func table(_ id: String, _ title: String, _ heads: [String], _ rows: [String]) -> String {
    guard !rows.isEmpty else { return "" }
    return """
      <section class="table" tabindex="0" role="region" aria-label="\(title)">
      <table id="\(id)"><caption>\(title)</caption>
      <thead><tr>\(heads.joined())</thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      </section>

      """
  }

  private func head(_ title: String) -> String {
    let title = title.prefix(1).uppercased() + title.dropFirst()
    return "<th scope=\"col\"><button type=\"button\">\(title)</button>"
  }

  private func row(_ learner: Board.Learner, _ hand: Progress.Hand) -> String {
    let code = learner.code.map { file in
      let text = file.text.replacingOccurrences(of: "\t", with: "    ").lines.map(\.html)
      return "<b>\(file.name.html)</b><pre>\(text.joined(separator: "\n"))</pre>"
    }
    let seconds = board.time.timeIntervalSince(hand.since)
    return
      "<tr><td class=\"kata\">\(hand.kata.name.html)<th scope=\"row\"><bdi>\(learner.name.html)</bdi>"
      + "<td data-v=\"\(-Int(seconds))\">\(BoardWording.time(seconds))<td class=\"words\">\(hand.question.html)"
      + (code.isEmpty ? "" : "<details><summary>Code</summary>\(code.joined())</details>")
  }

  private func row(_ learner: Board.Learner) -> String {
    let stages = board.stages.map { stage in
      let done = learner.count(ofSolved: stage.katas)
      let isHere = learner.kata?.id.stage == stage.name ? " here" : ""
      let level = done == 0 ? "none" : done == stage.katas.count ? "all" : "some"
      return "<td class=\"stage \(level)\(isHere)\">\(done == 0 ? "" : "\(done)")"
    }
    return "<tr class=\"\(learner.state.rawValue)\">"
      + Self.columns.map { cell($0, of: learner) }.joined() + stages.joined()
      + cell(.seen, of: learner)
  }

  private func cell(_ column: BoardColumn, of learner: Board.Learner) -> String {
    let cell = column.cell(of: learner, on: board)
    let text = cell.text.html
    let rank = cell.rank.map { " data-v=\"\($0)\"" } ?? ""
    switch column {
    case .state:
      return "<td\(rank)><i aria-hidden=\"true\">\(learner.state.mark.text)</i>"
        + " <span>\(text)</span>"
    case .learner:
      let flaws = learner.flaws.map { "<small>\(BoardWording.flaw($0).html)</small>" }
      return "<th scope=\"row\"><bdi>\(text)</bdi>\(flaws.joined())"
    case .kata: return "<td class=\"kata\">\(text)"
    case .failing: return "<td class=\"test\">\(text.breakable)"
    default: return "<td\(rank)>\(text)"
    }
  }

  private func row(_ topic: Board.Topic) -> String {
    let title = board.katas.first { $0.id == topic.id }?.manifest.title ?? ""
    let share =
      "<svg viewBox=\"0 0 100 10\" aria-hidden=\"true\"><rect width=\"100\" height=\"10\"/>"
      + "<rect class=\"done\" width=\"\(100 * topic.solved / topic.tried)\" height=\"10\"/></svg>"
    let median = topic.medianSeconds.map { "\($0)" } ?? ""
    return "<tr><th scope=\"row\">\(topic.id.description.html)<small>\(title.html)</small>"
      + "<td>\(topic.tried)<td data-v=\"\(topic.solved)\">\(share) \(topic.solved)"
      + "<td data-v=\"\(median)\">\(topic.median)<td class=\"test\">\(text(topic.failing))"
      + "<td class=\"words\">\(text(topic.looksLike))"
  }

  private func text(_ tally: Board.Tally?) -> String {
    guard let tally else { return "" }
    return "\(tally.text.html.breakable) <span>(\(Wording.count(tally.learners, "learner")))</span>"
  }
}

extension String {
  /// HTML in which the long name of a test may break before each of its words.
  fileprivate var breakable: String {
    replacing(/([a-z])([A-Z])/) { "\($0.output.1)<wbr>\($0.output.2)" }
  }
}
