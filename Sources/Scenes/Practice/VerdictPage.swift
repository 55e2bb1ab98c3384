/// Puts a verdict into words: first what is wrong, then where, then what to do.
struct VerdictPage {
  let response: Practice.Check.Response
  let words: Wording
  /// In the watch, keys replace commands, and the test's lines have a page of their own.
  var isWatched = false
  /// The command to run after an edit, if it is none of the usual ones.
  var next: String?

  var kata: Kata { response.kata }
  var verdict: Verdict { response.verdict }
  var files: Practice.Check.Files { response.files }

  var lines: [Line] { verdict.outcome == .green ? green : red }

  private var red: [Line] {
    var lines = [Line("✘ \(kata.id): \(headline)", .bad, spoken: "\(kata.id): \(headline).")]
    if let saved = response.help.savedElsewhere {
      lines += self.lines(for: saved)
    } else if !response.isAfterOpening {
      lines += origin
    }
    let reason = verdict.reason.map { [task($0.words)] } ?? []
    let mistake = Wording.mistake(looksLike: verdict.looksLike, perhaps: verdict.perhaps)
    lines += skips
    lines += [
      reason, missing, buildErrors, firstFailure, otherFailures, findings, withheld, bugs,
      unreviewed,
      remarks, mistake.map { indented($0, .strong) } ?? [],
    ].flatMap(section)
    lines += [""] + words.edit(files.edit, isWatched: isWatched)
    guard !isWatched else { return lines }
    let name = response.isCurrent ? "" : " \(kata.id)"
    lines.append(words.then(next ?? (response.isCurrent ? "next" : "check\(name)")))
    if response.help.hasMoreHints { lines.append(words.stuck("hint\(name)")) }
    return lines
  }

  /// The failing test's lines, or why they are not shown.
  var testPage: [Line] {
    guard let test = verdict.failing.first else {
      guard verdict.outcome == .buildFailed else { return ["No test of \(kata.id) fails.".line] }
      return [
        "\(kata.id): \(headline), so no test has run.".line,
        "Fix what the verdict says first; esc goes back to it.".line,
      ]
    }
    let lines = response.help.excerpts[test.name].map { self.lines(for: $0.rows, of: $0) }
    return [Line(test.name.shown, .strong), ""]
      + (lines ?? ["This kata does not show the lines of its tests."])
  }

  /// The watch wraps lines itself, to the width of its window.
  func wrapped(_ line: Line) -> [Line] {
    Line(line.spans, spoken: line.spoken, hanging: 4).wrapped(to: isWatched ? .max : 80)
  }

  func indented(_ text: String, _ style: Style = .plain) -> [Line] {
    text.wrapped(to: isWatched ? .max : 76).map { Line("  " + $0, style) }
  }

  func section(_ lines: [Line]) -> [Line] { lines.isEmpty ? [] : [""] + lines }

  private var origin: [Line] {
    switch response.origin {
    case .thisCheck: []
    case .lastCheck:
      [Line("  Nothing has changed since the last check. Is the file saved?", .faint)]
    case .anotherCheck:
      [Line("  This code was checked before: here, or in another terminal.", .faint)]
    }
  }

  private func lines(for saved: Practice.Check.SavedElsewhere) -> [Line] {
    let open = words.command("open \(saved.kata)")
    return indented("The open kata is \(kata.id), but you saved a file of \(saved.kata):")
      + [Line([Span("  "), .file(saved.file)])]
      + indented("To go on there: \(open)")
  }

  /// The files that are gone, which cause most of the errors.
  private var missing: [Line] {
    guard !files.missing.isEmpty else { return [] }
    let end = files.missing.count == 1 ? "is gone." : "are gone."
    return indented("\(Wording.list(files.missing)) came with the kata and \(end)")
      + wayBack(to: files.missing)
  }

  private func wayBack(to names: [String]) -> [Line] {
    // After green, or in another kata, the name alone would mean a file of the open kata.
    let isNameEnough = response.isCurrent && verdict.outcome != .green
    return names.prefix(1).map { name in
      let file = isNameEnough ? name.fileName : files.paths[name] ?? name
      let reset = words.command("reset \(file)")
      return "  To get \(names.count == 1 ? "it" : "the first") back: \(reset)".line
    }
  }

