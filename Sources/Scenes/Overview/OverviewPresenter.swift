@MainActor
protocol OverviewPresentationLogic: FailurePresentationLogic {
  func presentShow(response: Overview.Show.Response)
  func presentExplain(response: Overview.Explain.Response)
  func presentExamine(response: Overview.Examine.Response)
  func presentSetup(response: Overview.Setup.Response)
  func presentClear(response: Overview.Clear.Response)
}

struct OverviewPresenter: OverviewPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording

  func presentShow(response: Overview.Show.Response) {
    let course = response.course
    let done = course.katas.filter { response.progress.state(of: $0.id) == .done }.count
    let changes = Dictionary(response.changes.map { ($0.kata, $0) }) { first, _ in first }
    var lines = response.plan.map { $0.lines($0.rows(response.progress)) } ?? []
    let map = CourseMap(katas: course.katas, progress: response.progress, changes: changes)
    for row in map.rows() {
      if row.stage != nil, !lines.isEmpty { lines.append("") }
      lines.append(row.line)
      if let stage = row.stage, let card = response.cards[stage] {
        lines.append(Line("  \(card.arrows)", .good))
      }
    }
    lines +=
      (lines.isEmpty ? [] : [""]) + [CourseMap.bar(done: done, of: course.katas.count, width: 30)]
    lines += words.leftOut(of: course)
    view?.show(
      lines,
      [
        "done": done, "total": course.katas.count,
        "current": response.progress.current?.description,
        "katas": course.katas.map { object(for: $0, response.progress, changes[$0.id]) },
        "cards": response.cards, "plan": response.plan?.object,
        "problems": course.problems.map { "\($0.file): \($0.message)" },
      ])
  }

  private func object(
    for kata: Kata, _ progress: Progress, _ change: KataChange?
  ) -> JSONObject {
    let record = progress.record(of: kata.id)
    return [
      "id": kata.id.description, "stage": kata.id.stage, "title": kata.manifest.title,
      "folder": kata.folder, "minutes": kata.manifest.minutes, "teaches": kata.manifest.teaches,
      // Programs rely on these values, though "skipped" is wrong for a kata that was begun.
      "state": progress.state(of: kata.id).rawValue,
      "status": progress.status(of: kata.id), "attempts": record.attempts,
      "hints": record.hints.count, "changed": change?.words,
    ]
  }

  func presentExplain(response: Overview.Explain.Response) {
    var lines: [Line] = []
    for entry in response.entries {
      let origin = entry.kata.map { "  \($0)" } ?? ""
      if !lines.isEmpty { lines.append("") }
      lines.append(
        Line([Span(entry.words.joined(separator: ", "), .strong), Span(origin, .faint)]))
      lines += entry.text.wrapped(to: 76).map { "  \($0)".line }
    }
    view?.show(
      lines.isEmpty ? ["This course explains no words: it has no words.md."] : lines,
      ["words": response.entries])
  }

  func presentExamine(response: Overview.Examine.Response) {
    let course = try? response.course.get()
    let found = response.course.map {
      Wording.count($0.katas.count, "kata") + ($0.leftOut.map { ", \($0)" } ?? "")
    }
    let mend = "Name a course's Katas folder with --course DIR."
    let problems = (course?.problems ?? []).map {
      Checkup(what: "kata", found: $0.file, mend: $0.message)
    }
    let checkups =
      response.machine + [
        checkup("course", found, mend: course?.katas.isEmpty == true ? mend : nil)
      ]
      + problems + [checkup("journal", response.journal.map(journal))]
      + response.sharing
    let isWell = checkups.allSatisfy { $0.mend == nil }
    view?.show(
      checkups.flatMap { lines(for: $0) }, ["ok": isWell, "checkups": checkups],
      isWell ? .done : .failed)
  }

  func presentSetup(response: Overview.Setup.Response) {
    view?.show(
      [
        "Wrote \(response.file)".line,
        "Open the workspace in VS Code: Run Task has `vipkata watch` and `vipkata check`.",
      ], ["wrote": response.file])
  }

  func presentClear(response: Overview.Clear.Response) {
    let megabytes = response.bytes / 1_000_000
    view?.show(
      [Line("\(megabytes) MB freed. The next check builds again, which takes some seconds.")],
      ["freedBytes": response.bytes])
  }

  private func journal(_ journal: Overview.Journal) -> String {
    let events = Wording.count(journal.events, "event")
    guard journal.lostLines > 0 else { return events }
    return "\(events), and \(Wording.count(journal.lostLines, "damaged line")), left out"
  }

  private func lines(for checkup: Checkup) -> [Line] {
    let isWell = checkup.mend == nil
    let found = words.withProgramName(in: checkup.found)
    let line = Line(
      [.mark(isWell), Span("\(checkup.what): ", .strong), Span(found)],
      spoken: "\(checkup.what): \(found)" + (isWell ? "" : ". This is wrong."))
    return [line] + (checkup.mend.map { ["  \(words.withProgramName(in: $0))".line] } ?? [])
  }

  private func checkup(
    _ what: String, _ found: Result<String, any Error>, mend: String? = nil
  ) -> Checkup {
    switch found {
    case .success(let found): return Checkup(what: what, found: found, mend: mend)
    case .failure(let error):
      let said = UserError(error)
      return Checkup(
        what: what, found: said.message,
        mend: said.mend ?? "Fix that, then run `vipkata doctor` again.")
    }
  }
}
