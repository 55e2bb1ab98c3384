package import Entities

@MainActor
package protocol NewSceneDisplayLogic: AnyObject {
  func displayQuestion(viewModel: NewScene.Question)
  func displayConfirmation(viewModel: NewScene.Question)
  func displayPage(viewModel: Page)
}

/// The making of a scene on the command line.
package final class NewSceneView: NewSceneDisplayLogic {
  package var interactor: (any NewSceneBusinessLogic)?
  private let terminal: any TerminalLogic
  private let input: any LineInputLogic
  /// What is done with the next line that is typed.
  private var reply: (@MainActor (String) -> Void)?
  private var prompt = ""

  package init(terminal: any TerminalLogic, input: any LineInputLogic) {
    self.terminal = terminal
    self.input = input
  }

  /// Asks until everything is answered.
  /// - Throws: `Interrupted`.
  package func make(_ request: NewScene.Plan.Request) throws {
    interactor?.plan(request: request)
    while let reply {
      self.reply = nil
      guard let line = try input.line(after: prompt) else {
        interactor?.write(request: NewScene.Write.Request(isWanted: false))
        return
      }
      reply(line)
    }
  }

  package func displayQuestion(viewModel: NewScene.Question) {
    ask(viewModel) { [weak self] line in
      self?.interactor?.answer(request: NewScene.Answer.Request(text: line))
    }
  }

  package func displayConfirmation(viewModel: NewScene.Question) {
    ask(viewModel) { [weak self] line in
      let isWanted = line.lowercased().hasPrefix("y")
      self?.interactor?.write(request: NewScene.Write.Request(isWanted: isWanted))
    }
  }

  package func displayPage(viewModel: Page) {
    terminal.show(viewModel)
  }

  private func ask(_ question: NewScene.Question, reply: @escaping @MainActor (String) -> Void) {
    terminal.show(question.page)
    prompt = question.prompt
    self.reply = reply
  }
}