  /// The verdict's remark, and remarks on files that are not the learner's to edit.
  var remarks: [Line] {
    var lines = verdict.remark.map { indented(words.withProgramName(in: $0.words)) } ?? []
    if !files.changed.isEmpty {
      let isOne = files.changed.count == 1
      let names = Wording.list(files.changed)
      lines += indented(
        kata.isCode
          ? "You changed \(names), which \(isOne ? "is not a file" : "are not files") to edit here."
          : "\(names) \(isOne ? "is" : "are") not yours to change: your change is not used.")
      lines += wayBack(to: files.changed)
    }
    let file = verdict.errors.first?.place.file
    if let file, files.given.contains(file), files.missing.isEmpty,
      !files.changed.contains(where: file.hasSuffix)
    {
      lines += indented(
        "\(file.fileName) came with the kata and is right: make your own files fit it.")
    }
    return lines
  }

  /// The skipped tests, since they prove nothing.
  var skips: [Line] {
    verdict.tests.map { TestObject($0) }.skips.flatMap { indented($0) }
  }

  private var headline: String {
    let failing = verdict.failing.count
    switch verdict.outcome {
    case .buildFailed where verdict.missing.isEmpty: return "the code does not compile"
    case .buildFailed: return "the hidden suite cannot use your code yet"
    case .timedOut: return "a test did not finish"
    case .crashed: return "a test crashed"
    case .red where failing > 0:
      let all = verdict.tests.filter { $0.status != .skipped }.count
      return Wording.failing(failing, of: all)
    case .red where !verdict.findings.isEmpty || !response.help.withheld.isEmpty:
      return "the tests pass, but a rule of VIP is broken"
    case .red, .green: return "not green yet"
    }
  }

  /// Something wrong without a place in the code. Read aloud, and in an editor's list of problems,
  /// it comes with the file to edit, or those that may be meant.
  /// - Parameter broken: the files in which it showed.
  func task(
    _ text: String, _ style: Style = .plain, spoken: String? = nil, in broken: [String] = []
  ) -> Line {
    let shown = broken.compactMap { files.paths[$0] }.first(where: files.edit.contains)
    let meant = shown.map { [$0] } ?? files.edit
    let others = meant.count > 3 ? ["another file to edit"] : meant.dropFirst().map(\.fileName)
    let names = (meant.prefix(1) + others).joined(separator: " or ")
    let file = meant.isEmpty ? "" : "Fix \(names): "
    return Line("  \(text)", style, spoken: file + (spoken ?? text))
  }

  private var findings: [Line] {
    verdict.findings.flatMap { finding in
      let place = SourceLocation(file: finding.file, line: finding.line, column: finding.column)
      return wrapped(
        line(at: place, Span(" \(finding.message) "), Span("[\(finding.rule)]", .faint)))
    }
  }

  var unreviewed: [Line] { verdict.unreviewed.map { indented($0) } ?? [] }

  /// Rules whose broken places the learner has to find.
  private var withheld: [Line] {
    response.help.withheld.sorted { $0.key < $1.key }.flatMap { rule, count in
      let place = verdict.findings.contains { $0.rule == rule } ? "more place" : "place"
      return indented(
        "The rule \(rule) is broken in \(Wording.count(count, place)). "
          + "Find out where, or ask for a hint: the next check then shows one.")
    }
  }

  /// Caught bugs, then missed ones: by name, or counted by file until a hint names them.
  private var bugs: [Line] {
    let missed = verdict.bugs.filter { !$0.caught }
    let unnamed = Dictionary(grouping: missed.filter { $0.says == nil }, by: \.file)
      .sorted { $0.key < $1.key }
    let counts: [String] = unnamed.map { "\($0.value.count) in \($0.key)" }
    let caught: [Line] = verdict.bugs.filter(\.caught).compactMap(\.says).map {
      Line("  ✔ caught: \($0)", .good, spoken: "Caught: \($0).")
    }
    let open: [Line] = (missed.compactMap(\.says) + counts).map {
      Line("  ✘ missed: \($0)", .bad, spoken: "Missed: \($0).")
    }
    return (caught + open).flatMap(wrapped)
  }
}
