import Entities

@MainActor
package protocol BoardPresentationLogic: AnyObject {
  var view: (any BoardDisplayLogic)? { get set }
  func presentShow(response: Board.Show.Response)
  /// The same as a page for a browser.
  /// - Throws: `UserError` when its file cannot be written.
  func presentPage(response: Board.Show.Response) throws
  func presentFailure(error: any Error)
}

extension BoardPresentationLogic {
  package func presentPage(response: Board.Show.Response) throws {
    try view?.displayFile(viewModel: BoardPage(response: response).text)
  }
}

/// Words the board for a terminal.
package final class BoardPresenter: BoardPresentationLogic {
  package weak var view: (any BoardDisplayLogic)?
  private let words: Wording

  package init(program: String) {
    words = Wording(program: program)
  }

  package func presentShow(response: Board.Show.Response) {
    let wording = BoardWording(katas: response.katas)
    var lines = [Line(wording.summary(response.learners), .strong)]
    if response.learners.isEmpty {
      lines.append("Learners share their progress with `\(words.command("join"))`.".line)
    } else {
      lines += ["", wording.legend] + BoardTable.learners(response, wording)
    }
    if !response.topics.isEmpty { lines += [""] + BoardTable.topics(response, wording) }
    view?.displayPage(viewModel: Page(lines: lines))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error, program: words.program).page)
  }
}
