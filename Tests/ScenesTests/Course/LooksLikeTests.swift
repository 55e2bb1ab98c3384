import XCTest

@testable import vipkata

/// The mistake that a learner's failures look like: the mutant with the same signature.
final class LooksLikeTests: XCTestCase {
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
    _ results: [String: TestResult.Status], rules: [String] = [], suite: String = "LoginTests",
    isUntouched: Bool = false
  ) -> String? {
    var run = SuiteRun(ending: .finished)
    run.results = results.sorted { $0.key < $1.key }.map {
      TestResult(name: Seeds.name($0.key, suite: suite), status: $0.value)
    }
    return VerdictMaker(kata: kata).verdict(
      on: run, findings: rules.map { Seeds.finding($0) }, isUntouched: isUntouched
    ).looksLike
  }

  func testTheSameFailuresLookLikeTheMutant() {
    XCTAssertEqual(
      looksLike(["testOnce": .failed, "testAnswer": .passed]), "telling the presenter twice")
    XCTAssertEqual(
      looksLike(["testOnce": .crashed, "testAnswer": .timedOut]), "never answering",
      "a crash and a time-out are failures as well")
    XCTAssertNil(looksLike(["testOnce": .passed]))
    XCTAssertNil(looksLike(["testOnce": .failed], isUntouched: true), "that is the starter")
  }

  func testMistakesThatLookAlikeAreAllNamed() {
    XCTAssertEqual(
      looksLike(["testSoon": .failed]), "answering too late, or answering too soon")
  }

  func testOneFailureMoreOrLessIsAnotherMistake() {
    XCTAssertNil(looksLike(["testAnswer": .failed]))
    XCTAssertNil(
      looksLike(["testOnce": .failed, "testAnswer": .failed, "testOther": .failed]))
  }

  func testWhereTestsWereLeftUnrunNobodyKnowsWhatItLooksLike() {
    XCTAssertNil(looksLike(["testOnce": .crashed, "testAnswer": .notRun]))
  }

  func testTheBrokenRulesBelongToTheSignature() {
    let failures: [String: TestResult.Status] = [
      "testOnce": .failed, "testTheErrorIsNoText": .failed,
    ]
    XCTAssertEqual(
      looksLike(failures, rules: ["interactor-never-formats"]), "wording in the interactor")
    XCTAssertNil(looksLike(failures), "no rule is broken")
    XCTAssertNil(
      looksLike(["testOnce": .failed], rules: ["models-are-values"]),
      "another rule is broken besides")
    XCTAssertEqual(
      looksLike(
        ["testOnce": .passed], rules: ["interactor-imports-no-ui", "interactor-imports-no-ui"]),
      "importing UIKit", "a rule that is broken twice is one")
    XCTAssertNil(
      looksLike(failures, rules: ["interactor-never-formats"], suite: "Other"),
      "the mutant names LoginTests.testOnce in full")
  }
}
