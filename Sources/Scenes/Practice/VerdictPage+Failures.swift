/// The failing tests: the first with what it got and its lines, the others by name.
extension VerdictPage {
  var firstFailure: [Line] {
    guard let test = verdict.failing.first else { return [] }
    var lines = [
      task(
        test.name.shown, .strong, spoken: "\(test.name.shown) fails.",
        in: test.failures.compactMap(\.place?.file))
    ]
    var said: String?
    for failure in test.failures.prefix(2) {
      lines += self.lines(for: failure, saying: failure.message != said)
      said = failure.message
    }
    lines += test.workedIn.map { indented("This worked in \($0).", .strong) } ?? []
    if !isWatched { lines += source(of: test) }
    let ended = verdict.outcome == .crashed || verdict.outcome == .timedOut
    let printed = ended ? verdict.output.lines : test.printed
    return lines + section(self.lines(printed: printed, besides: test.failures.map(\.message)))
  }

  /// - Parameter isNew: whether its message was not said just before.
  private func lines(for failure: Failure, saying isNew: Bool) -> [Line] {
    var lines = isNew ? failure.message.lines.flatMap { indented($0) } : []
    if let argument = failure.argument {
      lines += ValueDifference.labelled("with", argument, .plain)
    }
    let module = kata.manifest.module
    let plain = PlainValue(modules: ["Swift", module, "\(module)Tests"])
    var (actual, expected) = (failure.actual.map(plain.text), failure.expected.map(plain.text))
    if actual == expected { (actual, expected) = (failure.actual, failure.expected) }
    if let actual, let expected {
      lines += ValueDifference(actual: actual, expected: expected).lines
    } else {
      lines += actual.map { ValueDifference.labelled("got", $0, .plain) } ?? []
      lines += expected.map { ValueDifference.labelled("expected", $0, .good) } ?? []
    }
    if let place = failure.place, kata.letsSee(place) {
      lines.append(line(endingAt: place))
    }
    return lines
  }

  /// The test's lines. They are left out below the brief, where a first screen has enough to read,
  /// and for a test that crashed elsewhere, whose place is shown. A crash in the arguments of an
  /// assertion has no place.
  private func source(of test: TestResult) -> [Line] {
    guard !response.isAfterOpening, let excerpt = response.help.excerpts[test.name],
      test.status != .crashed || excerpt.marked != nil
        || test.failures.allSatisfy({ $0.place == nil })
    else { return [] }
    let steps = excerpt.steps(besides: test.failures.map(\.message))
    return section(lines(for: steps, of: excerpt))
  }

  func lines(for rows: [Practice.Excerpt.Row], of excerpt: Practice.Excerpt) -> [Line] {
    let width = String(rows.last?.number ?? 0).count
    return [Line("  The test, in the hidden \(excerpt.file):", .faint)]
      + rows.map { row in
        let isMarked = row.number == excerpt.marked
        let number = "\(row.number)".leftPadded(to: width)
        let text = "  \(isMarked ? "▸" : " ") \(number)  \(row.text)"
        let indents = [text, row.text].map(\.indent)
        return Line(
          [Span(text, isMarked ? .strong : .plain)],
          spoken: "Line \(row.number)\(isMarked ? ", where it failed" : ""): \(row.text)",
          hanging: width + 8 + indents[1] - indents[0])
      }
  }

  /// - Parameter said: the messages that are on the page already.
  private func lines(printed: [String], besides said: [String]) -> [Line] {
    let ofTools = ["Test Case '", "◇ ", "✔ ", "✘ ", "↳ ", "*** Signal ", "swift-runtime: "]
    let lines = printed.filter { line in
      !line.isEmpty && !ofTools.contains { line.hasPrefix($0) }
        && !said.contains { line.hasSuffix($0) }
    }.suffix(6)
    guard !lines.isEmpty else { return [] }
    return (["Last lines printed:"] + lines).map { Line("  " + $0, .faint) }
  }

  var otherFailures: [Line] {
    let others = verdict.failing.dropFirst()
    guard !isWatched, !others.isEmpty else {
      return others.map {
        Line([Span("  ✘ ", .bad), Span($0.name.shown)], spoken: "\($0.name.shown) fails too.")
      }
    }
    let ends = [TestResult.Status.crashed: " (crashed)", .timedOut: " (did not end)"]
    let lists = others.map(\.workedIn).eachOnce.map { origin in
      let names = others.filter { $0.workedIn == origin }
        .map { $0.name.shortlyShown + (ends[$0.status] ?? "") }
      let worked = origin.map { ", and worked in \($0)" } ?? ""
      return "Fails too\(worked): \(names.joined(separator: ", "))"
    }
    return lists.flatMap { indented($0) } + others.flatMap(source)
  }
}
