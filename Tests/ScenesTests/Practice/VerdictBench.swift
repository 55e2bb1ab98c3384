import Entities
import Scenes
import XCTest

/// Shows verdicts as pages for people.
@MainActor
final class VerdictBench {
  private let view = PracticeDisplaySpy()
  private let presenter = PracticePresenter(program: "vipkata")

  init() {
    presenter.view = view
  }

  func page(
    _ verdict: Verdict, kata: Kata = Seeds.kata(),
    _ change: (inout Practice.Check.Response) -> Void = { _ in }
  ) throws -> Page {
    var response = Practice.Check.Response(kata: kata, verdict: verdict)
    response.hasMoreHints = false
    change(&response)
    presenter.presentCheck(response: response)
    return try XCTUnwrap(view.pages.last)
  }

  /// On a suite of two tests, which pass unless it is changed.
  func verdict(
    _ outcome: Verdict.Outcome, _ change: (inout Verdict) -> Void = { _ in }
  ) -> Verdict {
    var verdict = Verdict(outcome: outcome)
    verdict.tests = [Seeds.result("testOnce"), Seeds.result("testError")]
    change(&verdict)
    return verdict
  }
}
