/// Puts what practice found into words, for the command line and for the watch.
struct PracticePresenter: PracticePresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  /// Whether to leave out milestones and reminders.
  var isQuiet = false
  /// Whether keys take the place of commands.
  var isWatched = false

  func presentNext(response: Practice.Next.Response) {
    if isWatched, let opening = response.opening { return presentOpen(response: opening) }
    var page = Page(object: ["courseDone": true], frame: Frame(keys: WatchKey.page))
    if let check = response.check, !isWatched || response.summary == nil {
      page = self.page(for: check, in: response)
    }
    if let opening = response.opening {
      let whole = lines(for: opening)
      let fits = page.lines.count + whole.count < Self.firstScreen
      page.lines += [""] + (fits ? whole : lines(for: opening, isShort: true))
    }
    if let summary = response.summary { page.lines += lines(for: summary) }
    if !response.changed.isEmpty { page.lines += lines(for: response.changed) }
    if !response.isEndOfCourse { page.lines += lines(remindingOf: response.due) }
    view?.display(page)
  }

  func presentCheck(response: Practice.Check.Response) {
    view?.display(page(for: response))
  }

  func presentChecking(response: Practice.Checking.Response) {
    let (kata, verb) = (response.kata, response.isFirst ? "Building and checking" : "Checking")
    guard let bug = response.bug else {
      return view?.displayStatus("\(verb) \(kata.id) …", after: []) ?? ()
    }
    view?.displayStep("\(verb) \(kata.id): bug \(bug) of \(kata.manifest.mutants.count) …")
  }

  func presentOpen(response: Practice.Open.Response) {
    let kata = response.kata
    if response.occasion == .beforeCheck { return show(lines(for: response) + [""]) }
    let isAgain: Bool? = if case .again = response.occasion { true } else { nil }
    let claims: [KataID]? = if case .claim(let katas) = response.occasion { katas } else { nil }
    show(
      lines(for: response),
      [
        "kata": kata.id.description, "title": kata.manifest.title, "brief": response.brief,
        "edit": response.edit, "again": isAgain, "proves": claims?.map(\.description),
      ])
  }

  func presentHint(response: Practice.Hint.Response) {
    let kata = response.kata.id
    var lines: [Line] = []
    for hint in response.hints {
      let title =
        switch hint.key {
        case .step(let number): "Hint \(number)"
        case .test(let name): "For \(name)"
        case .bug: "A bug that your suite misses"
        }
      lines += [Line(title, .strong)] + hint.text.lines.map { Line($0) } + [""]
    }
    let name = response.isCurrent ? "" : " \(kata)"
    let solution = isWatched ? "s" : words.command("solution\(name) --spoil")
    if response.hints.isEmpty {
      let all = words.command("hint\(name) --all")
      lines += [
        "There are no more hints for \(kata).".line,
        "All of them again: \(all)".line, "The reference:     \(solution)".line,
      ]
    } else if response.left > 0 {
      let more = isWatched ? "h" : words.command("hint\(name)")
      lines.append(Line("\(response.left) more: \(more)", .faint))
    } else {
      lines += [
        Line("That was the last one.", .faint), Line("The reference: \(solution)", .faint),
      ]
    }
    let hints: [JSONObject] = response.hints.map { ["hint": $0.key.description, "text": $0.text] }
    show(lines, ["kata": kata.description, "hints": hints, "left": response.left])
  }

  func presentReset(response: Practice.Reset.Response) {
    let kata = response.kata.id.description
    let result =
      response.file.map { "\($0) of \(kata) is back to its starter." }
      ?? "\(kata) is back to its starter."
    var lines = [result.line]
    if let backup = response.backup { lines.append("Your version is kept in \(backup)".line) }
    show(
      lines + words.edit(response.edit),
      ["kata": kata, "backup": response.backup, "file": response.file])
  }

  func presentSolution(response: Practice.Solution.Response) {
    let kata = response.kata.id.description
    let title = "From yours (-) to the reference solution (+) of \(kata):"
    var lines =
      response.diff.isEmpty
      ? ["Your \(kata) is the reference solution.".line]
      : [Line(title, .strong), ""] + response.diff.map { line(ofDiff: $0, to: "Reference") }
    if !response.others.isEmpty {
      let count = response.others.count
      let more = count == 1 ? "Another right solution: " : "\(count) other right solutions: "
      lines += ["", words.offer(more, "solution \(kata) --others")]
    }
    show(
      lines,
      [
        "kata": kata, "diff": response.diff,
        "others": response.others.isEmpty ? nil : response.others,
      ])
  }

  func presentOthers(response: Practice.Others.Response) {
    let kata = response.kata.id.description
    let pages = response.others.map { other -> [Line] in
      let title = "From the reference solution (-) to \(other.solution.name) (+) of \(kata):"
      return other.solution.says.lines.map { $0.line } + ["", Line(title, .strong), ""]
        + other.diff.map { line(ofDiff: $0, to: "This", from: "Reference") }
    }
    let others = response.others.map { other -> JSONObject in
      ["name": other.solution.name, "says": other.solution.says, "diff": other.diff]
    }
    show(
      pages.isEmpty
        ? ["The course has only the reference solution of \(kata).".line]
        : Array(pages.joined(separator: [""])),
      ["kata": kata, "others": others])
  }

  func lines(for check: Practice.Check.Response) -> [Line] {
    var lines = VerdictPage(response: check, words: words, isWatched: isWatched).lines
    lines += self.lines(for: check.solved, of: check.kata)
    guard let milestone = check.solved.milestone, !isQuiet else { return lines }
    switch milestone {
    case .firstGreen:
      return lines
        + ["", Line("  Your first green kata. From now on: red, a thought, green.", .good)]
    case .stage(let stage): return lines + self.lines(for: stage)
    case .course(let summary): return lines + self.lines(for: summary)
    }
  }

  /// Lines that a verdict and the next brief may take together.
  private static let firstScreen = 40

  /// - Parameter isShort: whether the screen has room only for the brief's task.
  private func lines(for opening: Practice.Open.Response, isShort: Bool = false) -> [Line] {
    let kata = opening.kata
    let planned = opening.plan?.plan.katas.first { $0.id == kata.id }
    let minutes = (planned ?? kata).manifest.minutes
    var lines = [
      Line([
        Span("\(kata.number) of \(opening.total)  ", .faint), Span("\(kata.id)", .strong),
        Span("  about \(Wording.count(minutes, "minute"))", .faint),
      ]),
      "",
    ]
    if let plan = opening.plan?.lines(), !plan.isEmpty { lines += plan + [""] }
    var brief = opening.brief.trimmed.lines
    if isShort, let task = brief.firstIndex(of: "## Your task") {
      brief[1..<task] = ["", "Why, and the rule: \(words.command("brief"))", ""]
    }
    lines += brief.map { $0.hasPrefix("#") ? Line($0, .strong) : Line($0) }
    lines.append("")
    if let carried = opening.carries {
      let whose = carried.isOwn ? "your code" : "the reference solution"
      let end = carried.isOwn ? "" : ", which you have not solved"
      lines += "It builds on \(whose) of \(carried.kata)\(end).".line
        .wrapped(to: isWatched ? .max : 80)
    }
    if let folder = opening.goneFolder {
      lines += "Its folder \(folder) was gone, so this is the starter again.".line
        .wrapped(to: isWatched ? .max : 80)
    }
    lines += occasion(of: opening)
    // The verdict on the start follows, and ends with the lines below.
    if opening.occasion == .beforeCheck { return lines.last == "" ? lines.dropLast() : lines }
    lines += words.edit(opening.edit, isWatched: isWatched)
    guard isWatched else { return lines + [words.then("next")] }
    let folder = opening.edit.first.map { $0.dropLast($0.fileName.count + 1) } ?? ""
    return folder.isEmpty ? lines : lines + [Line([Span("in   ", .faint), Span("\(folder)")])]
  }

  private func lines(for stage: Practice.FinishedStage) -> [Line] {
    let all = stage.katas == 1 ? "its kata is" : "all \(stage.katas) katas are"
    var lines = ["", Line("  The stage \(stage.name) is done: \(all) green.", .good)]
    lines += self.lines(for: stage.card)
    if let name = stage.next.first?.id.stage {
      let minutes = stage.next.map(\.manifest.minutes).reduce(0, +)
      let katas = Wording.count(stage.next.count, "kata")
      lines += ["", "  Next: \(name), \(katas), about \(minutes) minutes.".line]
    }
    return lines
  }

  func lines(for card: StageCard?) -> [Line] {
    guard let card else { return [] }
    return [""] + Line("  \(card.arrows)", .strong).wrapped(to: 80) + [""]
      + card.text.flatMap { $0.wrapped(to: 76) }.map { "  \($0)".line }
  }

  func show(
    _ lines: [Line], _ object: JSONObject? = nil, _ status: ExitStatus = .done,
    as frame: Frame = Frame(keys: WatchKey.page)
  ) {
    view?.display(Page(lines: lines, object: object, status: status, frame: frame))
  }

  private func page(
    for check: Practice.Check.Response, in next: Practice.Next.Response = .init()
  ) -> Page {
    let opened = next.opening?.kata.id ?? next.openedFirst
    let isGreen = check.verdict.outcome == .green
    let withheld = check.help.withheld.keys.sorted()
    let more: JSONObject = [
      "withheld": withheld.isEmpty ? nil : withheld,
      "opened": opened, "courseDone": next.summary == nil ? nil : true,
      "changed": next.changed.isEmpty ? nil : next.changed.map(\.kata),
      "due": next.due.isEmpty ? nil : next.due,
      "known": check.solved.known, "diff": check.solved.again,
    ]
    // An opening has already shown the plan.
    let isNew = opened == nil && !check.isAfterOpening
    let reminder = isNew ? check.plan?.reminder(on: check.kata.id) : nil
    return Page(
      lines: lines(for: check) + (reminder ?? []),
      object: JSONObject(VerdictObject(kata: check.kata.id, verdict: check.verdict), and: more),
      status: isGreen ? .done : .red,
      frame: Frame(
        keys: isGreen
          ? WatchKey.green(check.kata) : check.isAfterOpening ? WatchKey.page : WatchKey.red,
        role: check.isAfterOpening ? .firstVerdict : .verdict))
  }
}
