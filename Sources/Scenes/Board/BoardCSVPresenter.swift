import Entities
import Foundation

/// Puts the learners into CSV, for a spreadsheet.
package final class BoardCSVPresenter: BoardPresentationLogic {
  package weak var view: (any BoardDisplayLogic)?

  package init() {}

  package func presentShow(response: Board.Show.Response) {
    let head = [
      "learner", "state", "done", "total", "kata", "minutes", "checks", "hints", "fails first",
      "last seen", "problems",
    ]
    let wording = BoardWording(katas: response.katas)
    let rows = response.learners.map { learner in
      [
        learner.name, learner.state.word, "\(wording.done(learner))", "\(response.katas.count)",
        learner.kata?.id.description ?? "", "\(Int(learner.work.seconds / 60))",
        "\(learner.work.checks)", "\(learner.work.hints)", learner.work.failing ?? "",
        learner.lastSeen?.ISO8601Format() ?? "",
        learner.flaws.map(BoardWording.flaw).joined(separator: "; "),
      ]
    }
    view?.displayPage(
      viewModel: Page(
        lines: ([head] + rows).map { Line($0.map(\.csvCell).joined(separator: ",")) }))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error).page)
  }
}
