import XCTest

@testable import vipkata

/// The mistake that a learner's failures look like: the mutant that fails the same tests with the
/// same values, and that breaks the same rules if no test shows its value.
final class LooksLikeTests: XCTestCase {
  private typealias Test = (name: String, got: String?)

  private func run(_ tests: [Test], _ status: TestResult.Status = .failed) -> SuiteRun {
    var run = SuiteRun(ending: .finished)
    run.results = tests.map {
      Seeds.result($0.name, status, Failure(message: "not once", actual: $0.got, expected: "1"))
    }
    return run
  }

  private func verdict(
    on run: SuiteRun, rules: [String] = [], mutants: [Mutant] = [], isUntouched: Bool = false
  ) -> Verdict {
    let kata = Seeds.kata { $0.mutants = mutants }
    return VerdictMaker(kata: kata).verdict(
      on: run, findings: rules.map { Seeds.finding($0) }, isUntouched: isUntouched)
  }

  /// A mutant whose tests got these values.
  private func mutant(
    _ says: String, _ tests: [Test], rules: [String] = [], status: TestResult.Status = .failed
  ) -> Mutant {
    Mutant(
      name: says, says: says, fails: tests.map(\.name), breaks: rules,
      got: verdict(on: run(tests, status), rules: rules).got)
  }

  /// The sentence that the learner reads.
  private func said(of verdict: Verdict) -> String? {
    Wording.mistake(looksLike: verdict.looksLike, perhaps: verdict.perhaps)
  }

  func testTheSameFailuresWithTheSameValuesLookLikeTheMutant() {
    let twice = mutant("telling the presenter twice", [("testOnce", "2")])
    XCTAssertEqual(
      said(of: verdict(on: run([("testOnce", "2")]), mutants: [twice])),
      "This looks like telling the presenter twice.")
    XCTAssertNil(
      said(of: verdict(on: run([("testOnce", "0")]), mutants: [twice])), "it got something else")
    XCTAssertNil(said(of: verdict(on: run([("testOther", "2")]), mutants: [twice])))
    XCTAssertNil(
      said(of: verdict(on: run([("testOnce", "2"), ("testOther", "2")]), mutants: [twice])))
    XCTAssertNil(
      said(of: verdict(on: run([("testOnce", "2")]), mutants: [twice], isUntouched: true)),
      "that is the starter")
  }

