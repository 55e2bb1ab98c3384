import Entities

/// Puts proofs into one JSON object, for programs.
package final class AuthoringJSONPresenter: AuthoringPresentationLogic {
  package weak var view: (any AuthoringDisplayLogic)?

  package init() {}

  package func presentProgress(response: Authoring.Progress.Response) {}

  package func presentVerify(response: Authoring.Verify.Response) {
    let katas = response.proofs.map { proof in
      KataObject(
        id: proof.kata.id.description, ok: proof.problems.isEmpty,
        findings: proof.problems.map(ProblemObject.init), seconds: proof.seconds,
        suiteRuns: proof.runs)
    }
    let isWell =
      katas.allSatisfy(\.ok) && response.courseProblems.isEmpty && response.untaught.isEmpty
    view?.displayPage(
      viewModel: JSONPage.page(
        VerifyObject(
          katas: katas, findings: response.courseProblems.map(ProblemObject.init),
          untaught: response.untaught.map(\.row)), status: isWell ? .done : .red))
  }

  package func presentCoverage(response: Authoring.Coverage.Response) {
    let ideas = response.ideas.map { idea in
      IdeaObject(
        row: idea.row, idea: idea.text,
        katas: (response.katas[idea.row] ?? []).map(\.description))
    }
    let isWhole = ideas.allSatisfy { !$0.katas.isEmpty }
    view?.displayPage(
      viewModel: JSONPage.page(CoverageObject(ideas: ideas), status: isWhole ? .done : .red))
  }

  package func presentNew(response: Authoring.New.Response) {
    view?.displayPage(
      viewModel: JSONPage.page(
        NewObject(kata: response.id.description, files: response.files)))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: JSONPage.page(failure: error))
  }
}

private struct VerifyObject: Encodable {
  var schema = 1
  let katas: [KataObject]
  /// Mistakes of katas that could not be read at all.
  let findings: [ProblemObject]
  let untaught: [String]
}

private struct KataObject: Encodable {
  let id: String
  let ok: Bool
  let findings: [ProblemObject]
  let seconds: Double
  let suiteRuns: Int
}

private struct ProblemObject: Encodable {
  let check: String
  let message: String
  let file: String
  let line: Int?

  init(_ problem: CourseProblem) {
    check = problem.check
    message = problem.message
    file = problem.file
    line = problem.line
  }
}

private struct CoverageObject: Encodable {
  var schema = 1
  let ideas: [IdeaObject]
}

private struct IdeaObject: Encodable {
  let row: String
  let idea: String
  let katas: [String]
}

private struct NewObject: Encodable {
  var schema = 1
  let kata: String
  let files: [String]
}
