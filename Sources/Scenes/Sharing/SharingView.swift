package import Entities

@MainActor
package protocol SharingDisplayLogic: AnyObject {
  func displayConfirmation(viewModel: Sharing.Question)
  func displayPage(viewModel: Page)
}

/// Joining and leaving on the command line.
package final class SharingView: SharingDisplayLogic {
  package var interactor: (any SharingBusinessLogic)?
  private let terminal: any TerminalLogic
  private let input: any LineInputLogic
  private var prompt: String?

  package init(terminal: any TerminalLogic, input: any LineInputLogic) {
    self.terminal = terminal
    self.input = input
  }

  /// - Throws: `Interrupted`.
  package func join(_ request: Sharing.Plan.Request) throws {
    interactor?.plan(request: request)
    guard let prompt else { return }
    let line = try input.line(after: prompt) ?? ""
    let isWanted = line.trimmed.lowercased().hasPrefix("y")
    interactor?.join(request: Sharing.Join.Request(isWanted: isWanted))
  }

  package func leave() {
    interactor?.leave(request: Sharing.Leave.Request())
  }

  package func displayConfirmation(viewModel: Sharing.Question) {
    terminal.show(viewModel.page)
    prompt = viewModel.prompt
  }

  package func displayPage(viewModel: Page) {
    terminal.show(viewModel)
  }
}
