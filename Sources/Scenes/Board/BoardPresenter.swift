import Foundation

@MainActor
protocol BoardPresentationLogic: FailurePresentationLogic {
  func presentShow(response: Board.Show.Response)
  func presentHands(response: Board.Show.Response)
}

/// Puts the board into words for a terminal, and into its other forms.
struct BoardPresenter: BoardPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  /// The page for a browser; nil if none is wanted.
  var page: BoardPage?
  let columns: @MainActor () -> Int

  func presentShow(response: Board.Show.Response) {
    let table = BoardTable(board: response, width: columns())
    var lines = [Line(BoardWording.summary(response.learners), .strong)]
    if response.learners.isEmpty {
      lines.append("Learners share their progress with `\(words.elsewhere.command("join"))`.".line)
    } else {
      if !response.asking.isEmpty {
        lines += ["", Line(BoardWording.hands(response), .strong)] + table.hands(isWhole: false)
      }
      lines += [""] + table.legend + table.learners
      if !response.topics.isEmpty { lines += [""] + table.topics }
    }
    display(lines, of: response, inSpreadsheet: response.learners)
  }

  func presentHands(response: Board.Show.Response) {
    let table = BoardTable(board: response, width: columns())
    display(
      [Line(BoardWording.hands(response), .strong)] + table.hands(isWhole: true), of: response,
      inSpreadsheet: response.asking.map(\.learner))
  }

  private func display(
    _ lines: [Line], of response: Board.Show.Response, inSpreadsheet rows: [Board.Learner]
  ) {
    var lines = lines
    let mistakes = response.plan?.mistakes
    if let mistakes { lines.insert(Line(mistakes, .bad), at: 1) }
    let learners = response.learners.map { learner in
      JSONObject(members: BoardColumn.allCases.map { $0.cell(of: learner, on: response).member })
    }
    let hands = response.asking.map { learner, hand -> JSONObject in
      [
        "learner": learner.name, "kata": hand.kata, "question": hand.question,
        "since": hand.since.ISO8601Format(), "code": learner.code,
      ]
    }
    let cells = rows.map { learner in
      BoardColumn.allCases.map { $0.cell(of: learner, on: response) }.map { $0.csv ?? $0.text }
    }
    view?.display(
      Page(
        lines: lines,
        object: [
          "at": response.time.ISO8601Format(), "learners": learners, "katas": response.topics,
          "hands": hands, "planMistakes": mistakes,
        ],
        formats: [.csv: CSV(rows: [BoardColumn.allCases.map(\.csvTitle)] + cells)],
        files: page.map { [OutputFile(path: $0.path, text: $0.text(of: response))] } ?? [],
        frame: Frame(role: .renewed)))
  }
}
