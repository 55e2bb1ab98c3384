import Entities
import Foundation

/// Puts the board into JSON.
package final class BoardJSONPresenter: BoardPresentationLogic {
  package weak var view: (any BoardDisplayLogic)?

  package init() {}

  package func presentShow(response: Board.Show.Response) {
    view?.displayPage(
      viewModel: JSONPage.page(
        BoardObject(
          at: response.time.ISO8601Format(),
          learners: response.learners.map { LearnerObject($0, katas: response.katas) },
          katas: response.topics.map(TopicObject.init))))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: JSONPage.page(failure: error))
  }
}

private struct BoardObject: Encodable {
  var schema = 1
  let at: String
  let learners: [LearnerObject]
  let katas: [TopicObject]
}

private struct LearnerObject: Encodable {
  let name: String
  let state: String
  let solved: [String]
  let total: Int
  let current: String?
  let seconds: Int
  let attempts: Int
  let hints: Int
  let failing: String?
  let lastSeen: String?
  let problems: [String]

  init(_ learner: Board.Learner, katas: [Kata]) {
    name = learner.name
    state = learner.state == .waiting ? "not-begun" : learner.state.rawValue
    solved = katas.filter { learner.works[$0.id]?.isSolved == true }.map(\.id.description)
    total = katas.count
    current = learner.kata?.id.description
    seconds = Int(learner.work.seconds)
    attempts = learner.work.checks
    hints = learner.work.hints
    failing = learner.work.failing
    lastSeen = learner.lastSeen?.ISO8601Format()
    problems = learner.flaws.map(BoardWording.flaw)
  }
}

private struct TopicObject: Encodable {
  let id: String
  let tried: Int
  let solved: Int
  let medianSeconds: Int?
  let failing: TallyObject?
  let looksLike: TallyObject?

  init(_ topic: Board.Topic) {
    id = topic.kata.id.description
    tried = topic.tried
    solved = topic.solved
    medianSeconds = topic.median.map { Int($0) }
    failing = topic.failing.map(TallyObject.init)
    looksLike = topic.mistake.map(TallyObject.init)
  }
}

private struct TallyObject: Encodable {
  let text: String
  let learners: Int

  init(_ tally: Board.Tally) {
    text = tally.text
    learners = tally.learners
  }
}
