import Foundation

/// One learner's grades in Markdown. Whatever learners wrote is in code spans and code blocks,
/// which it cannot end.
struct FeedbackPage {
  let learner: GradedLearner
  let katas: [GradeSheet.Column]

  static func fileName(for learner: String) -> String {
    let name = LearnerName.encoded(learner)
    guard name.utf8.count > 200 else { return "\(name).md" }
    return "\(name.prefix(180))-\(String(learner.stableNumber, radix: 16)).md"
  }

  var text: String {
    let green = "\(learner.count(.green)) of \(Wording.count(learner.katas.count, "kata")) green"
    let open = learner.katas.filter { $0.state == .red || $0.state == .unreadable }
    let parts =
      ["# \(learner.learner.codeSpan)", "\(learner.score), \(green)."]
      + [learner.absenceWords.map(\.codeSpan)].compactMap { $0 } + open.flatMap(section)
      + list("Green", .green) + list("Not begun", .notBegun)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func list(_ title: String, _ state: Grade.State) -> [String] {
    let items = learner.katas.filter { $0.state == state }.map { grade in
      let points = state == .green ? grade.score : Wording.count(grade.outOf, "point")
      return "- \(grade.kata.codeSpan), \(points)\(remarks(on: grade))"
    }
    return items.isEmpty ? [] : ["## \(title)", items.joined(separator: "\n")]
  }

  private func remarks(on grade: Grade) -> String {
    let late = grade.lateness.map { ", \($0)" } ?? ""
    guard !grade.replaced.isEmpty else { return late }
    let files = grade.replaced.map(\.codeSpan).joined(separator: ", ")
    return "\(late); the course's own was used for \(files)"
  }

  private func section(for grade: Grade) -> [String] {
    let title = katas.first { $0.kata == grade.kata }?.title ?? ""
    var parts = [
      "## \(grade.kata.codeSpan): \(grade.score)\(remarks(on: grade))", title.codeSpan,
    ]
    guard let check = grade.check else { return parts + [grade.headline.codeBlock] }
    parts.append(grade.headline.codeSpan)
    parts += check.failing.prefix(10).flatMap { test in
      ["**\(test.name.codeSpan)**", test.words.codeBlock]
    }
    let facts = self.facts(of: check)
    if !facts.isEmpty { parts.append(facts.joined(separator: "\n").codeBlock) }
    if let hint = grade.hint {
      parts += ["The next hint:", hint.lines.map { "> \($0)" }.joined(separator: "\n")]
    }
    return parts
  }

  private func facts(of check: VerdictObject) -> [String] {
    let errors = check.diagnostics.filter { $0.severity == "error" }
    var facts = check.missing.prefix(5).map { "The suite needs \($0)" }
    facts += errors.prefix(5).map { "\($0.file):\($0.line): \($0.message)" }
    facts += check.review.map { "\($0.file):\($0.line): \($0.message) [\($0.rule)]" }
    facts += (check.bugs ?? []).filter { !$0.caught }.compactMap(\.says).map { "missed: \($0)" }
    return facts
      + [Wording.mistake(looksLike: check.looksLike, perhaps: check.perhaps)].compactMap { $0 }
  }
}

extension TestObject {
  fileprivate var words: String {
    let plain = PlainValue(modules: ["Swift"])
    return [
      message ?? status.rawValue, workedIn.map { "This worked in \($0)." },
      argument.map { "with      \($0)" },
      actual.map { "got       \(plain.text($0))" },
      expected.map { "expected  \(plain.text($0))" },
    ].compactMap { $0 }.joined(separator: "\n")
  }
}

extension String {
  /// On one line, between more backticks than it has in a row.
  fileprivate var codeSpan: String {
    let line = plainLine
    let fence = String(repeating: "`", count: line.longestFence + 1)
    let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return line.isEmpty ? "" : "\(fence)\(padding)\(line)\(padding)\(fence)"
  }

  fileprivate var codeBlock: String {
    let text = String(prefix(4_000)).lines.map(\.plainLine).joined(separator: "\n")
    let fence = String(repeating: "`", count: max(3, text.longestFence + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// The most backticks that it has in a row.
  private var longestFence: Int { matches(of: #/`+/#).map(\.output.count).max() ?? 0 }
}
