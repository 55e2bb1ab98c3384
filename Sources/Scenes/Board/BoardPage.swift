import Foundation

/// The board as one self-contained page for a browser: it needs no network and no other file.
struct BoardPage: Sendable {
  let path: String
  /// The fixed part of each board, with placeholders such as `__TILES__` for the rest.
  let layout: String
  var isWatched = false

  /// Seconds after which the page of a watched board reloads itself.
  private static let refresh = 5

  func text(of board: Board.Show.Response) -> String {
    let time = board.time.ISO8601Format()
    let mistakes = board.plan?.mistakes.map { "<p><strong>\($0.html)</strong></p>\n" } ?? ""
    let parts = [
      "AGAIN": isWatched
        ? "<noscript><meta http-equiv=\"refresh\" content=\"\(Self.refresh)\"></noscript>" : "",
      "STUCK": "\(board.learners.count { $0.state == .stuck })",
      "SECONDS": "\(isWatched ? Self.refresh : 0)",
      "TIME": "<time datetime=\"\(time)\">\(time)</time>" + (isWatched ? ", kept current" : ""),
      "TILES": mistakes + tiles(board.learners),
      "CHARTS": BoardChart.places(board).svg + "\n" + BoardChart.distances(board).svg,
      "TABLES": BoardPageTables(board: board).text,
      "RULE": BoardWording.rule.lines.joined(separator: " ").html,
    ]
    return layout.filled(parts)
  }

  private func tiles(_ learners: [Board.Learner]) -> String {
    let tiles = Board.State.allCases.map { state in
      let count = learners.count { $0.state == state }
      return "<li class=\"\(state.rawValue)\"><b>\(count)</b> \(state.word)</li>"
    }
    return "<ul class=\"tiles\" aria-label=\"\(BoardWording.summary(learners))\">"
      + tiles.joined() + "</ul>"
  }
}
