package import Entities

/// The board in a terminal's window, kept current.
package final class BoardWatchView: BoardDisplayLogic {
  package var interactor: (any BoardBusinessLogic)?
  package private(set) var isOver = false
  private let window: any ScreenLogic
  private let file: (any BoardFileLogic)?
  private var screen = WatchScreen()

  package init(window: any ScreenLogic, file: (any BoardFileLogic)?) {
    self.window = window
    self.file = file
    screen.keys = [
      Line([
        Span("↑↓", .code), Span(" scroll", .faint), Span("  q", .code), Span(" quit", .faint),
      ])
    ]
  }

  package func handle(_ event: Watch.Event) {
    switch event {
    case .key(.character("q")), .closed: isOver = true
    case .key(let key):
      if screen.scroll(key, in: window.size) { draw() }
    case .saved, .resized:
      interactor?.show(
        request: Board.Show.Request(
          columns: window.size.columns, wantsPage: file != nil, isWatched: true))
    }
  }

  package func displayPage(viewModel: Page) {
    screen.body = viewModel.lines
    screen.standing = Array(viewModel.lines.prefix(1))
    draw()
  }

  package func displayFile(viewModel: String) throws {
    try file?.write(viewModel)
  }

  private func draw() {
    window.draw(screen.rows(in: window.size))
  }
}
