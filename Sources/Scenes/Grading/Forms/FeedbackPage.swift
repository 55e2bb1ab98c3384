import Foundation

/// One learner's grades in Markdown. Whatever learners wrote stands in code spans and code
/// blocks, which it cannot end.
struct FeedbackPage {
  let learner: GradedLearner
  let katas: [GradeSheet.Column]

  /// The file's name.
  static func name(for learner: String) -> String {
    let name = LearnerName.encoded(learner)
    guard name.utf8.count > 200 else { return "\(name).md" }
    return "\(name.prefix(180))-\(String(learner.stableNumber, radix: 16)).md"
  }

  var text: String {
    let counts = [
      "\(learner.points) of \(Wording.count(learner.outOf, "point"))",
      "\(learner.count(.green)) of \(Wording.count(learner.katas.count, "kata")) green",
    ]
    let open = learner.katas.filter { $0.state == .red || $0.state == .unreadable }
    let green = learner.katas.filter { $0.state == .green }
    let notBegun = learner.katas.filter { $0.state == .notBegun }
    return
      (["# \(learner.learner.codeSpan)", "\(counts.joined(separator: ", "))."]
      + open.flatMap(section)
      + list("Green", green) { grade in
        "\(grade.points) of \(Wording.count(grade.outOf, "point"))"
      }
      + list("Not begun", notBegun) { Wording.count($0.outOf, "point") })
      .joined(separator: "\n\n") + "\n"
  }

  private func list(_ title: String, _ grades: [Grade], _ points: (Grade) -> String) -> [String] {
    guard !grades.isEmpty else { return [] }
    let items = grades.map { grade in
      "- \(grade.kata.codeSpan), \(points(grade))\(remarks(on: grade))"
    }
    return ["## \(title)", items.joined(separator: "\n")]
  }

  private func remarks(on grade: Grade) -> String {
    (grade.lateness.map { ", \($0)" } ?? "")
      + (grade.replaced.isEmpty
        ? ""
        : "; the course's own was taken of "
          + grade.replaced.map(\.codeSpan).joined(separator: ", "))
  }

  private func section(for grade: Grade) -> [String] {
    let title = katas.first { $0.kata == grade.kata }?.title ?? ""
    var parts = [
      "## \(grade.kata.codeSpan): \(grade.points) of \(Wording.count(grade.outOf, "point"))"
        + remarks(on: grade),
      title.codeSpan,
    ]
    guard let check = grade.check else { return parts + [grade.headline.codeBlock] }
    parts.append(grade.headline.codeSpan)
    parts += check.failing.prefix(10).flatMap { test in
      ["**\(test.name.codeSpan)**", test.words.codeBlock]
    }
    let facts = self.facts(of: check)
    if !facts.isEmpty { parts.append(facts.joined(separator: "\n").codeBlock) }
    if let hint = grade.hint {
      let quoted = hint.lines.map { "> \($0)" }.joined(separator: "\n")
      parts += ["The next hint:", quoted]
    }
    return parts
  }

  private func facts(of check: VerdictObject) -> [String] {
    var facts = check.missing.prefix(5).map { "The suite needs \($0)" }
    for error in check.diagnostics.filter({ $0.severity == "error" }).prefix(5) {
      facts.append("\(error.file):\(error.line): \(error.message)")
    }
    for finding in check.review {
      facts.append("\(finding.file):\(finding.line): \(finding.message) [\(finding.rule)]")
    }
    for bug in check.bugs ?? [] where !bug.caught { facts.append("missed: \(bug.says)") }
    if let mistake = check.looksLike { facts.append("This looks like \(mistake).") }
    return facts
  }
}

extension TestObject {
  fileprivate var words: String {
    let plain = PlainValue(modules: ["Swift"])
    return [
      message ?? status, argument.map { "with      \($0)" },
      actual.map { "got       \(plain.text($0))" },
      expected.map { "expected  \(plain.text($0))" },
    ].compactMap { $0 }.joined(separator: "\n")
  }
}

extension String {
  /// On one line, between more back-ticks than stand together in it.
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

  /// The most back-ticks that stand together in it.
  private var longestFence: Int { matches(of: #/`+/#).map(\.output.count).max() ?? 0 }
}
