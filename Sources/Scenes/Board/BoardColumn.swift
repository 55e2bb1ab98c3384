import Foundation

/// What each form of the board says about a learner. The cases are in the order of the CSV's
/// columns; their raw values are the names that people read.
enum BoardColumn: String, CaseIterable {
  case learner, state, done, total, kata, time, checks, hints
  case failing = "fails first"
  case seen, changed, problems, asks

  struct Cell {
    /// The name and the value in JSON.
    let member: (String, JSONObject.Member?)
    let text: String
    /// The value in CSV, if it is not the text.
    var csv: String?
    /// What the page sorts by, if it is not the text.
    var rank: String?
  }

  var csvTitle: String {
    switch self {
    case .time: "minutes"
    case .seen: "last seen"
    default: rawValue
    }
  }

  func cell(of learner: Board.Learner, on board: Board.Show.Response) -> Cell {
    let work = learner.work
    func ofKata(_ text: String) -> String { learner.kata == nil ? "" : text }
    func count(_ name: String, _ number: Int) -> Cell {
      Cell(member: (name, number), text: ofKata("\(number)"), csv: "\(number)")
    }
    switch self {
    case .learner: return Cell(member: ("name", learner.name), text: learner.name)
    case .state:
      let state = learner.state
      let key = state == .waiting ? "not-begun" : state.rawValue
      return Cell(member: ("state", key), text: state.word, rank: "\(state.rank)")
    case .done:
      return Cell(member: ("solved", learner.solved), text: "\(learner.solved.count)")
    case .total:
      return Cell(member: ("total", board.katas.count), text: "\(board.katas.count)")
    case .kata:
      let id = learner.kata?.id
      return Cell(member: ("current", id), text: id?.name ?? "", csv: id?.description)
    case .time:
      return Cell(
        member: ("seconds", Int(work.seconds)), text: ofKata(BoardWording.time(work.seconds)),
        csv: "\(Int(work.seconds / 60))", rank: ofKata("\(Int(work.seconds))"))
    case .checks: return count("attempts", work.checks)
    case .hints: return count("hints", work.hints)
    case .failing:
      return Cell(
        member: ("failing", work.failing), text: work.isSolved ? "✔ green" : work.failing ?? "",
        csv: work.failing ?? "")
    case .seen:
      let time = learner.lastSeen?.ISO8601Format()
      let ago = learner.lastSeen.map { board.time.timeIntervalSince($0) }
      return Cell(
        member: ("lastSeen", time), text: ago.map(BoardWording.ago) ?? "", csv: time,
        rank: ago.map { "\(Int($0))" } ?? "1e9")
    case .changed:
      let ids = learner.changed
      return Cell(
        member: ("changed", ids), text: ids.isEmpty ? "" : "\(ids.count)",
        csv: ids.map(\.description).joined(separator: " "))
    case .problems:
      let flaws = learner.flaws.map(BoardWording.flaw)
      return Cell(member: ("problems", flaws), text: flaws.joined(separator: "; "))
    case .asks:
      let question = learner.hand?.question
      return Cell(member: ("asks", question), text: question ?? "")
    }
  }
}
