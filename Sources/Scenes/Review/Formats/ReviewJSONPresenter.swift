import Entities

/// Puts a review into JSON.
package final class ReviewJSONPresenter: ReviewPresentationLogic {
  package weak var view: (any ReviewDisplayLogic)?

  package init() {}

  package func presentCheck(response: Review.Check.Response) {
    let report = response.report
    view?.displayPage(
      viewModel: JSONPage.page(
        ReportObject(
          scenes: report.scenes.map(SceneObject.init), findings: report.findings,
          unread: report.unread, files: report.fileCount),
        status: report.status))
  }

  package func presentDraw(response: Review.Draw.Response) {
    view?.displayPage(
      viewModel: JSONPage.page(
        MapObject(
          scenes: response.scenes.map(SceneObject.init),
          unread: response.unread.map(UnreadObject.init)),
        status: response.unread.isEmpty ? .done : .failed))
  }

  package func presentExplain(response: Review.Explain.Response) {
    view?.displayPage(viewModel: JSONPage.page(RulesObject(rules: [RuleObject(response.rule)])))
  }

  package func presentListRules(response: Review.ListRules.Response) {
    view?.displayPage(
      viewModel: JSONPage.page(RulesObject(rules: response.rules.map(RuleObject.init))))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: JSONPage.page(failure: error))
  }
}

private struct ReportObject: Encodable {
  var schema = 1
  let scenes: [SceneObject]
  let findings: [FindingObject]
  let unread: [UnreadObject]
  let files: Int

  init(scenes: [SceneObject], findings: [Finding], unread: [UnreadFile], files: Int) {
    self.scenes = scenes
    self.findings = findings.map(FindingObject.init)
    self.unread = unread.map(UnreadObject.init)
    self.files = files
  }
}

private struct MapObject: Encodable {
  var schema = 1
  let scenes: [SceneObject]
  let unread: [UnreadObject]
}

private struct SceneObject: Encodable {
  let name: String
  let parts: [PartObject]
  let arrows: [ArrowObject]

  init(_ scene: ReviewedScene) {
    name = scene.name
    parts = scene.parts.map {
      PartObject(role: $0.role, type: $0.type, file: $0.file, line: $0.line)
    }
    arrows = scene.arrows.map { ArrowObject(from: $0.from, to: $0.to, breaks: $0.broken) }
  }
}

private struct PartObject: Encodable {
  let role: Role
  let type: String
  let file: String
  let line: Int
}

private struct ArrowObject: Encodable {
  let from: Role
  let to: Role
  let breaks: [String]
}

private struct UnreadObject: Encodable {
  let file: String
  let line: Int?
  let message: String

  init(_ unread: UnreadFile) {
    file = unread.path
    line = unread.line
    message = unread.reason
  }
}

private struct RulesObject: Encodable {
  var schema = 1
  let rules: [RuleObject]
}

private struct RuleObject: Encodable {
  let id: String
  let why: String
  let correct: String
  let incorrect: String

  init(_ rule: ReviewRule) {
    id = rule.id
    why = rule.why
    correct = rule.correct
    incorrect = rule.incorrect
  }
}
