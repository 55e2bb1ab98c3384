import Entities

/// The lines of a hidden test.
extension VerdictPage {
  /// The failing test's lines, or why they are not shown.
  var testPage: [Line] {
    guard let test = verdict.failing.first else {
      return ["No test of \(kata.id) fails.".line]
    }
    let title = [Line(test.name.description, .strong)]
    guard let excerpt = response.excerpts[test.name] else {
      return title + ["", "This kata does not show the lines of its tests."]
    }
    return title + lines(for: excerpt)
  }

  func lines(for excerpt: Practice.Excerpt) -> [Line] {
    let title = Line("  The test, in the hidden \(excerpt.file):", .faint)
    let width = String(excerpt.firstLine + excerpt.lines.count).count
    return ["", title]
      + excerpt.lines.enumerated().map { index, text in
        let number = excerpt.firstLine + index
        let padding = String(repeating: " ", count: width - String(number).count)
        let isMarked = number == excerpt.marked
        return Line(
          "  \(isMarked ? "▸" : " ") \(padding)\(number)  \(text)", isMarked ? .strong : .plain,
          spoken: "Line \(number)\(isMarked ? ", where it failed" : ""): \(text)")
      }
  }
}
