import Entities

/// Words the watch: what practice found, as screens with keys instead of commands.
package final class WatchPresenter: WatchPresentationLogic {
  package weak var view: (any WatchDisplayLogic)?
  private let words: Wording
  private let pages: PracticePages
  private let isQuiet: Bool

  package init(program: String, isQuiet: Bool = false) {
    words = Wording(program: program)
    self.isQuiet = isQuiet
    pages = PracticePages(words: words)
  }

  package func presentStanding(response: Watch.Standing.Response) {
    view?.displayStanding(
      viewModel: Watch.Standing.ViewModel(choices: WatchFooter(standing: response).lines))
  }

  package func presentLastCheck(response: Watch.Test.Response) {
    guard let check = response.check else { return }
    let keys: WatchKeys = check.verdict.outcome == .green ? .green : .red
    view?.displayScreen(
      viewModel: Watch.Screen.ViewModel(
        body: verdictPage(of: check).lines, keys: keys.lines, isFormer: true))
  }

  package func presentTest(response: Watch.Test.Response) {
    guard let check = response.check else { return }
    show(VerdictPage(response: check, words: words, isWatched: true).testPage, .page)
  }

  package func presentEdit(response: Watch.Edit.Response) {
    show(["Opened \(response.place.file), line \(response.place.line).".line], .page)
  }

  package func presentAsk(response: Watch.Ask.Response) {
    let kata = response.kata.map { "\($0.id)" } ?? "The kata"
    let question =
      switch response.question {
      case .reset: "Put the starter of \(kata) back? Your version is kept beside it."
      case .spoil: "\(kata) is not green yet, and the solution would spoil it. Show it?"
      }
    show([Line(question, .strong)], .question)
  }

  package func presentList(response: Watch.List.Response) {
    let page = WatchListPage(choice: response.choice, progress: response.progress)
    view?.displayScreen(
      viewModel: Watch.Screen.ViewModel(
        body: page.lines, keys: WatchKeys.choosing.lines, selected: page.selectedLine))
  }

  package func presentHelp() {
    show([Line("Keys", .strong)] + WatchKeys.help, .page)
  }

  package func presentEnd(response: Watch.End.Response) {
    guard let kata = response.kata else { return }
    let state =
      switch response.outcome {
      case .green: (mark: "✔ ", words: "\(kata.id) is green.")
      case .none: (mark: "", words: "\(kata.id) is open.")
      default: (mark: "✘ ", words: "\(kata.id) is not green yet.")
      }
    let goOn = words.command("watch")
    let line = Line(
      [Span("\(state.mark)\(state.words) Go on with "), Span(goOn, .code), Span(".")],
      spoken: "\(state.words) Go on with \(goOn).")
    view?.displayEnd(viewModel: Page(lines: [line]))
  }

  package func presentFailure(error: any Error) {
    view?.displayFailure(viewModel: FailurePage(error: error, program: words.program).page)
  }

  private func verdictPage(of check: Practice.Check.Response) -> Page {
    VerdictPage(response: check, words: words, isWatched: true, isQuiet: isQuiet).page
  }

  private func show(_ body: [Line], _ keys: WatchKeys) {
    view?.displayScreen(viewModel: Watch.Screen.ViewModel(body: body, keys: keys.lines))
  }
}

extension WatchPresenter: PracticePresentationLogic {
  package func presentNext(response: Practice.Next.Response) {
    if let opening = response.opening {
      show(pages.lines(for: opening, isWatched: true), .page)
    } else if let summary = response.summary {
      show(pages.lines(for: summary), .page)
    } else if let check = response.check {
      presentCheck(response: check)
    }
  }

  package func presentCheck(response: Practice.Check.Response) {
    let page = verdictPage(of: response)
    let isGreen = response.verdict.outcome == .green
    let keys: WatchKeys = isGreen ? .green : response.isAfterOpening ? .page : .red
    view?.displayScreen(
      viewModel: Watch.Screen.ViewModel(
        body: page.lines, keys: keys.lines, continues: response.isAfterOpening, isVerdict: true))
  }

  package func presentChecking(response: Practice.Checking.Response) {
    let what = response.isFirst ? "Building and checking" : "Checking"
    view?.displayChecking(
      viewModel: Practice.Checking.ViewModel(text: "\(what) \(response.kata.id) …"))
  }

  package func presentOpen(response: Practice.Open.Response) {
    show(pages.lines(for: response, isWatched: true), .page)
  }

  package func presentHint(response: Practice.Hint.Response) {
    show(pages.hints(response, isWatched: true), .page)
  }

  package func presentReset(response: Practice.Reset.Response) {
    show(pages.reset(response), .page)
  }

  package func presentSolution(response: Practice.Solution.Response) {
    show(pages.solution(response), .page)
  }
}
