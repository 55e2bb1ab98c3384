@MainActor
protocol WatchPresentationLogic: FailurePresentationLogic {
  func presentWatch(response: Watch.Response)
}

extension PracticePresenter: WatchPresentationLogic {
  func presentWatch(response: Watch.Response) {
    switch response {
    case .standing(let standing):
      show(standing.lines, as: Frame(role: .standing))
    case .lastCheck(let check):
      show(
        lines(for: check),
        as: Frame(
          keys: check.verdict.outcome == .green ? WatchKey.green(check.kata) : WatchKey.red,
          role: .formerVerdict))
    case .test(let check):
      show(VerdictPage(response: check, words: words, isWatched: true).testPage)
    case .edit(let place):
      show(["Opened \(place.file), line \(place.line).".line])
    case .question(let question, let kata):
      let kata = kata.map(\.description) ?? "The kata"
      let words =
        question == .reset
        ? "Put the starter of \(kata) back? Your version is kept in .vipkata/backups."
        : "\(kata) is not green yet, and the solution would spoil it. Show it anyway?"
      show([Line(words, .strong)], as: Frame(keys: WatchKey.question))
    case .list(let choice, let progress):
      let rows = rows(of: choice, progress)
      show(
        rows.map(\.line),
        as: Frame(
          keys: WatchKey.choosing,
          selected: rows.firstIndex { $0.kata != nil && $0.kata == choice.selected }))
    case .help:
      show(WatchKey.helpPage)
    case .end(let standing):
      show([end(standing)], as: Frame(role: .farewell))
    }
  }

  private func rows(of choice: KataChoice, _ progress: Progress) -> [CourseMap.Row] {
    let typed = choice.search + (choice.isSearching ? "▏" : "")
    let search = Line(
      [Span("/", .code), Span(typed, .strong)], spoken: "Search: \(choice.search)")
    let found =
      choice.katas.isEmpty
      ? [CourseMap.Row(line: "No kata matches.")]
      : CourseMap(katas: choice.katas, progress: progress).rows(selected: choice.selected)
    return (typed.isEmpty ? [] : [CourseMap.Row(line: search)]) + found
  }

  private func end(_ standing: Watch.Standing) -> Line {
    let state =
      switch standing.outcome {
      case .green: "\(standing.kata.id) is green."
      case .none: "\(standing.kata.id) is open."
      default: "\(standing.kata.id) is not green yet."
      }
    let mark = standing.outcome == nil ? "" : standing.mark.text
    let goOn = words.command("watch")
    return Line(
      [Span("\(mark)\(state) Go on with "), Span(goOn, .code), Span(".")],
      spoken: "\(state) Go on with \(goOn).")
  }
}

extension Watch.Standing {
  fileprivate var mark: Span {
    outcome == nil ? Span("▸ ", .strong) : .mark(outcome == .green)
  }

  /// Lines with the kata, its stage and a bar for the course, from the longest to the shortest.
  fileprivate var lines: [Line] {
    let all = course.katas
    let stage = all.filter { $0.id.stage == kata.id.stage }
    let (doneHere, done) = (stage.filter(isDone).count, all.filter(isDone).count)
    let name = [Span("\(mark.text)\(kata.id)", mark.style)]
    let inStage = [Span("  stage \(kata.id.stage): \(doneHere) of \(stage.count)", .faint)]
    func bar(_ width: Int, _ noun: String = "") -> [Span] {
      [Span("  ")] + CourseMap.bar(done: done, of: all.count, width: width, noun: noun).spans
    }
    let spoken =
      "Stage \(kata.id.stage): \(doneHere) of \(Wording.count(stage.count, "kata")) done. "
      + "Course: \(done) of \(all.count)."
    return [Line(name + inStage + bar(20, " katas"), spoken: spoken)]
      + [
        inStage + bar(10), inStage + bar(5), bar(10), bar(5), [Span("  \(done) of \(all.count)")],
        [],
      ].map { Line(name + $0) }
  }

  private func isDone(_ kata: Kata) -> Bool { progress.state(of: kata.id) == .done }
}
