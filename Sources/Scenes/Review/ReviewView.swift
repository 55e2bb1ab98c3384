package import Entities

/// The review on the command line.
package final class ReviewView: ReviewDisplayLogic {
  package var interactor: (any ReviewBusinessLogic)?
  private let terminal: any TerminalLogic

  package init(terminal: any TerminalLogic) {
    self.terminal = terminal
  }

  package func check(_ path: String) {
    interactor?.check(request: Review.Check.Request(path: path))
  }

  package func draw(_ path: String) {
    interactor?.draw(request: Review.Draw.Request(path: path))
  }

  package func explain(_ rule: String) {
    interactor?.explain(request: Review.Explain.Request(rule: rule))
  }

  package func listRules() {
    interactor?.listRules(request: Review.ListRules.Request())
  }

  package func displayPage(viewModel: Page) {
    terminal.show(viewModel)
  }
}
