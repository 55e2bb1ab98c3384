import Entities
import XCTest

@testable import Scenes

/// A first green kata, a finished stage and a finished course.
@MainActor
final class PracticeMomentTests: XCTestCase {
  private let bench = PracticeBench()

  private func check() -> Practice.Moment? {
    bench.interactor.check(request: Practice.Check.Request())
    return bench.presenter.checks.last?.moment
  }

  func testTheFirstGreenKata() async {
    bench.open(one: "// mine")
    XCTAssertEqual(check(), .firstGreen)
  }

  func testARedOneIsNoMoment() async {
    bench.open(one: "// fail testA")
    XCTAssertNil(check())
  }

  func testItComesOnce() async {
    bench.open(one: "// mine")
    bench.journal.past.append(PracticeBench.entry("hello/one", .solved))
    XCTAssertNil(check())
  }

  func testTheLastKataOfAStage() async {
    bench.course.parts.append(KataParts(kata: Seeds.kata("models/three", number: 3)))
    bench.open(one: "// mine")
    bench.journal.past.append(PracticeBench.entry("hello/two", .solved))
    XCTAssertEqual(check(), .stage("hello", katas: 2))
  }

  func testTheLastKataOfTheCourse() async {
    bench.open(one: "// mine")
    bench.journal.past.append(PracticeBench.entry("hello/two", .solved))
    bench.course.parts[1].kata = Seeds.kata("hello/two", number: 2) {
      $0.rules = ["models-are-values", "presenter-is-pure", "models-are-values"]
    }
    var summary = Practice.Summary(katas: 2, attempts: 1, hints: 0)
    summary.rules = ["presenter-is-pure", "models-are-values"]
    XCTAssertEqual(check(), .course(summary))
  }

  func testEachIsSaidOnTheGreenPage() async {
    XCTAssertTrue(page(.firstGreen).contains("Your first green kata."))
    XCTAssertTrue(
      page(.stage("hello", katas: 2)).contains("The stage hello is done: all 2 katas are green."))
    var summary = Practice.Summary(katas: 2, attempts: 9, hints: 1)
    summary.seconds = 7_500
    summary.rules = ["router-navigates", "models-are-values"]
    let text = page(.course(summary))
    XCTAssertTrue(text.contains("The course is done: all 2 katas are green."))
    XCTAssertTrue(text.contains("It took 2 hours and 5 minutes, 9 checks and 1 hint."))
    XCTAssertTrue(
      text.contains(
        """
        2 rules of VIP learned, and kept by the review:
          router-navigates
          models-are-values
        """), text)
  }

  private func page(_ moment: Practice.Moment) -> String {
    var response = Practice.Check.Response(
      kata: Seeds.kata("hello/one"), verdict: Verdict(outcome: .green))
    response.moment = moment
    return VerdictPage(response: response, words: Wording(program: "vipkata")).page.text
  }
}
