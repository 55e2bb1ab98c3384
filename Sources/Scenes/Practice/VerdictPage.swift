import Entities

/// Words a verdict: first what is wrong, then where, then what to do.
struct VerdictPage {
  let response: Practice.Check.Response
  let words: Wording
  /// Whether it stands in the watch, where keys take the place of commands and
  /// the test's lines have a page of their own.
  var isWatched = false
  /// Whether a moment to be glad of passes without a word.
  var isQuiet = false

  var kata: Kata { response.kata }
  var verdict: Verdict { response.verdict }

  var page: Page {
    guard verdict.outcome != .green else { return Page(lines: green) }
    var lines = [Line("✘ \(kata.id): \(headline)", .bad, spoken: "\(kata.id): \(headline).")]
    if verdict.isRemembered, !response.isAfterOpening {
      lines.append(Line("  Nothing has changed since that was found. Is the file saved?", .faint))
    }
    if let reason = verdict.reason { lines += ["", work(reason)] }
    lines += buildErrors + firstFailure + otherFailures + findings + bugs
    if let looksLike = verdict.looksLike {
      let text = "This looks like \(looksLike).".wrapped(to: width)
      lines += [""] + text.map { Line("  " + $0, .strong) }
    }
    lines.append("")
    lines += words.edit(response.edit, isWatched: isWatched)
    guard !isWatched else { return Page(lines: lines, status: .red) }
    let name = response.isCurrent ? "" : " \(kata.id)"
    lines.append(words.then(response.isCurrent ? "next" : "check\(name)"))
    if response.hasMoreHints { lines.append(words.stuck("hint\(name)")) }
    return Page(lines: lines, status: .red)
  }

  /// The watch breaks lines itself, as wide as its window is.
  var width: Int { isWatched ? .max : 76 }

  private var green: [Line] {
    let bugs = verdict.bugs.count
    let caught =
      bugs == 0 ? "" : bugs == 1 ? ", the planted bug caught" : ", all \(bugs) planted bugs caught"
    let passed = verdict.tests.filter { $0.status == .passed }.count
    let result =
      "\(kata.id) is green: \(Wording.count(passed, "test"))\(caught), "
      + (verdict.isRemembered ? "nothing changed" : Wording.seconds(verdict.seconds))
    var lines = [Line("✔ \(result)", .good, spoken: "\(result).")]
    if !kata.manifest.learned.isEmpty {
      let learned = "You learned: \(kata.manifest.learned)"
      lines += learned.wrapped(to: width).map { Line("  " + $0) }
    }
    if let moment = response.moment, !isQuiet {
      lines += PracticePages(words: words).lines(for: moment)
    }
    return lines
  }

  private var headline: String {
    switch verdict.outcome {
    case .green: return "green"
    case .buildFailed:
      return verdict.missing.isEmpty
        ? "the code does not compile" : "the hidden suite cannot use your code yet"
    case .timedOut: return "a test did not come to an end"
    case .crashed: return "a test crashed"
    case .red: break
    }
    if verdict.failing.isEmpty {
      return verdict.findings.isEmpty
        ? "not green yet" : "the tests pass, but a rule of VIP is broken"
    }
    let all = verdict.tests.filter { $0.status != .skipped }.count
    return "\(verdict.failing.count) of \(Wording.count(all, "test")) "
      + (verdict.failing.count == 1 ? "fails" : "fail")
  }

  private var firstFailure: [Line] {
    guard let test = verdict.failing.first else { return [] }
    var lines: [Line] = ["", work("\(test.name)", .strong, spoken: "\(test.name) fails.")]
    for failure in test.failures.prefix(2) { lines += self.lines(for: failure) }
    if !isWatched, let excerpt = response.excerpts[test.name] {
      lines += self.lines(for: excerpt)
    }
    if verdict.outcome == .crashed || verdict.outcome == .timedOut,
      test.isCutShort || !verdict.failing.contains(where: \.isCutShort)
    {
      lines += printed
    }
    return lines
  }

  /// What is wrong without a place in the code. Aloud, and for an editor's list of problems,
  /// it comes with the file to edit.
  private func work(_ text: String, _ style: Style = .plain, spoken: String? = nil) -> Line {
    let said = spoken ?? text
    return Line(
      "  \(text)", style, spoken: response.edit.first.map { "Mend \($0): \(said)" } ?? said)
  }

  private func lines(for failure: Failure) -> [Line] {
    var lines = failure.message.lines.flatMap { $0.wrapped(to: width) }.map { Line("  " + $0) }
    if let argument = failure.argument { lines.append("      with      \(argument)".line) }
    let module = kata.manifest.module
    let plain = PlainValue(modules: ["Swift", module, "\(module)Tests"])
    let actual = failure.actual.map(plain.text)
    let expected = failure.expected.map(plain.text)
    if let actual, let expected {
      lines += ValueDifference(actual: actual, expected: expected).lines
    } else if let actual {
      lines += ValueDifference.labelled("got", actual, .plain)
    } else if let expected {
      lines += ValueDifference.labelled("expected", expected, .good)
    }
    if let place = failure.place, !place.file.hasPrefix("Tests/") || kata.manifest.kind == .tests {
      lines.append(Line([Span("  at "), placeSpan(place, ending: "")]))
    }
    return lines
  }

  private var printed: [Line] {
    let ofSwiftTesting = ["◇ ", "✔ ", "✘ ", "↳ "]
    let lines = verdict.output.lines.filter { line in
      !line.isEmpty && !ofSwiftTesting.contains { line.hasPrefix($0) }
    }.suffix(6)
    guard !lines.isEmpty else { return [] }
    return ["", Line("  Last lines that were printed:", .faint)]
      + lines.map { Line("  " + $0, .faint) }
  }

  private var otherFailures: [Line] {
    let others = verdict.failing.dropFirst().map(\.name)
    guard !others.isEmpty else { return [] }
    guard !isWatched else {
      return [""]
        + others.map { Line([Span("  ✘ ", .bad), Span("\($0)")], spoken: "\($0) fails too.") }
    }
    let names = verdict.failing.dropFirst().map { test in
      switch test.status {
      case .crashed: "\(test.name.function) (crashed)"
      case .timedOut: "\(test.name.function) (did not end)"
      default: test.name.function
      }
    }
    let text = "Fails too: \(names.joined(separator: ", "))"
    return [""] + text.wrapped(to: width).map { Line("  " + $0) }
      + others.compactMap { response.excerpts[$0] }.flatMap(lines)
  }

  private var findings: [Line] {
    guard !verdict.findings.isEmpty else { return [] }
    return [""]
      + verdict.findings.map { finding in
        Line([
          placeSpan(Place(file: finding.file, line: finding.line, column: finding.column)),
          Span(" \(finding.message) "), Span("[\(finding.rule)]", .faint),
        ])
      }
  }

  private var bugs: [Line] {
    guard !verdict.bugs.isEmpty else { return [] }
    return [""]
      + verdict.bugs.map { bug in
        bug.caught
          ? Line("  ✔ caught: \(bug.says)", .good, spoken: "Caught: \(bug.says).")
          : Line("  ✘ missed: \(bug.says)", .bad, spoken: "Missed: \(bug.says).")
      }
  }

  /// `path:line:column:` as editors and terminals know it.
  func placeSpan(_ place: Place, ending: String = ":") -> Span {
    let path = response.paths[place.file] ?? place.file
    let column = place.column.map { ":\($0)" } ?? ""
    return Span(
      "\(path):\(place.line)\(column)\(ending)", .code,
      link: Place(file: path, line: place.line, column: place.column))
  }
}
