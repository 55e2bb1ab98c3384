import Entities
import XCTest

@testable import Scenes

/// What `verify` finds by running a kata of kind `code`: starter and solution.
final class KataProofTests: XCTestCase {
  private let bench = ProofBench()

  private func assert(_ parts: KataParts, finds words: [String], line: UInt = #line) {
    XCTAssertEqual(bench.prove(parts).problems.map(\.words), words, line: line)
  }

  func testASoundKataHasNoFinding() {
    let outcome = bench.prove(ProofBench.code())

    XCTAssertEqual(outcome.problems, [])
    XCTAssertEqual(outcome.runs, 4, "solution, solution in another order, starter, mutant")
    XCTAssertEqual(outcome.seconds, 2, "four runs of half a second")
    XCTAssertEqual(bench.suites.jobs.map(\.isReversed), [false, true, false, false])
    XCTAssertEqual(
      Set(bench.suites.jobs.map(\.package)), ["verify-0"], "not where a learner's build is kept")
  }

  func testAGreenStarterIsFound() {
    var parts = ProofBench.code {
      $0.mutants[0] = Mutant(name: "twice", says: "", fails: ["testA", "testB"])
    }
    parts.starter = [Seeds.file("LoginInteractor.swift", "// nothing to do")]
    parts.mutants["twice"] = [Seeds.file("LoginInteractor.swift", "// fail testA\n// fail testB")]

    assert(
      parts,
      finds: [
        "starter Katas/01-interactor/01-validate/Starter: "
          + "the starter is green: there is nothing to do."
      ])
  }

  func testAStarterThatDoesNotBuildIsFound() {
    var parts = ProofBench.code {
      $0.mutants[0] = Mutant(name: "twice", says: "", fails: ["testA", "testB"])
    }
    parts.starter = [Seeds.file("LoginInteractor.swift", "// error expected '}'")]
    parts.mutants["twice"] = [Seeds.file("LoginInteractor.swift", "// fail testA\n// fail testB")]

    assert(
      parts,
      finds: [
        "starter Katas/01-interactor/01-validate/Starter: the starter does not build: "
          + "Sources/Login/LoginInteractor.swift:1: expected '}'. "
          + "If that is the lesson, say \"starterBuilds\": false."
      ])
  }

  func testAStarterThatNeedNotBuildMayNotBuild() {
    var parts = ProofBench.code {
      $0.starterBuilds = false
      $0.mutants[0] = Mutant(name: "twice", says: "", fails: ["testA", "testB"])
    }
    parts.starter = [Seeds.file("LoginInteractor.swift", "// error expected '}'")]
    parts.mutants["twice"] = [Seeds.file("LoginInteractor.swift", "// fail testA\n// fail testB")]

    assert(parts, finds: [])
  }

  func testARedSolutionIsTheOneFindingThoughItsMutantsFailOtherwise() {
    var parts = ProofBench.code()
    parts.solution = [
      Seeds.file("LoginInteractor.swift", ""), Seeds.file("LoginWorker.swift", "// fail testA"),
    ]

    assert(
      parts,
      finds: [
        "solution Solutions/01-interactor/01-validate: "
          + "the reference solution is not green: LoginTests.testA: testA is wrong."
      ])
  }

  func testASolutionThatDoesNotBuildIsFound() {
    var parts = ProofBench.code()
    parts.solution = [Seeds.file("LoginInteractor.swift", "// error expected '}'")]

    assert(
      parts,
      finds: [
        "solution Solutions/01-interactor/01-validate: the reference solution is not green: "
          + "it does not build: Sources/Login/LoginInteractor.swift:1: expected '}'."
      ])
  }

  func testASolutionThatLacksWhatTheSuiteNeedsIsFound() {
    var parts = ProofBench.code()
    parts.suite = [
      Seeds.file("LoginTests.swift", "// test testA\n// error cannot find 'LoginRouter' in scope")
    ]
    let problems = bench.prove(parts).problems.map(\.message)

    XCTAssertEqual(
      problems.first,
      "the reference solution is not green: it does not build: "
        + "the suite needs `LoginRouter`: it is not there yet.")
  }

  func testASuiteThatIsRedInAnotherOrderIsFound() {
    var parts = ProofBench.code()
    parts.suite = [
      Seeds.file("LoginTests.swift", "// test testA\n// test testB\n// flaky testB")
    ]

    assert(
      parts,
      finds: [
        "order Katas/01-interactor/01-validate/Tests: "
          + "the suite is green once and red in another order: "
          + "LoginTests.testB: testB is wrong. Let each test begin anew."
      ])
  }

  func testFilesThatCannotBeReadAreTheFinding() {
    var parts = ProofBench.code()
    parts.supportProblem = Seeds.problem("KataUI.swift is not UTF-8.", check: "files")

    assert(
      parts,
      finds: ["files Katas/02-presenter/03-dates/kata.json: KataUI.swift is not UTF-8."])
  }

  func testARunThatCannotBeDoneIsAFindingAndNoProof() {
    bench.suites.failure = UserError("there is no `swift` on the search path")

    assert(
      ProofBench.code(),
      finds: [
        "run Katas/01-interactor/01-validate/kata.json: there is no `swift` on the search path"
      ])
  }
}
