package import Entities

/// Grades for people: a line for each learner, and one for each kata that is not green.
package struct GradeText: GradeForm {
  private let words: Wording

  package init(program: String) {
    words = Wording(program: program)
  }

  package func page(for sheet: GradeSheet) -> Page {
    let names = sheet.learners.map { $0.learner.plainLine }
    let width = names.map(\.columns).max() ?? 0
    var lines = zip(sheet.learners, names).flatMap { learner, name in
      [line(for: learner, name: name, width: width)] + learner.katas.compactMap(line)
    }
    let points = sheet.learners.map(\.points).reduce(0, +)
    let part = sheet.shard.map { " in shard \($0)" } ?? ""
    lines.append(
      Line(
        "\(Wording.count(sheet.learners.count, "learner"))\(part), \(points) of "
          + "\(Wording.count(sheet.learners.map(\.outOf).reduce(0, +), "point")), "
          + (sheet.exposed == nil ? "each run in a sandbox" : "run without a sandbox"), .strong))
    return Page(lines: lines, status: sheet.status)
  }

  package func page(failure error: any Error) -> Page {
    FailurePage(error: error, program: words.program).page
  }

  private func line(for learner: GradedLearner, name: String, width: Int) -> Line {
    var counts = ["\(learner.count(.green)) green"]
    for (number, noun) in [
      (learner.count(.red), "red"), (learner.count(.unreadable), "that cannot be graded"),
      (learner.count(.notBegun), "not begun"), (learner.katas.filter(\.isLate).count, "late"),
    ] where number > 0 {
      counts.append("\(number) \(noun)")
    }
    let points = "\(learner.points) of \(Wording.count(learner.outOf, "point"))"
    return Line(
      [
        Span(name.padded(to: width + 2), .strong),
        Span("\(points)  "), Span(counts.joined(separator: ", "), .faint),
      ], spoken: "\(name): \(points), \(counts.joined(separator: ", ")).")
  }

  private func line(for grade: Grade) -> Line? {
    let isQuiet = grade.state == .green || grade.state == .notBegun
    guard !isQuiet || !grade.remarks.isEmpty else { return nil }
    let text = ([grade.headline] + grade.remarks).joined(separator: "; ").plainLine
    let mark = isQuiet ? Span("  ✔ ", .good) : Span("  ✘ ", .bad)
    return Line(
      [mark, Span("\(grade.kata): \(text)")], spoken: "\(grade.kata): \(text).")
  }
}
