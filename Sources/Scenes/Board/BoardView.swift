package import Entities

@MainActor
package protocol BoardDisplayLogic: AnyObject {
  func displayPage(viewModel: Page)
  /// - Throws: `UserError` when the file cannot be written.
  func displayFile(viewModel: String) throws
}

/// Where the page for a browser goes.
package protocol BoardFileLogic {
  /// Replaces the file as a whole: whoever reads it finds the former page or the new one.
  /// - Throws: `UserError` when it cannot be written.
  func write(_ text: String) throws
}

/// The board as lines, once or again and again.
package final class BoardView: BoardDisplayLogic {
  package var interactor: (any BoardBusinessLogic)?
  private let terminal: any TerminalLogic
  private let file: (any BoardFileLogic)?
  private let columns: Int

  /// - Parameter columns: the cells of a line of the terminal.
  package init(terminal: any TerminalLogic, file: (any BoardFileLogic)?, columns: Int) {
    self.terminal = terminal
    self.file = file
    self.columns = columns
  }

  package func look(isWatched: Bool) {
    interactor?.show(
      request: Board.Show.Request(
        columns: columns, wantsPage: file != nil, isWatched: isWatched))
  }

  package func displayPage(viewModel: Page) {
    terminal.show(viewModel)
  }

  package func displayFile(viewModel: String) throws {
    try file?.write(viewModel)
  }
}
