/// Words for solved katas, and for what follows.
extension PracticePresenter {
  func presentSkip(response: Practice.Skip.Response) {
    show(
      [line(ofKnown: response.known, in: response.stage), words.then("next")],
      ["stage": response.stage, "known": response.known])
  }

  private func line(ofKnown known: Int, in stage: String) -> Line {
    let others = known == 1 ? "its other kata counts" : "its \(known) other katas count"
    return Line("You know \(stage): \(others) as known.", .good)
  }

  func presentAgain(response: Practice.Again.Response) {
    guard let next = response.next else {
      return show(
        ["Nothing is due again yet: solve a kata first.".line], ["due": [String]()])
    }
    let days = Int((next.seconds / 86_400).rounded(.up))
    let when = days <= 1 ? "tomorrow" : "in \(days) days"
    show(
      [
        "Nothing is due today. \(next.kata) is due again \(when).".line, words.then("next"),
      ], ["due": [String](), "next": next.kata.description, "days": days])
  }

  func presentCheckAllProgress(response: Practice.CheckAll.Progress.Response) {
    let bar = CourseMap.bar(done: response.done, of: response.total, width: 30)
    view?.displayStatus(bar.text, after: lines(for: response.row))
  }

  func presentCheckAll(response: Practice.CheckAll.Response) {
    let total = response.rows.count
    let green = response.rows.count(where: \.isGreen)
    let summary =
      total == 0 ? "No kata is solved yet." : "\(green) of \(total) solved katas are green."
    show(
      [Line(summary, green == total ? .good : .bad)],
      ["green": green, "total": total, "katas": response.rows.map(\.object)],
      green == total ? .done : .red)
  }

  private func lines(for row: Practice.CheckAll.Row) -> [Line] {
    let kata = row.kata.id
    if row.isGreen { return [Line("✔ \(kata)", .good, spoken: "\(kata): green.")] }
    let what =
      switch row.found {
      case .success(let verdict): reason(verdict)
      case .failure(let error): error.message
      }
    return Line(
      [Span("✘ \(kata)", .bad), Span("  \(what)")], spoken: "\(kata): \(what)", hanging: 4
    ).wrapped(to: 80)
  }

