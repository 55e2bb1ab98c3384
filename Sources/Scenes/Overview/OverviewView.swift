package import Entities

@MainActor
package protocol OverviewDisplayLogic: AnyObject {
  func displayPage(viewModel: Page)
}

/// The overview on the command line.
package final class OverviewView: OverviewDisplayLogic {
  package var interactor: (any OverviewBusinessLogic)?
  private let terminal: any TerminalLogic

  package init(terminal: any TerminalLogic) {
    self.terminal = terminal
  }

  package func list() {
    interactor?.show(request: Overview.Show.Request())
  }

  package func doctor() {
    interactor?.examine(request: Overview.Examine.Request())
  }

  package func setUp() {
    interactor?.setUp(request: Overview.Setup.Request())
  }

  package func clearCaches() {
    interactor?.clear(request: Overview.Clear.Request())
  }

  package func displayPage(viewModel: Page) {
    terminal.show(viewModel)
  }
}
