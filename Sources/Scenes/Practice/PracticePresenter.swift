import Entities

/// Words what practice found, for people.
package final class PracticePresenter: PracticePresentationLogic {
  package weak var view: (any PracticeDisplayLogic)?
  private let words: Wording

  /// - Parameter program: how the user calls this program, such as `swift run vipkata`.
  package init(program: String) {
    words = Wording(program: program)
  }

  package func presentNext(response: Practice.Next.Response) {
    var page = Page()
    if let check = response.check {
      page = VerdictPage(response: check, words: words).page
    }
    if let opening = response.opening {
      page.lines.append("")
      page.lines += lines(for: opening)
    }
    if let summary = response.summary {
      page.lines += lines(for: summary)
    }
    view?.displayPage(viewModel: page)
  }

  package func presentCheck(response: Practice.Check.Response) {
    view?.displayPage(viewModel: VerdictPage(response: response, words: words).page)
  }

  package func presentChecking(response: Practice.Checking.Response) {
    let what = response.isFirst ? "Building and checking" : "Checking"
    view?.displayChecking(
      viewModel: Practice.Checking.ViewModel(text: "\(what) \(response.kata.id) …"))
  }

  package func presentOpen(response: Practice.Open.Response) {
    var page = Page(lines: lines(for: response))
    if response.isBeforeCheck { page.lines.append("") }
    view?.displayPage(viewModel: page)
  }

  package func presentHint(response: Practice.Hint.Response) {
    var page = Page()
    for hint in response.hints {
      let title = Int(hint.key) == nil ? "For \(hint.key)" : "Hint \(hint.key)"
      page.lines.append(Line(title, .strong))
      page.lines += hint.text.lines.map { Line($0) }
      page.lines.append("")
    }
    let solution = words.command("solution --spoil")
    if response.hints.isEmpty {
      page.lines.append("There is no further hint for \(response.kata.id).".line)
      page.lines.append(
        "All of them again: \(words.command("hint --all")). The reference: \(solution).".line)
    } else if response.left > 0 {
      page.lines.append(
        Line("\(response.left) more: \(words.command("hint"))", .faint))
    } else {
      page.lines.append(
        Line("That was the last one. The reference solution: \(solution)", .faint))
    }
    view?.displayPage(viewModel: page)
  }

  package func presentReset(response: Practice.Reset.Response) {
    view?.displayPage(
      viewModel: Page(
        lines: [
          "\(response.kata.id) is back at its start.".line,
          "Your version is kept in \(response.backup)".line,
        ] + words.edit(response.edit)))
  }

  package func presentSolution(response: Practice.Solution.Response) {
    guard !response.diff.isEmpty else {
      view?.displayPage(
        viewModel: Page(lines: ["Your \(response.kata.id) is the reference solution.".line]))
      return
    }
    let intro = Line(
      "From yours (-) to the reference solution (+) of \(response.kata.id):", .strong)
    view?.displayPage(viewModel: Page(lines: [intro, ""] + response.diff.map(Self.diffLine)))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error).page)
  }

  private func lines(for opening: Practice.Open.Response) -> [Line] {
    let kata = opening.kata
    var lines = [
      Line([
        Span("\(kata.number) of \(opening.total)  ", .faint), Span("\(kata.id)", .strong),
        Span("  about \(Wording.count(kata.manifest.minutes, "minute"))", .faint),
      ]),
      "",
    ]
    lines += opening.brief.trimmed.lines.map { $0.hasPrefix("#") ? Line($0, .strong) : Line($0) }
    lines.append("")
    if let carried = opening.carries {
      lines.append(
        carried.isOwn
          ? "It goes on with your code of \(carried.kata).".line
          : "It goes on with the reference solution of \(carried.kata), which you have not solved."
            .line)
    }
    return lines + words.edit(opening.edit) + words.then("next")
  }

  private func lines(for summary: Practice.Summary) -> [Line] {
    [
      "",
      Line("The course is done: all \(summary.katas) katas are green.", .good),
      "It took \(Wording.count(summary.attempts, "check")) and \(Wording.count(summary.hints, "hint"))."
        .line,
      "What now? Your own scenes: name each file after its scene and role, and spy on every boundary."
        .line,
    ]
  }

  private static func diffLine(_ text: String) -> Line {
    if text.hasPrefix("+++") || text.hasPrefix("---") { return Line(text, .strong) }
    if text.hasPrefix("+") { return Line(text, .good) }
    if text.hasPrefix("-") { return Line(text, .bad) }
    return text.hasPrefix("@@") ? Line(text, .faint) : Line(text)
  }
}
