import Entities

/// Puts what practice found into one JSON object, for programs.
package final class PracticeJSONPresenter: PracticePresentationLogic {
  package weak var view: (any PracticeDisplayLogic)?

  package init() {}

  package func presentNext(response: Practice.Next.Response) {
    let opened = response.opening?.kata.id ?? response.openedFirst
    guard let check = response.check else {
      view?.displayPage(viewModel: JSONPage.page(DoneObject()))
      return
    }
    show(check, opened: opened, isDone: response.summary != nil)
  }

  package func presentCheck(response: Practice.Check.Response) {
    show(response)
  }

  package func presentChecking(response: Practice.Checking.Response) {}

  package func presentOpen(response: Practice.Open.Response) {
    guard !response.isBeforeCheck else { return }
    view?.displayPage(
      viewModel: JSONPage.page(
        BriefObject(
          kata: response.kata.id.description, title: response.kata.manifest.title,
          brief: response.brief, edit: response.edit)))
  }

  package func presentHint(response: Practice.Hint.Response) {
    let hints = response.hints.map { HintObject(hint: $0.key, text: $0.text) }
    view?.displayPage(
      viewModel: JSONPage.page(
        HintsObject(kata: response.kata.id.description, hints: hints, left: response.left)))
  }

  package func presentReset(response: Practice.Reset.Response) {
    view?.displayPage(
      viewModel: JSONPage.page(
        ResetObject(kata: response.kata.id.description, backup: response.backup)))
  }

  package func presentSolution(response: Practice.Solution.Response) {
    view?.displayPage(
      viewModel: JSONPage.page(
        SolutionObject(kata: response.kata.id.description, diff: response.diff)))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: JSONPage.page(failure: error))
  }

  private func show(
    _ check: Practice.Check.Response, opened: KataID? = nil, isDone: Bool = false
  ) {
    var object = VerdictObject(kata: check.kata.id, verdict: check.verdict)
    object.opened = opened?.description
    object.courseDone = isDone ? true : nil
    view?.displayPage(
      viewModel: JSONPage.page(object, status: check.verdict.outcome == .green ? .done : .red))
  }
}

private struct DoneObject: Encodable {
  var schema = 1
  var courseDone = true
}

private struct BriefObject: Encodable {
  var schema = 1
  let kata: String
  let title: String
  let brief: String
  let edit: [String]
}

private struct HintsObject: Encodable {
  var schema = 1
  let kata: String
  let hints: [HintObject]
  let left: Int
}

private struct HintObject: Encodable {
  let hint: String
  let text: String
}

private struct ResetObject: Encodable {
  var schema = 1
  let kata: String
  let backup: String
}

private struct SolutionObject: Encodable {
  var schema = 1
  let kata: String
  let diff: [String]
}
