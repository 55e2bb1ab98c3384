import Foundation

@MainActor
protocol BoardBusinessLogic {
  func show()
  /// Shows only the learners whose hand is up, with what they sent.
  func showHands()
}

/// Decides who needs help, and what may need explaining to all.
struct BoardInteractor: BoardBusinessLogic {
  let presenter: any BoardPresentationLogic
  let course: any CourseWorkerLogic
  let place: any PlaceWorkerLogic
  let clock: any ClockWorkerLogic

  func show() {
    attempt(failuresTo: presenter) { presenter.presentShow(response: try board()) }
  }

  func showHands() {
    attempt(failuresTo: presenter) { presenter.presentHands(response: try board()) }
  }

  private func board() throws -> Board.Show.Response {
    let course = try course.course()
    try course.requireKatas()
    let time = clock.now
    let exams = KataMaterial(course: course, worker: self.course).exams(of: course.katas)
    let summary = LearnerSummary(katas: course.katas, exams: exams, now: time)
    let learners = try place.records { summary.learner($0) }.sorted { $0.order < $1.order }
    return Board.Show.Response(
      time: time, katas: course.katas, stages: course.stages, learners: learners,
      topics: course.katas.compactMap { Board.Topic($0.id, learners) },
      plan: WorkshopPlan(Result { try place.plan() }, for: course, now: time))
  }
}

extension Board.Learner {
  /// Those who need help most come first; of the quiet, the one who was quiet longest comes last.
  fileprivate var order: (Int, Double, String) {
    let urgency =
      switch state {
      case .stuck, .working: need
      case .quiet: lastSeen?.timeIntervalSince1970 ?? 0
      case .waiting, .done: 0.0
      }
    return (state.rank, -urgency, name)
  }
}

extension Board.Topic {
  /// What may need explaining to all; nil for a kata that nobody checked.
  fileprivate init?(_ kata: KataID, _ learners: [Board.Learner]) {
    let works = learners.compactMap { $0.works[kata] }.filter { $0.checks > 0 }
    guard !works.isEmpty else { return nil }
    let times = works.filter(\.isSolved).map(\.seconds).sorted()
    let middle = times.isEmpty ? [] : [times[(times.count - 1) / 2], times[times.count / 2]]
    self.init(
      id: kata, tried: works.count, solved: times.count,
      medianSeconds: middle.isEmpty ? nil : Int(middle.reduce(0, +) / 2),
      failing: Board.Tally(commonestOf: works.map(\.stumbles)),
      looksLike: Board.Tally(commonestOf: works.map(\.mistakes)))
  }
}

extension Board.Tally {
  /// Each learner counts once per text, so that nobody alone makes it the commonest.
  fileprivate init?(commonestOf texts: [[String]]) {
    var counts: [String: Int] = [:]
    for text in texts.flatMap({ Set($0) }) { counts[text, default: 0] += 1 }
    let first = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first else { return nil }
    self.init(text: first.key, learners: first.value)
  }
}
