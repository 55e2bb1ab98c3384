import Entities

@MainActor
package protocol OverviewPresentationLogic {
  func presentShow(response: Overview.Show.Response)
  func presentExamine(response: Overview.Examine.Response)
  func presentClear(response: Overview.Clear.Response)
  func presentFailure(error: any Error)
}

/// Words the map of the course, and what was looked at.
package final class OverviewPresenter: OverviewPresentationLogic {
  package weak var view: (any OverviewDisplayLogic)?
  private let words: Wording

  package init(program: String) {
    words = Wording(program: program)
  }

  package func presentShow(response: Overview.Show.Response) {
    let course = response.course
    let progress = response.progress
    let done = course.katas.filter { progress.state(of: $0.id) == .done }.count
    var lines: [Line] = []
    var stage = ""
    for kata in course.katas {
      if kata.id.stage != stage {
        stage = kata.id.stage
        lines += ["", Line(stage, .strong)]
      }
      lines.append(line(for: kata, progress: progress))
    }
    lines += ["", bar(done: done, total: course.katas.count)]
    if !course.problems.isEmpty {
      let count = Wording.count(course.problems.count, "kata")
      lines.append(Line("\(count) left out: \(words.command("doctor")) says why.", .bad))
    }
    view?.displayPage(viewModel: Page(lines: Array(lines.dropFirst())))
  }

  package func presentExamine(response: Overview.Examine.Response) {
    var lines: [Line] = []
    for checkup in response.checkups {
      let isWell = checkup.mend == nil
      lines.append(
        Line([
          Span(isWell ? "✔ " : "✘ ", isWell ? .good : .bad),
          Span("\(checkup.what): ", .strong), Span(checkup.found),
        ]))
      if let mend = checkup.mend { lines.append("  \(words.typed(mend))".line) }
    }
    let isWell = response.checkups.allSatisfy { $0.mend == nil }
    view?.displayPage(viewModel: Page(lines: lines, status: isWell ? .done : .failed))
  }

  package func presentClear(response: Overview.Clear.Response) {
    let megabytes = response.bytes / 1_000_000
    view?.displayPage(
      viewModel: Page(lines: [
        Line("\(megabytes) MB freed. The next check builds anew, and takes some seconds.")
      ]))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error, program: words.program).page)
  }

  private func line(for kata: Kata, progress: Progress) -> Line {
    let record = progress.record(of: kata.id)
    let mark: (text: String, style: Style) =
      switch progress.state(of: kata.id) {
      case .done: ("✔", .good)
      case .open: ("▸", .strong)
      case .skipped: ("·", .bad)
      case .ahead: (" ", .plain)
      }
    let number = String(kata.number)
    let title = Span(
      "\(kata.id.name)  ", progress.state(of: kata.id) == .open ? .strong : .plain)
    var spans = [
      Span("\(mark.text) ", mark.style),
      Span("\(String(repeating: " ", count: max(0, 3 - number.count)))\(number)  ", .faint), title,
      Span(kata.manifest.title, .faint),
    ]
    if progress.state(of: kata.id) == .skipped { spans.append(Span("  skipped", .bad)) }
    if record.attempts > 0 {
      let hints = record.hints.isEmpty ? "" : ", \(Wording.count(record.hints.count, "hint"))"
      spans.append(Span("  \(Wording.count(record.attempts, "check"))\(hints)", .faint))
    }
    return Line(spans)
  }

  private func bar(done: Int, total: Int) -> Line {
    let width = 30
    let filled = total == 0 ? 0 : done * width / total
    return Line([
      Span(String(repeating: "█", count: filled), .good),
      Span(String(repeating: "░", count: width - filled), .faint),
      Span("  \(done) of \(total) katas"),
    ])
  }
}
