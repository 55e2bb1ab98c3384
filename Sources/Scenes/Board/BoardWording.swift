import Entities

/// The words that all forms of the board share.
struct BoardWording {
  let katas: [Kata]

  /// The course's stages, in order, with their katas.
  let stages: [(name: String, katas: [Kata])]

  init(katas: [Kata]) {
    self.katas = katas
    var stages: [(name: String, katas: [Kata])] = []
    for kata in katas {
      if stages.last?.name == kata.id.stage {
        stages[stages.count - 1].katas.append(kata)
      } else {
        stages.append((kata.id.stage, [kata]))
      }
    }
    self.stages = stages
  }

  /// Such as "40 learners: 3 stuck, 36 working, 1 done".
  func summary(_ learners: [Board.Learner]) -> String {
    let counts = Board.State.allCases.compactMap { state -> String? in
      let count = learners.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state.word)"
    }
    let total = Wording.count(learners.count, "learner")
    return counts.isEmpty ? "\(total)." : "\(total): \(counts.joined(separator: ", "))."
  }

  func done(_ learner: Board.Learner) -> Int {
    learner.works.values.count(where: \.isSolved)
  }

  /// What the signs of the stages mean.
  var legend: Line {
    Line("█ all katas of a stage done, 1 to 9 some, ▸ begun, · none", .faint, spoken: "")
  }

  /// Such as 7 min or 2 h 05.
  static func time(_ seconds: Double) -> String {
    let minutes = Int(min(seconds, 3_600_000) / 60)
    let rest = minutes % 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest)"
  }

  static func ago(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "now"
    case ..<172_800: "\(time(seconds)) ago"
    default: "\(Int(min(seconds, 1e9) / 86_400)) days ago"
    }
  }

  static func flaw(_ flaw: LearnerRecord.Flaw) -> String {
    switch flaw {
    case .unreadable: "the record cannot be read"
    case .tooLarge(let bytes): "the record is larger than \(bytes / 1_000_000) MB"
    case .later: "the record was written by a later vipkata"
    case .nameless: "the record does not say whose it is"
    case .file(let name): "the record is in the file \(name)"
    case .lostLines(let count): "\(Wording.count(count, "line")) of the record cannot be read"
    case .unknownKatas(let count):
      "\(Wording.count(count, "event")) of katas that this course does not have"
    case .future(let count): "\(Wording.count(count, "event")) in the future: a clock is wrong"
    }
  }
}

extension Board.State {
  var word: String { self == .waiting ? "not begun" : rawValue }

  var mark: String {
    switch self {
    case .stuck: "✘"
    case .quiet: "…"
    case .waiting: "·"
    case .working: "▸"
    case .done: "✔"
    }
  }

  var style: Style {
    switch self {
    case .stuck: .bad
    case .quiet, .waiting: .faint
    case .working: .plain
    case .done: .good
    }
  }
}
