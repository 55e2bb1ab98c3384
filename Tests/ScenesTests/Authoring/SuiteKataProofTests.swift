import XCTest

@testable import vipkata

/// Findings of `verify` from running a kata of kind `tests`.
final class SuiteKataProofTests: XCTestCase {
  private let bench = ProofBench()

  /// A kata with a second bug, which its suite may miss.
  private func parts(never bug: String) -> KataParts {
    var parts = ProofBench.tests {
      $0.mutants.append(Mutant(name: "never", says: "never presents"))
    }
    parts.mutants["never"] = [Seeds.file("LoginInteractor.swift", bug)]
    return parts
  }

  func testASoundKataHasNoFinding() {
    let proof = bench.prove(ProofBench.tests())

    XCTAssertEqual(proof.problems, [])
    XCTAssertEqual(proof.runs, 4, "solution, its bug, another order, starter")
    XCTAssertEqual(proof.observed, [], "a planted bug declares no tests")
  }

  func testAReferenceSuiteThatMissesABugIsFound() {
    bench.assert(
      parts(never: "// harmless"),
      finds: "solution Solutions/01-spies/01-first: "
        + "the reference solution is not green: Your suite misses 1 of 2 planted bugs. It misses "
        + "never.")
  }

  func testASuiteInTestsIsTheOneFindingAndNothingIsRun() {
    var parts = ProofBench.tests()
    parts.suite = [Seeds.file("LoginTests.swift", "// test testOnce")]
    let proof = bench.prove(parts)

    XCTAssertEqual(
      proof.problems.map(\.words),
      [
        "files Katas/01-spies/01-first/Tests: a kata of kind tests has no folder Tests: move the "
          + "suite that learners begin with to Katas/01-spies/01-first/Starter, and the finished "
          + "one to Solutions/01-spies/01-first."
      ])
    XCTAssertEqual(proof.runs, 0)
  }

  func testABugWhoseFileTakesNoOthersPlaceIsToldWhere() {
    var parts = parts(never: "")
    parts.mutants["never"] = [Seeds.file("LoginInteracter.swift", "// error redeclared")]

    XCTAssertEqual(
      bench.findings(in: parts).last,
      "mutant Mutants/never/LoginInteracter.swift:1: the planted bug does not build: redeclared. "
        + "LoginInteracter.swift replaces no file of the solution: did you mean "
        + "LoginInteractor.swift?")
  }

  func testABugWithoutAFolderIsOneFinding() {
    bench.authoring.missingMutants = ["never"]

    bench.assert(
      parts(never: ""), finds: "mutant kata.json: the mutant never has no folder Mutants/never.")
  }

  func testASuiteThatDoesNotBuildIsFoundWhereItStands() {
    bench.assert(
      ProofBench.tests(solution: "// test testOnce\n// error expected '}'"),
      finds: "solution Solutions/01-spies/01-first/LoginTests.swift:2: the reference solution does "
        + "not build: expected '}'.")
  }
}
