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
        lines: ([head] + rows).map { Line($0.map(\.csvField).joined(separator: ",")) }))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error).page)
  }
}

extension String {
  /// The text as a field of CSV that no spreadsheet takes for a formula.
  var csvField: String {
    let isFormula = first.map { "=+-@\t\r".contains($0) } ?? false
    let text = isFormula ? "'\(self)" : self
    guard text.contains(where: { ",\"'".contains($0) || $0.isNewline }) else { return text }
    return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}
