import Foundation

extension WorkshopPlan.Position {
  /// How far the learner is, and what the host says.
  /// - Parameter rows: the planned katas, if they should be shown.
  func lines(_ rows: [Line] = []) -> [Line] {
    let count = plan.katas.count
    let left = next == nil ? "" : ", \(Wording.count(minutesLeft, "minute")) to go"
    let title = Line("Today: \(done) of \(Wording.count(count, "kata")) done\(left).", .strong)
    let openings = [("Hints", plan.hintsOpen), ("Solutions", plan.solutionsOpen)].compactMap {
      what, opening in opening.map { "\(what) open \($0.onClock)." }
    }
    return (count == 0 ? [] : [title]) + rows + saying
      + (openings.isEmpty ? [] : [openings.joined(separator: " ").line])
      + (plan.mistakes.map { [Line($0, .faint)] } ?? [])
  }

  /// The lines below a verdict.
  /// - Parameter kata: the verdict's kata.
  func reminder(on kata: KataID) -> [Line] {
    let isPlanned = plan.katas.contains { $0.id == kata }
    let elsewhere = isPlanned ? nil : next.map { "Today's next kata is \($0).".line }
    return saying + [elsewhere].compactMap { $0 }
  }

  /// The planned katas as rows of a map.
  func rows(_ progress: Progress) -> [Line] {
    CourseMap(katas: plan.katas, progress: progress).rows().filter { $0.kata != nil }.map(\.line)
  }

  var object: JSONObject {
    let katas = plan.katas.map { kata -> JSONObject in
      ["id": kata.id, "minutes": kata.manifest.minutes]
    }
    return [
      "text": plan.text, "katas": katas, "done": done, "minutesLeft": minutesLeft, "next": next,
      "hintsOpen": plan.hintsOpen?.ISO8601Format(),
      "solutionsOpen": plan.solutionsOpen?.ISO8601Format(), "mistakes": plan.mistakes,
    ]
  }

  private var saying: [Line] { plan.text.map { ["Your host says: \($0)".line] } ?? [] }
}

extension WorkshopPlan {
  /// All flaws in one line; nil if there are none.
  var mistakes: String? {
    guard !flaws.isEmpty else { return nil }
    let what = flaws.count == 1 ? "A mistake" : "Mistakes"
    return "\(what) in your workshop's plan.json: \(Wording.list(flaws.map(\.words)))."
  }
}

extension Date {
  /// Such as "on 2026-11-30 at 14:30", by this machine's clock.
  var onClock: String {
    let text = ISO8601Format(Date.ISO8601FormatStyle(timeZone: .current))
    return "on \(text.prefix(10)) at \(text.dropFirst(11).prefix(5))"
  }
}

extension WorkshopPlan.Flaw {
  fileprivate var words: String {
    func quoted(_ text: String) -> String { "\"\(text.prefix(40).description.plainLine)\"" }
    return switch self {
    case .unusable(let why): String(why.prefix(200)).plainLine
    case .text: "its text must be one line of at most 200 characters"
    case .kata(let word, let line, let nearest):
      "\(line.map { "in line \($0) " } ?? "")\(quoted(word)) is not a kata of this course"
        + (nearest.map { " (did you mean \($0)?)" } ?? "")
    case .twice(let kata, let line):
      "\(line.map { "in line \($0) " } ?? "")\(kata) is planned twice"
    case .time(let key, let text): "\"\(key)\" is \(quoted(text)), more than a week from now"
    }
  }
}
