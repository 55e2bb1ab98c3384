import Entities

/// Words what practice found, for people.
package final class PracticePresenter: PracticePresentationLogic {
  package weak var view: (any PracticeDisplayLogic)?
  private let words: Wording
  private let pages: PracticePages
  private let isQuiet: Bool

  /// - Parameters:
  ///   - program: how the user calls this program, such as `swift run vipkata`.
  ///   - isQuiet: whether a first green, a finished stage and course pass without a word.
  package init(program: String, isQuiet: Bool = false) {
    words = Wording(program: program)
    self.isQuiet = isQuiet
    pages = PracticePages(words: words)
  }

  package func presentNext(response: Practice.Next.Response) {
    var page = Page()
    if let check = response.check {
      page = VerdictPage(response: check, words: words, isQuiet: isQuiet).page
    }
    if let opening = response.opening {
      page.lines.append("")
      page.lines += pages.lines(for: opening)
    }
    if let summary = response.summary {
      page.lines += pages.lines(for: summary)
    }
    view?.displayPage(viewModel: page)
  }

  package func presentCheck(response: Practice.Check.Response) {
    view?.displayPage(
      viewModel: VerdictPage(response: response, words: words, isQuiet: isQuiet).page)
  }

  package func presentChecking(response: Practice.Checking.Response) {
    let what = response.isFirst ? "Building and checking" : "Checking"
    view?.displayChecking(
      viewModel: Practice.Checking.ViewModel(text: "\(what) \(response.kata.id) …"))
  }

  package func presentOpen(response: Practice.Open.Response) {
    var page = Page(lines: pages.lines(for: response))
    if response.isBeforeCheck { page.lines.append("") }
    view?.displayPage(viewModel: page)
  }

  package func presentHint(response: Practice.Hint.Response) {
    view?.displayPage(viewModel: Page(lines: pages.hints(response)))
  }

  package func presentReset(response: Practice.Reset.Response) {
    view?.displayPage(viewModel: Page(lines: pages.reset(response)))
  }

  package func presentSolution(response: Practice.Solution.Response) {
    view?.displayPage(viewModel: Page(lines: pages.solution(response)))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error, program: words.program).page)
  }
}
