/// The board's two tables for a terminal.
struct BoardTable {
  let board: Board.Show.Response
  /// The cells of a line.
  let width: Int

  /// Cells from which a count stands beside the stages.
  private static let wide = 100

  var learners: [Line] {
    let showsStages = board.stages.count <= width / 4
    let columns: [BoardColumn] =
      [.state, .learner] + (!showsStages || width >= Self.wide ? [.done] : [])
      + [.kata, .time, .checks, .hints, .failing]
    var heads = columns.map {
      TextTable.Column(
        title: $0 == .state ? " " : $0.rawValue,
        isNumber: ![.learner, .kata, .failing].contains($0))
    }
    if showsStages {
      let initials = board.stages.map { String($0.name.prefix(1)) }.joined()
      heads.insert(TextTable.Column(title: initials, isNumber: true), at: 2)
    }
    let rows = board.learners.map { learner in
      var cells = columns.map { cell($0, of: learner) }
      if showsStages { cells.insert(Span(strip(of: learner)), at: 2) }
      return TextTable.Row(
        cells: cells, spoken: spoken(learner),
        notes: learner.flaws.map { flaw in
          let words = BoardWording.flaw(flaw)
          return Line("  ! \(words)", .bad, spoken: "\(learner.name): \(words).")
            .cropped(to: width)
        })
    }
    return TextTable(columns: heads, rows: rows).lines(width: width)
  }

  var topics: [Line] {
    let titles = ["kata", "tried", "solved", "median", "stumbling block", "looks like"]
    let rows = board.topics.map { topic in
      TextTable.Row(
        cells: [
          Span(topic.id.name), Span("\(topic.tried)"), Span("\(topic.solved)"),
          Span(topic.medianSeconds.map { BoardWording.time(Double($0)) } ?? ""),
          Span(text(topic.failing)), Span(text(topic.looksLike)),
        ], spoken: spoken(topic))
    }
    let columns = titles.enumerated().map { index, title in
      TextTable.Column(title: title, isNumber: (1...3).contains(index))
    }
    return TextTable(columns: columns, rows: rows).lines(width: width)
  }

  private func cell(_ column: BoardColumn, of learner: Board.Learner) -> Span {
    let state = learner.state
    switch column {
    case .state: return state.mark
    case .learner: return Span(learner.name, state == .stuck ? .strong : state.mark.style)
    case .kata where learner.kata == nil: return Span(state.word, state.mark.style)
    case _ where learner.kata == nil && column.isOfKata: return Span("")
    case .failing where learner.work.isSolved: return Span("✔")
    default: return Span(column.cell(of: learner, on: board).text)
    }
  }

  /// A sign for each stage: all of its katas done, some, or none.
  private func strip(of learner: Board.Learner) -> String {
    board.stages.map { stage in
      let done = stage.katas.count { learner.works[$0.id]?.isSolved == true }
      if done == stage.katas.count { return "█" }
      if done == 0 { return stage.name == learner.kata?.id.stage ? "▸" : "·" }
      return done < 10 ? "\(done)" : "+"
    }.joined()
  }

  private func text(_ tally: Board.Tally?) -> String {
    tally.map { "\($0.learners)× \($0.text)" } ?? ""
  }

  private func spoken(_ learner: Board.Learner) -> String {
    let done = "\(learner.solved.count) of \(Wording.count(board.katas.count, "kata")) done."
    guard let kata = learner.kata else { return "\(learner.name): \(learner.state.word). \(done)" }
    let work = learner.work
    let failing = work.isSolved ? "; it is green" : work.failing.map { "; \($0) fails first" }
    return "\(learner.name): \(learner.state.word), on \(kata.id) for "
      + "\(Wording.count(BoardWording.minutes(work.seconds), "minute")), "
      + "\(Wording.count(work.checks, "check")), \(Wording.count(work.hints, "hint"))"
      + "\(failing ?? ""). \(done)"
  }

  private func spoken(_ topic: Board.Topic) -> String {
    let median = topic.medianSeconds.map {
      ", in \(Wording.count(BoardWording.minutes(Double($0)), "minute")) at the median"
    }
    let failing = topic.failing.map {
      " \($0.text) failed \(Wording.count($0.learners, "learner"))."
    }
    let mistake = topic.looksLike.map {
      " It looked like \($0.text) with \(Wording.count($0.learners, "learner"))."
    }
    return "Kata \(topic.id): \(topic.solved) of \(topic.tried) who tried solved it"
      + "\(median ?? "").\(failing ?? "")\(mistake ?? "")"
  }
}
