import Entities
import Foundation

/// The board as one page for a browser, which needs nothing else: no network, no other file.
struct BoardPage {
  let response: Board.Show.Response
  private let wording: BoardWording

  /// Seconds after which the page of a board that is watched loads itself again.
  private static let refresh = 5

  init(response: Board.Show.Response) {
    self.response = response
    wording = BoardWording(katas: response.katas)
  }

  var text: String {
    let stuck = response.learners.count { $0.state == .stuck }
    let isLive = response.request.isWatched
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src '\(BoardPageScript.hash)'; base-uri 'none'; \
      form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(isLive ? "<noscript><meta http-equiv=\"refresh\" content=\"\(Self.refresh)\"></noscript>" : "")
      <title>\(stuck) stuck · Workshop board</title>
      <style>\(BoardPageStyle.text)</style>
      </head>
      <body data-refresh="\(isLive ? Self.refresh : 0)">
      <header>
      <h1>Workshop board</h1>
      <p>\(time)\(isLive ? ", kept current" : "")</p>
      </header>
      <main>
      \(tiles)
      <div class="charts">
      \(BoardChart.places(response, wording).svg)
      \(BoardChart.distances(response, wording).svg)
      </div>
      \(BoardPageTables(response: response, wording: wording).text)
      <p class="rule">\(Board.rule.html)</p>
      </main>
      <script>\(BoardPageScript.text)</script>
      </body>
      </html>

      """
  }

  private var time: String {
    let time = response.time.ISO8601Format()
    return "<time datetime=\"\(time)\">\(time)</time>"
  }

  private var tiles: String {
    let tiles = Board.State.allCases.map { state in
      let count = response.learners.count { $0.state == state }
      return "<li class=\"\(state.rawValue)\"><b>\(count)</b> \(state.word)</li>"
    }
    return "<ul class=\"tiles\" aria-label=\"\(wording.summary(response.learners))\">"
      + tiles.joined() + "</ul>"
  }
}
