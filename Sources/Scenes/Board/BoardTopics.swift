import Entities

/// What there may be to explain to all: each kata, seen over all learners.
struct BoardTopics {
  let learners: [Board.Learner]

  /// The katas that anybody tried, in the course's order.
  func topics(of katas: [Kata]) -> [Board.Topic] {
    katas.compactMap { kata in
      let works = learners.compactMap { $0.works[kata.id] }.filter { $0.checks > 0 }
      guard !works.isEmpty else { return nil }
      let solved = works.filter(\.isSolved)
      return Board.Topic(
        kata: kata, tried: works.count, solved: solved.count,
        median: median(solved.map(\.seconds)), failing: commonest(works.map(\.stumbles)),
        mistake: commonest(works.map(\.mistakes)))
    }
  }

  private func median(_ seconds: [Double]) -> Double? {
    guard !seconds.isEmpty else { return nil }
    let sorted = seconds.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// A learner counts once for each text, so that nobody alone makes it the commonest.
  private func commonest(_ texts: [[String]]) -> Board.Tally? {
    var counts: [String: Int] = [:]
    for text in texts.flatMap({ Set($0) }) { counts[text, default: 0] += 1 }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { Board.Tally(text: $0.key, learners: $0.value) }
  }
}
