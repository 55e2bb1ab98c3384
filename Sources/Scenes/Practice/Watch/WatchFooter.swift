import Entities

/// The line that says where the learner is: kata, stage and a bar for the course.
struct WatchFooter {
  let standing: Watch.Standing.Response

  /// From the longest to the shortest.
  var lines: [Line] {
    guard let kata = standing.kata else { return [] }
    let katas = standing.course.katas
    let stage = katas.filter { $0.id.stage == kata.id.stage }
    let done = katas.filter(isDone).count
    let name = [Span("\(mark)\(kata.id)", style)]
    let inStage = Span(
      "  stage \(kata.id.stage): \(stage.filter(isDone).count) of \(stage.count)", .faint)
    let sum = Span("  \(done) of \(katas.count)")
    return [
      Line(name + [inStage] + bar(done, katas.count, width: 20) + [sum, Span(" katas")]),
      Line(name + [inStage] + bar(done, katas.count, width: 10) + [sum]),
      Line(name + bar(done, katas.count, width: 10) + [sum]),
      Line(name + bar(done, katas.count, width: 5) + [sum]),
      Line(name + [sum]), Line(name),
    ]
  }

  private var mark: String {
    switch standing.outcome {
    case .none: "▸ "
    case .green: "✔ "
    default: "✘ "
    }
  }

  private var style: Style {
    switch standing.outcome {
    case .none: .strong
    case .green: .good
    default: .bad
    }
  }

  private func isDone(_ kata: Kata) -> Bool {
    standing.progress.state(of: kata.id) == .done
  }

  private func bar(_ done: Int, _ total: Int, width: Int) -> [Span] {
    let filled = total == 0 ? 0 : done * width / total
    return [
      Span("  "), Span(String(repeating: "█", count: filled), .good),
      Span(String(repeating: "░", count: width - filled), .faint),
    ]
  }
}
