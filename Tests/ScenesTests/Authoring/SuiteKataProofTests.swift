import Entities
import XCTest

@testable import Scenes

/// What `verify` finds by running a kata of kind `tests`.
final class SuiteKataProofTests: XCTestCase {
  private let bench = ProofBench()
  private let folder = "Katas/01-spies/01-first"

  private func assert(_ parts: KataParts, finds words: [String], line: UInt = #line) {
    XCTAssertEqual(bench.prove(parts).problems.map(\.words), words, line: line)
  }

  func testASoundKataHasNoFinding() {
    let outcome = bench.prove(ProofBench.tests())

    XCTAssertEqual(outcome.problems, [])
    XCTAssertEqual(outcome.runs, 4, "solution, its bug, another order, starter")
    XCTAssertEqual(outcome.observed, [], "a planted bug declares no tests")
  }

  func testAReferenceSuiteThatMissesABugIsFound() {
    var parts = ProofBench.tests {
      $0.mutants.append(Mutant(name: "never", says: "never presents"))
    }
    parts.mutants["never"] = [Seeds.file("LoginInteractor.swift", "// harmless")]

    assert(
      parts,
      finds: [
        "solution Solutions/01-spies/01-first: "
          + "the reference solution is not green: Your suite misses 1 of 2 planted bugs."
      ])
  }

  func testABugThatDoesNotBuildIsFound() {
    var parts = ProofBench.tests {
      $0.mutants.append(Mutant(name: "never", says: "never presents"))
    }
    parts.mutants["never"] = [Seeds.file("LoginInteractor.swift", "// error expected '}'")]

    XCTAssertEqual(
      bench.prove(parts).problems.map(\.words).last,
      "mutant \(folder)/Mutants/never: the planted bug does not build: "
        + "Sources/Login/LoginInteractor.swift:1: expected '}'.")
  }

  func testABugWithoutAFolderIsOneFinding() {
    bench.authoring.missingMutants = ["never"]
    let parts = ProofBench.tests {
      $0.mutants.append(Mutant(name: "never", says: "never presents"))
    }

    assert(
      parts,
      finds: ["mutant \(folder)/kata.json: the mutant never has no folder Mutants/never."])
  }

  func testAGreenStarterIsFound() {
    var parts = ProofBench.tests()
    parts.starter = [Seeds.file("LoginTests.swift", "// test testOnce")]

    assert(
      parts,
      finds: ["starter \(folder)/Starter: the starter is green: there is nothing to do."])
  }

  func testASuiteThatIsRedInAnotherOrderIsNamedWhereItStands() {
    var parts = ProofBench.tests()
    parts.solution = [Seeds.file("LoginTests.swift", "// test testOnce\n// flaky testOnce")]

    XCTAssertEqual(
      bench.prove(parts).problems.map(\.file), ["Solutions/01-spies/01-first"],
      "a kata of kind tests has no folder Tests")
  }
}
