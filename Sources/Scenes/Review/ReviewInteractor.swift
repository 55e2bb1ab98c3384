import Entities

@MainActor
package protocol ReviewBusinessLogic {
  func check(request: Review.Check.Request)
  func draw(request: Review.Draw.Request)
  func explain(request: Review.Explain.Request)
  func listRules(request: Review.ListRules.Request)
}

/// Reviews code, once it has made sure that it can.
package final class ReviewInteractor: ReviewBusinessLogic {
  package var presenter: (any ReviewPresentationLogic)?
  private let worker: any ReviewWorkerLogic

  package init(worker: any ReviewWorkerLogic) {
    self.worker = worker
  }

  package func check(request: Review.Check.Request) {
    answer {
      presenter?.presentCheck(
        response: Review.Check.Response(path: request.path, report: try report(on: request.path)))
    }
  }

  package func draw(request: Review.Draw.Request) {
    answer {
      let report = try self.report(on: request.path)
      presenter?.presentDraw(
        response: Review.Draw.Response(
          path: request.path, scenes: report.scenes, unread: report.unread))
    }
  }

  package func explain(request: Review.Explain.Request) {
    answer {
      guard let rule = ReviewRule.named(request.rule) else {
        let nearest = Nearest.word(to: request.rule, among: ReviewRule.all.map(\.id))
        throw UserError(
          "There is no rule \"\(request.rule)\".",
          mend: nearest.map { "Did you mean \($0)?" } ?? "`vipkata review --rules` lists them.")
      }
      presenter?.presentExplain(response: Review.Explain.Response(rule: rule))
    }
  }

  package func listRules(request: Review.ListRules.Request) {
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
