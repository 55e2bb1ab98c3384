package import Entities

/// Practice on the command line: a command becomes a request, a view model is printed.
package final class PracticeView: PracticeDisplayLogic {
  package var interactor: (any PracticeBusinessLogic)?
  private let terminal: any TerminalLogic

  package init(terminal: any TerminalLogic) {
    self.terminal = terminal
  }

  package func next() {
    interactor?.next(request: Practice.Next.Request())
  }

  package func check(_ kata: String?) {
    interactor?.check(request: Practice.Check.Request(kata: kata))
  }

  package func open(_ kata: String) {
    interactor?.open(request: Practice.Open.Request(kata: kata))
  }

  package func brief(_ kata: String?) {
    interactor?.brief(request: Practice.Brief.Request(kata: kata))
  }

  package func hint(_ kata: String?, all: Bool) {
    interactor?.hint(request: Practice.Hint.Request(kata: kata, all: all))
  }

  package func reset(_ kata: String?) {
    interactor?.reset(request: Practice.Reset.Request(kata: kata))
  }

  package func solution(_ kata: String?, spoil: Bool) {
    interactor?.solution(request: Practice.Solution.Request(kata: kata, spoil: spoil))
  }

  package func displayPage(viewModel: Page) {
    terminal.show(viewModel)
  }

  package func displayChecking(viewModel: Practice.Checking.ViewModel) {
    terminal.showPassing(viewModel.text)
  }
}