  func testADictionarysEntriesAreTheSameInAnyOrder() {
    let asked = mutant("asking", [("testOnce", #"[["a, b": [1, 2], "c": "[d: e]"], [:]]"#)])
    func said(_ got: String) -> String? {
      self.said(of: verdict(on: run([("testOnce", got)]), mutants: [asked]))
    }
    XCTAssertNotNil(said(#"[["c": "[d: e]", "a, b": [1, 2]], [:]]"#))
    XCTAssertNil(said(#"[["c": "[d: e]", "a, b": [2, 1]], [:]]"#), "an array has an order")
    XCTAssertNil(said(#"[[:], ["a, b": [1, 2], "c": "[d: e]"]]"#))
  }

  func testWhatIsAnotherInEachRunIsNoDifference() {
    func got(_ address: String, _ id: String, _ time: String) -> String {
      "<View: \(address)> \(id) at \(time)"
    }
    let id = "9F1C2F58-0D3B-4B55-9C9E-0A7C5C8B1D2E"
    let kept = mutant("keeping it", [("testA", got("0x00007f31a0", id, "09:41:00"))])
    XCTAssertEqual(
      verdict(
        on: run([("testA", got("0x0000aa12", id.replacing("9F", with: "0A"), "23:59:59.1"))]),
        mutants: [kept]
      ).looksLike, "keeping it")
  }

  func testWhatMutantsThatGetTheSameAreCalledIsSaidOnceEach() {
    let mutants = ["too late", "too soon", "too late"].map { mutant($0, [("testSoon", "2")]) }
    XCTAssertEqual(
      verdict(on: run([("testSoon", "2")]), mutants: mutants).looksLike, "too late, or too soon")
  }

  func testWhereItIsNotKnownWhatWasGotItIsPerhapsThat() {
    let unseen = Mutant(name: "m", says: "doing nothing", fails: ["testA"])
    XCTAssertEqual(
      said(of: verdict(on: run([("testA", "2")]), mutants: [unseen])),
      "Perhaps this is doing nothing.")
    XCTAssertEqual(
      verdict(
        on: run([("testA", nil)]), mutants: [mutant("refusing", [("testA", nil)])]
      ).perhaps, "refusing", "an assertion without a value")
    let crash = mutant("unwrapping nil", [("testA", nil)], status: .crashed)
    XCTAssertEqual(
      verdict(on: run([("testA", "words of another system")], .crashed), mutants: [crash]).perhaps,
      "unwrapping nil")
    XCTAssertNil(
      said(of: verdict(on: run([("testA", nil)], .timedOut), mutants: [crash])),
      "a hang is no crash")
  }

  func testOneThatIsKnownToGetTheSameIsNamedAlone() {
    let mutants = [
      Mutant(name: "m", says: "doing nothing", fails: ["testA"]), mutant("twice", [("testA", "2")]),
    ]
    let verdict = verdict(on: run([("testA", "2")]), mutants: mutants)
    XCTAssertEqual(said(of: verdict), "This looks like twice.")
    XCTAssertNil(verdict.perhaps)
  }

  func testWhereTestsWereLeftUnrunNobodyKnowsWhatItLooksLike() {
    var broken = run([("testOnce", nil)], .crashed)
    broken.results.append(Seeds.result("testAnswer", .notRun))
    XCTAssertNil(
      said(
        of: verdict(
          on: broken, mutants: [mutant("unwrapping", [("testOnce", nil)], status: .crashed)])))
  }

  func testTheBrokenRulesAreWhatItGotToo() {
    let formats = "interactor-never-formats"
    let worded = mutant("wording", [("testA", nil)], rules: [formats])
    XCTAssertEqual(
      verdict(on: run([("testA", nil)]), rules: [formats], mutants: [worded]).looksLike, "wording")
    XCTAssertNil(said(of: verdict(on: run([("testA", nil)]), mutants: [worded])))
    XCTAssertNil(
      said(
        of: verdict(
          on: run([("testA", nil)]), rules: [formats, "models-are-values"], mutants: [worded])),
      "another rule is broken besides")

    let imports = mutant("importing UIKit", [], rules: ["interactor-imports-no-ui"])
    XCTAssertEqual(
      verdict(
        on: Seeds.run(.finished, Seeds.result("testA")), rules: ["interactor-imports-no-ui"],
        mutants: [imports]
      ).looksLike, "importing UIKit")
  }

  func testWhatTestsGotNamesAMistakeHoweverItIsWritten() {
    let formats = "interactor-never-formats"
    let failed: [Test] = [("testA", "2")]
    let kept = mutant("keeping it", failed, rules: [formats])
    XCTAssertEqual(verdict(on: run(failed), mutants: [kept]).looksLike, "keeping it")
    XCTAssertEqual(
      verdict(on: run(failed), rules: ["models-are-values"], mutants: [kept]).looksLike,
      "keeping it")

    let both = [kept, mutant("losing it", failed)]
    XCTAssertEqual(
      verdict(on: run(failed), rules: [formats], mutants: both).looksLike, "keeping it",
      "of two that get the same, the one that breaks the same rules")
    XCTAssertEqual(verdict(on: run(failed), mutants: both).looksLike, "losing it")
  }

  func testAMutantMayNameATestInFull() {
    var twice = mutant("twice", [("testOnce", "2")])
    twice.fails = ["LoginTests.testOnce"]
    XCTAssertEqual(verdict(on: run([("testOnce", "2")]), mutants: [twice]).looksLike, "twice")
    twice.fails = ["Other.testOnce"]
    XCTAssertNil(verdict(on: run([("testOnce", "2")]), mutants: [twice]).looksLike)
  }
}