  private func reason(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case .buildFailed:
      if let need = verdict.missing.first { return "today's hidden suite needs \(need.words)" }
      let error = verdict.errors.first
      return "does not compile"
        + (error.map { ": \($0.place.file.fileName):\($0.place.line): \($0.message)" } ?? "")
    case .red where !verdict.failing.isEmpty:
      let names = verdict.failing.map(\.name.function)
      return "\(Wording.failing(names.count, of: verdict.tests.count)): \(Wording.list(names))"
    case .red: return verdict.reason?.words ?? "breaks a rule of the review"
    default: return "a test crashed or did not finish"
    }
  }

  /// The lines that are shown once, before the next kata.
  func lines(for changes: [KataChange]) -> [Line] {
    let width = changes.map(\.kata.description.columns).max() ?? 0
    return ["", Line("Changed since you solved them:", .strong)]
      + changes.map { change in
        let kata = change.kata.description
        return Line(
          [Span("  \(kata.padded(to: width))", .code), Span("  \(change.words)")],
          spoken: "\(kata): \(change.words).")
      } + [
        "", words.offer("Check them  ", "check --all"),
        Line([Span("Go on       ", .faint), Span(isWatched ? "n" : words.command("next"), .code)]),
      ]
  }

  func lines(remindingOf due: [KataID]) -> [Line] {
    guard !due.isEmpty, !isQuiet else { return [] }
    let what = "Due again: \(names(of: due)):"
    return ["", words.offer("\(what) ", "again", spoken: what)]
  }

  private func names(of due: [KataID]) -> String {
    let more = due.count > 1 ? " and \(due.count - 1) more" : ""
    return "\(due.first?.description ?? "")\(more)"
  }

  func lines(for solved: Practice.Check.Solved, of kata: Kata) -> [Line] {
    var lines: [Line] = []
    if let known = solved.known {
      lines += ["", line(ofKnown: known, in: kata.id.stage)]
    }
    if let diff = solved.again {
      lines.append("")
      lines +=
        diff.isEmpty
        ? ["The same as last time, line by line.".line]
        : [Line("From last time (-) to today (+):", .strong), ""]
          + diff.map { line(ofDiff: $0, to: "Today", from: "Last time") }
      if !isWatched { lines += ["", words.then("next")] }
    }
    return lines
  }

  func occasion(of opening: Practice.Open.Response) -> [Line] {
    switch opening.occasion {
    case .asked, .beforeCheck: return []
    case .again(let seconds):
      let days = Int(seconds / 86_400)
      let ago = days == 0 ? "before" : "\(Wording.count(days, "day")) ago"
      return ["You solved it \(ago). That solution is kept; you see both when it is green.".line]
    case .claim(let katas):
      let names = katas.map(\.description).joined(separator: " and ")
      return "Solve \(names), and \(opening.kata.id.stage) counts as known."
        .wrapped(to: 80).map(\.line)
    }
  }

  func line(ofDiff text: String, to new: String, from old: String = "Yours") -> Line {
    if text.hasPrefix("+++") || text.hasPrefix("---") { return Line(text, .strong) }
    if text.hasPrefix("+") { return Line(text, .good, spoken: "\(new): \(text.dropFirst())") }
    if text.hasPrefix("-") { return Line(text, .bad, spoken: "\(old): \(text.dropFirst())") }
    return text.hasPrefix("@@") ? Line(text, .faint) : Line(text)
  }

  func lines(for summary: Practice.Summary) -> [Line] {
    let effort =
      "\(Wording.count(summary.attempts, "check")) and \(Wording.count(summary.hints, "hint"))"
    let green = summary.katas - summary.known
    let all =
      summary.known == 0
      ? "all \(summary.katas) katas are green" : "\(green) katas are green, \(summary.known) known"
    var lines: [Line] =
      self.lines(for: summary.card) + [
        "", Line("The course is done: \(all).", .good),
        "It took \(time(summary.seconds))\(effort).".line,
      ]
    if !summary.rules.isEmpty {
      let rules = Wording.count(summary.rules.count, "rule")
      lines.append(
        "\(rules) of VIP learned, and checked by the review: \(words.command("review --rules"))"
          .line)
    }
    if !summary.hardest.isEmpty {
      lines += ["", Line("Hardest katas", .strong)]
      lines += summary.hardest.map { hard in
        let effort = [(hard.checks, "check"), (hard.hints, "hint")].filter { $0.0 > 0 }
          .map { Wording.count($0, $1) }.joined(separator: ", ")
        return "  \(hard.kata)  \(effort)".line
      }
    }
    lines += ["", Line("What now", .strong)]
    let due =
      summary.due.isEmpty
      ? "one kata a day, as it falls due" : "due today: \(names(of: summary.due))"
    return lines
      + [
        ("again", due), ("review PATH", "the rules on your own app"),
        ("scene NAME", "a scene for it, with spies and tests"),
        ("new STAGE/KATA", "a kata of your own, for others"),
      ].map { (command: String, what: String) in
        let typed = words.command(command)
        return Line(
          [Span("  \(typed.padded(to: words.program.columns + 17))", .code), Span(what)],
          spoken: "\(typed): \(what).")
      }
  }

  private func time(_ seconds: Double) -> String {
    let minutes = Int(seconds / 60)
    let hours = minutes < 60 ? "" : "\(Wording.count(minutes / 60, "hour")) and "
    return minutes == 0 ? "" : "\(hours)\(Wording.count(minutes % 60, "minute")), "
  }
}

extension Practice.CheckAll.Row {
  fileprivate var isGreen: Bool { (try? found.get())?.outcome == .green }

  fileprivate var object: JSONObject {
    switch found {
    case .success(let verdict):
      [
        "kata": kata.id.description, "verdict": verdict.outcome.rawValue,
        "failing": verdict.failing.map(\.name.description),
      ]
    case .failure(let error): ["kata": kata.id.description, "error": error.message]
    }
  }
}

extension KataChange {
  /// Such as "2 more tests, a new brief".
  var words: String {
    let noun = isCode ? "test" : "bug"
    let suite = tests.map { tests in
      tests == 0
        ? "its \(noun)s changed"
        : Wording.count(abs(tests), tests > 0 ? "more \(noun)" : "fewer \(noun)")
    }
    return [suite, hasNewBrief ? "a new brief" : nil].compactMap { $0 }.joined(separator: ", ")
  }
}
