import Foundation

/// The board's tables and questions for a terminal.
struct BoardTable {
  let board: Board.Show.Response
  let width: Int

  /// The width in cells from which a count is shown beside the stages.
  private static let wide = 100

  var learners: [Line] {
    typealias Column = TextTable<Board.Learner>.Column
    let names: [BoardColumn] = [
      .state, .learner, .done, .kata, .time, .checks, .hints, .failing,
    ].filter { $0 != .done || !hasStrip || width >= Self.wide }
    var columns = names.map { name in
      Column(
        title: name == .state ? " " : name.rawValue,
        isNumber: ![.learner, .kata, .failing].contains(name)
      ) { cell(name, of: $0) }
    }
    if hasStrip {
      let initials = board.stages.map { String($0.name.prefix(1)) }.joined()
      columns.insert(
        Column(title: initials, isNumber: true) { Span(strip(of: $0)) },
        at: names.prefix { $0 == .state || $0 == .learner }.count)
    }
    return TextTable(
      columns: columns, items: board.learners, spoken: spoken,
      notes: { learner in
        let changed =
          learner.changed.isEmpty
          ? []
          : ["changed since they solved it: \(Wording.list(learner.changed.map(\.description)))"]
        return learner.flaws.map(BoardWording.flaw).map {
          Line("  ! \($0)", .bad, spoken: "\(learner.name): \($0).")
        } + changed.map { Line("  \($0)", .faint, spoken: "\(learner.name): \($0).") }
      }
    ).lines(width: width)
  }

  var legend: [Line] {
    let names = board.stages.map(\.name).joined(separator: ", ")
    let stages = Line("stages by their first letters: \(names)", .faint, spoken: "")
    let signs = "█ all katas of a stage done, 1 to 9 some, ▸ begun, · none"
    return [Line(signs, .faint, spoken: "")] + (hasStrip ? stages.wrapped(to: width) : [])
  }

  private var hasStrip: Bool { board.stages.count <= width / 4 }

  /// The questions: each cut to one line, or whole and with the code that was sent.
  func hands(isWhole: Bool) -> [Line] {
    board.asking.flatMap { learner, hand in
      let age = BoardWording.time(board.time.timeIntervalSince(hand.since))
      let line = Line("\(learner.name), on \(hand.kata), \(age): \(hand.question)", .strong)
      return isWhole ? ["", line] + learner.code.flatMap(\.shown) : [line.cropped(to: width)]
    }
  }

  var topics: [Line] {
    TextTable<Board.Topic>(
      columns: [
        .init(title: "kata") { Span($0.id.name) },
        .init(title: "tried", isNumber: true) { Span("\($0.tried)") },
        .init(title: "solved", isNumber: true) { Span("\($0.solved)") },
        .init(title: "median", isNumber: true) { Span($0.median) },
        .init(title: "stumbling block") { Span(text($0.failing)) },
        .init(title: "looks like") { Span(text($0.looksLike)) },
      ], items: board.topics, spoken: spoken
    ).lines(width: width)
  }

  private func cell(_ column: BoardColumn, of learner: Board.Learner) -> Span {
    let state = learner.state
    switch column {
    case .state: return state.mark
    case .learner: return Span(learner.name, state == .stuck ? .strong : state.mark.style)
    case .kata where learner.kata == nil: return Span(state.word, state.mark.style)
    case .failing where learner.work.isSolved: return Span("✔")
    default: return Span(column.cell(of: learner, on: board).text)
    }
  }

  /// A sign for each stage: all of its katas done, some, or none.
  private func strip(of learner: Board.Learner) -> String {
    board.stages.map { stage in
      let done = learner.count(ofSolved: stage.katas)
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
      ", in a median of \(Wording.count(BoardWording.minutes(Double($0)), "minute"))"
    }
    let failing = topic.failing.map {
      " \($0.text) failed \(Wording.count($0.learners, "learner"))."
    }
    let mistake = topic.looksLike.map {
      " For \(Wording.count($0.learners, "learner")), it looked like \($0.text)."
    }
    return "Kata \(topic.id): \(topic.solved) of \(topic.tried) who tried solved it"
      + "\(median ?? "").\(failing ?? "")\(mistake ?? "")"
  }
}
