import Entities
import Scenes
import XCTest

/// The mistake that a learner's failures look like: the mutant with the same signature.
final class JudgeSignatureTests: XCTestCase {
  private let kata = Seeds.kata {
    $0.mutants = [
      Mutant(name: "twice", says: "telling the presenter twice", fails: ["testOnce"]),
      Mutant(
        name: "formats", says: "wording in the interactor",
        fails: ["testTheErrorIsNoText", "LoginTests.testOnce"],
        breaks: ["interactor-never-formats"]),
      Mutant(name: "imports", says: "importing UIKit", breaks: ["interactor-imports-no-ui"]),
      Mutant(name: "never", says: "never answering", fails: ["testAnswer", "testOnce"]),
      Mutant(name: "late", says: "answering too late", fails: ["testSoon"]),
      Mutant(name: "early", says: "answering too soon", fails: ["testSoon"]),
    ]
  }

  private func looksLike(
    _ results: TestResult..., rules: [String] = [], isUntouched: Bool = false
  ) -> String? {
    var run = SuiteRun(ending: .finished)
    run.results = results
    return Judge(kata: kata).verdict(
      on: run, findings: rules.map { Seeds.finding($0) }, isUntouched: isUntouched
    ).looksLike
  }

  func testTheSameFailuresLookLikeTheMutant() {
    XCTAssertEqual(
      looksLike(Seeds.result("testOnce", .failed), Seeds.result("testAnswer")),
      "telling the presenter twice")
    XCTAssertEqual(
      looksLike(Seeds.result("testOnce", .crashed), Seeds.result("testAnswer", .timedOut)),
      "never answering", "a crash and a time-out are failures as well")
  }

  func testMistakesThatLookAlikeAreAllNamed() {
    XCTAssertEqual(
      looksLike(Seeds.result("testSoon", .failed)), "answering too late, or answering too soon")
  }

  func testOneFailureMoreOrLessIsAnotherMistake() {
    XCTAssertNil(looksLike(Seeds.result("testAnswer", .failed)))
    XCTAssertNil(
      looksLike(
        Seeds.result("testOnce", .failed), Seeds.result("testAnswer", .failed),
        Seeds.result("testOther", .failed)))
  }

  func testWhereTestsWereLeftUnrunNobodyKnowsWhatItLooksLike() {
    XCTAssertNil(
      looksLike(Seeds.result("testOnce", .crashed), Seeds.result("testAnswer", .notRun)))
  }

  func testTheBrokenRulesBelongToTheSignature() {
    let failures = [
      Seeds.result("testOnce", .failed), Seeds.result("testTheErrorIsNoText", .failed),
    ]

    XCTAssertEqual(
      looksLike(failures[0], failures[1], rules: ["interactor-never-formats"]),
      "wording in the interactor")
    XCTAssertNil(looksLike(failures[0], failures[1]), "no rule is broken")
    XCTAssertNil(
      looksLike(Seeds.result("testOnce", .failed), rules: ["models-are-values"]),
      "another rule is broken besides")
  }

  func testARuleBrokenTwiceIsOneRule() {
    let rule = "interactor-imports-no-ui"

    XCTAssertEqual(looksLike(Seeds.result("testOnce"), rules: [rule, rule]), "importing UIKit")
  }

  func testTheUntouchedStarterMakesNoMistake() {
    XCTAssertNil(looksLike(Seeds.result("testOnce", .failed), isUntouched: true))
  }

  func testGreenLooksLikeNoMistake() {
    XCTAssertNil(looksLike(Seeds.result("testOnce")))
  }

  func testATestOfTheSameNameInAnotherSuiteIsAnotherTest() {
    var run = SuiteRun(ending: .finished)
    run.results = [
      Seeds.result("testTheErrorIsNoText", .failed),
      TestResult(name: Seeds.name("testOnce", suite: "Other"), status: .failed),
    ]
    let verdict = Judge(kata: kata).verdict(
      on: run, findings: [Seeds.finding("interactor-never-formats")])

    XCTAssertNil(verdict.looksLike, "the mutant names LoginTests.testOnce in full")
  }
}
