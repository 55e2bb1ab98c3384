import Entities

/// The board's two tables for a terminal.
enum BoardTable {
  /// Columns from which a count stands beside the stages.
  private static let wide = 100

  static func learners(_ response: Board.Show.Response, _ wording: BoardWording) -> [Line] {
    let showsStages = wording.stages.count <= response.request.columns / 4
    let showsCount = !showsStages || response.request.columns >= wide
    let rows = response.learners.map { learner in
      TextTable.Row(
        cells: [
          Span(learner.state.mark, learner.state.style),
          Span(learner.name, learner.state == .stuck ? .strong : learner.state.style),
        ] + (showsStages ? [Span(strip(learner, wording))] : [])
          + (showsCount ? [Span("\(wording.done(learner))")] : []) + work(learner),
        spoken: spoken(learner, wording),
        notes: learner.flaws.map { flaw in
          let words = BoardWording.flaw(flaw)
          return Line("  ! \(words)", .bad, spoken: "\(learner.name): \(words).")
            .cropped(to: response.request.columns)
        })
    }
    let initials = wording.stages.map { String($0.name.prefix(1)) }.joined()
    let columns =
      [TextTable.Column(title: " ", isNumber: true), TextTable.Column(title: "learner")]
      + (showsStages ? [TextTable.Column(title: initials, isNumber: true)] : [])
      + (showsCount ? [TextTable.Column(title: "done", isNumber: true)] : [])
      + [
        TextTable.Column(title: "kata"), TextTable.Column(title: "time", isNumber: true),
        TextTable.Column(title: "checks", isNumber: true),
        TextTable.Column(title: "hints", isNumber: true), TextTable.Column(title: "fails first"),
      ]
    return TextTable(columns: columns, rows: rows).lines(width: response.request.columns)
  }

  static func topics(_ response: Board.Show.Response, _ wording: BoardWording) -> [Line] {
    let rows = response.topics.map { topic in
      TextTable.Row(
        cells: [
          Span(topic.kata.id.name), Span("\(topic.tried)"), Span("\(topic.solved)"),
          Span(topic.median.map(BoardWording.time) ?? ""), Span(text(topic.failing)),
          Span(text(topic.mistake)),
        ], spoken: spoken(topic))
    }
    let columns = [
      TextTable.Column(title: "kata"), TextTable.Column(title: "tried", isNumber: true),
      TextTable.Column(title: "solved", isNumber: true),
      TextTable.Column(title: "median", isNumber: true), TextTable.Column(title: "stumbling block"),
      TextTable.Column(title: "looks like"),
    ]
    return TextTable(columns: columns, rows: rows).lines(width: response.request.columns)
  }

  /// A sign for each stage: all of its katas done, some, or none.
  private static func strip(_ learner: Board.Learner, _ wording: BoardWording) -> String {
    wording.stages.map { stage in
      let done = stage.katas.count { learner.works[$0.id]?.isSolved == true }
      if done == stage.katas.count { return "█" }
      if done == 0 { return stage.name == learner.kata?.id.stage ? "▸" : "·" }
      return done < 10 ? "\(done)" : "+"
    }.joined()
  }

  private static func work(_ learner: Board.Learner) -> [Span] {
    guard let kata = learner.kata else {
      return [learner.state.word, "", "", "", ""].map { Span($0, learner.state.style) }
    }
    let work = learner.work
    return [
      Span(kata.id.name), Span(BoardWording.time(work.seconds)), Span("\(work.checks)"),
      Span("\(work.hints)"), Span(work.isSolved ? "✔" : work.failing ?? ""),
    ]
  }

  private static func text(_ tally: Board.Tally?) -> String {
    tally.map { "\($0.learners)× \($0.text)" } ?? ""
  }

  private static func spoken(_ learner: Board.Learner, _ wording: BoardWording) -> String {
    let done = "\(wording.done(learner)) of \(Wording.count(wording.katas.count, "kata")) done."
    guard let kata = learner.kata else { return "\(learner.name): \(learner.state.word). \(done)" }
    let work = learner.work
    let failing = work.isSolved ? "; it is green" : work.failing.map { "; \($0) fails first" }
    return "\(learner.name): \(learner.state.word), on \(kata.id) for "
      + "\(Wording.count(Int(min(work.seconds, 3_600_000) / 60), "minute")), "
      + "\(Wording.count(work.checks, "check")), \(Wording.count(work.hints, "hint"))"
      + "\(failing ?? ""). \(done)"
  }

  private static func spoken(_ topic: Board.Topic) -> String {
    let median = topic.median.map {
      ", in \(Wording.count(Int(min($0, 3_600_000) / 60), "minute")) at the median"
    }
    let failing = topic.failing.map {
      " \($0.text) failed \(Wording.count($0.learners, "learner"))."
    }
    let mistake = topic.mistake.map {
      " It looked like \($0.text) with \(Wording.count($0.learners, "learner"))."
    }
    return "Kata \(topic.kata.id): \(topic.solved) of \(topic.tried) who tried solved it"
      + "\(median ?? "").\(failing ?? "")\(mistake ?? "")"
  }
}
