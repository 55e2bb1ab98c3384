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
    func line(_ width: Int, _ noun: String = "") -> [Span] {
      [Span("  ")] + CourseMap.bar(done: done, of: katas.count, width: width, noun: noun).spans
    }
    let sum = Span("  \(done) of \(katas.count)")
    let spoken =
      "Stage \(kata.id.stage): \(stage.filter(isDone).count) of "
      + "\(Wording.count(stage.count, "kata")) done. Course: \(done) of \(katas.count)."
    return [
      Line(name + [inStage] + line(20, " katas"), spoken: spoken),
      Line(name + [inStage] + line(10)), Line(name + [inStage] + line(5)),
      Line(name + line(10)), Line(name + line(5)),
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
}
