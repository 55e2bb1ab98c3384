package import Entities

@MainActor
package protocol AuthoringDisplayLogic: AnyObject {
  func displayPage(viewModel: Page)
  func displayProgress(viewModel: Authoring.Progress.ViewModel)
}

/// Authoring on the command line.
package final class AuthoringView: AuthoringDisplayLogic {
  package var interactor: (any AuthoringBusinessLogic)?
  private let terminal: any TerminalLogic

  package init(terminal: any TerminalLogic) {
    self.terminal = terminal
  }

  package func verify(_ katas: [String], fix: Bool) {
    interactor?.verify(request: Authoring.Verify.Request(katas: katas, fix: fix))
  }

  package func coverage() {
    interactor?.coverage(request: Authoring.Coverage.Request())
  }

  package func make(_ name: String, kind: Manifest.Kind, carries: String?) {
    interactor?.make(request: Authoring.New.Request(name: name, kind: kind, carries: carries))
  }

  package func displayPage(viewModel: Page) {
    terminal.show(viewModel)
  }

  package func displayProgress(viewModel: Authoring.Progress.ViewModel) {
    terminal.show(viewModel.page)
    terminal.showPassing(viewModel.passing)
  }
}
