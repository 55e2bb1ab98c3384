package import Entities

@MainActor
package protocol GradingDisplayLogic: AnyObject {
  func displayWarning(viewModel: String)
  func displayProgress(viewModel: String)
  /// - Throws: `UserError` when a file of it cannot be written.
  func displaySheet(viewModel: Grading.Sheet.ViewModel) throws
  func displayFailure(viewModel: Page)
}

/// Grading on the command line.
package final class GradingView: GradingDisplayLogic {
  package var interactor: (any GradingBusinessLogic)?
  private let terminal: any TerminalLogic
  private let papers: any PaperLogic

  package init(terminal: any TerminalLogic, papers: any PaperLogic) {
    self.terminal = terminal
    self.papers = papers
  }

  package func grade(_ request: Grading.Grade.Request) {
    interactor?.grade(request: request)
  }

  package func merge(_ files: [String], papers: Grading.Papers) {
    interactor?.merge(request: Grading.Merge.Request(files: files, papers: papers))
  }

  package func displayWarning(viewModel: String) {
    terminal.warn(viewModel)
  }

  package func displayProgress(viewModel: String) {
    terminal.showPassing(viewModel)
  }

  package func displaySheet(viewModel: Grading.Sheet.ViewModel) throws {
    try papers.write(viewModel.papers)
    terminal.show(viewModel.page)
  }

  package func displayFailure(viewModel: Page) {
    terminal.show(viewModel)
  }
}
