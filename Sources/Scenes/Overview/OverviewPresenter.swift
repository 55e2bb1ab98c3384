import Entities

@MainActor
package protocol OverviewPresentationLogic {
  func presentShow(response: Overview.Show.Response)
  func presentExamine(response: Overview.Examine.Response)
  func presentSetup(response: Overview.Setup.Response)
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
    for row in CourseMap(katas: course.katas, progress: progress).rows() {
      if row.kata == nil, !lines.isEmpty { lines.append("") }
      lines.append(row.line)
    }
    lines +=
      (lines.isEmpty ? [] : [""]) + [CourseMap.bar(done: done, of: course.katas.count, width: 30)]
    if !course.problems.isEmpty {
      let count = Wording.count(Set(course.problems.map(\.kata)).count, "kata")
      lines.append(Line("\(count) left out: \(words.command("doctor")) says why.", .bad))
    }
    view?.displayPage(viewModel: Page(lines: lines))
  }

  package func presentExamine(response: Overview.Examine.Response) {
    var lines: [Line] = []
    for checkup in response.checkups {
      let isWell = checkup.mend == nil
      lines.append(
        Line(
          [
            Span(isWell ? "✔ " : "✘ ", isWell ? .good : .bad),
            Span("\(checkup.what): ", .strong), Span(words.typed(checkup.found)),
          ],
          spoken: "\(checkup.what): \(words.typed(checkup.found))"
            + (isWell ? "" : ". This is wrong.")))
      if let mend = checkup.mend { lines.append("  \(words.typed(mend))".line) }
    }
    let isWell = response.checkups.allSatisfy { $0.mend == nil }
    view?.displayPage(viewModel: Page(lines: lines, status: isWell ? .done : .failed))
  }

  package func presentSetup(response: Overview.Setup.Response) {
    view?.displayPage(
      viewModel: Page(lines: [
        Line("Wrote \(response.file)"),
        "Open the workspace in VS Code: Run Task has `vipkata watch` and `vipkata check`.",
      ]))
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
}
