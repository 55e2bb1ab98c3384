@MainActor
protocol ReviewBusinessLogic {
  func check(request: Review.Check.Request)
  func draw(request: Review.Draw.Request)
  func explain(request: Review.Explain.Request)
  func listRules(request: Review.ListRules.Request)
}

/// Reviews code, once it has made sure that it can.
struct ReviewInteractor: ReviewBusinessLogic {
  var presenter: (any ReviewPresentationLogic)?
  let worker: any ReviewWorkerLogic

  func check(request: Review.Check.Request) {
    answer {
      presenter?.presentCheck(
        response: Review.Check.Response(path: request.path, report: try report(on: request.path)))
    }
  }

  func draw(request: Review.Draw.Request) {
    answer {
      presenter?.presentDraw(
        response: Review.Draw.Response(path: request.path, report: try report(on: request.path)))
    }
  }

  func explain(request: Review.Explain.Request) {
    answer {
      guard let rule = ReviewRule.named(request.rule) else {
        throw Review.Failure.unknownRule(
          request.rule, nearest: Nearest.word(to: request.rule, among: ReviewRule.all.map(\.id)))
      }
      presenter?.presentExplain(response: Review.Explain.Response(rule: rule))
    }
  }

  func listRules(request: Review.ListRules.Request) {
    presenter?.presentListRules(response: Review.ListRules.Response(rules: ReviewRule.all))
  }

  private func report(on path: String) throws -> ReviewReport {
    try ReviewSelfCheck.run(reading: worker.tree)
    let code = try worker.code(at: path)
    return VIPReview(settings: code.settings).report(on: code.files, unread: code.unread)
  }

  private func answer(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      presenter?.presentFailure(error: error)
    }
  }
}
