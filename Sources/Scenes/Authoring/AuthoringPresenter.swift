import Entities

@MainActor
package protocol AuthoringPresentationLogic {
  func presentProgress(response: Authoring.Progress.Response)
  func presentVerify(response: Authoring.Verify.Response)
  func presentCoverage(response: Authoring.Coverage.Response)
  func presentNew(response: Authoring.New.Response)
  func presentFailure(error: any Error)
}

/// Words proofs for instructors.
package final class AuthoringPresenter: AuthoringPresentationLogic {
  package weak var view: (any AuthoringDisplayLogic)?
  private let words: Wording

  package init(program: String) {
    words = Wording(program: program)
  }

  package func presentProgress(response: Authoring.Progress.Response) {
    view?.displayProgress(
      viewModel: Authoring.Progress.ViewModel(
        page: Page(lines: lines(for: response.proof)),
        passing: CourseMap.bar(done: response.done, of: response.total, width: 30).text))
  }

  package func presentVerify(response: Authoring.Verify.Response) {
    var lines = response.courseProblems.map(line)
    for idea in response.untaught {
      lines.append(
        Line(
          [Span("✘ ", .bad), Span("no kata teaches \(idea.row): \(idea.text)")],
          spoken: "No kata teaches \(idea.row): \(idea.text)"))
    }
    let verified = response.proofs.filter(\.problems.isEmpty).count
    let problems =
      response.proofs.map(\.problems.count).reduce(0, +) + response.courseProblems.count
      + response.untaught.count
    let runs = response.proofs.map(\.runs).reduce(0, +)
    let summary =
      "\(verified) of \(Wording.count(response.proofs.count, "kata")) verified, "
      + "\(Wording.count(problems, "finding")), \(Wording.count(runs, "suite run"))"
    lines.append(Line(summary, problems == 0 ? .good : .bad))
    view?.displayPage(viewModel: Page(lines: lines, status: problems == 0 ? .done : .red))
  }

  package func presentCoverage(response: Authoring.Coverage.Response) {
    var lines: [Line] = []
    for idea in response.ideas {
      let katas = response.katas[idea.row] ?? []
      let taught = katas.map(\.description).joined(separator: ", ")
      lines.append(Line([Span("\(idea.row)  ", .strong), Span(idea.text)]))
      lines.append(
        katas.isEmpty ? Line("    no kata", .bad) : Line("    \(taught)", .faint))
    }
    let taught = response.ideas.filter { response.katas[$0.row] != nil }.count
    lines += ["", "\(taught) of \(response.ideas.count) ideas are taught.".line]
    let isWhole = taught == response.ideas.count
    view?.displayPage(viewModel: Page(lines: lines, status: isWhole ? .done : .red))
  }

  package func presentNew(response: Authoring.New.Response) {
    let lines =
      [Line("\(response.id) is there. Fill in its TODOs:", .strong)]
      + response.files.map { Line([Span("  "), Span($0, .code, link: Place(file: $0, line: 1))]) }
      + [Line([Span("Then  ", .faint), Span(words.command("verify \(response.id)"), .code)])]
    view?.displayPage(viewModel: Page(lines: lines))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error, program: words.program).page)
  }

  private func lines(for proof: Authoring.Proof) -> [Line] {
    let isWell = proof.problems.isEmpty
    let cost = "\(Wording.count(proof.runs, "run")), \(Wording.seconds(proof.seconds))"
    let title = Line(
      [
        Span(isWell ? "✔ " : "✘ ", isWell ? .good : .bad), Span("\(proof.kata.id)", .strong),
        Span("  \(cost)", .faint),
      ], spoken: "\(proof.kata.id) \(isWell ? "verifies" : "does not verify"), \(cost).")
    return [title] + proof.problems.map(line)
  }

  private func line(for problem: CourseProblem) -> Line {
    let place = problem.line.map { ":\($0)" } ?? ""
    return Line([
      Span("  "), Span("\(problem.file)\(place): ", .code), Span(words.typed(problem.message)),
      Span(" [\(problem.check)]", .faint),
    ])
  }
}
