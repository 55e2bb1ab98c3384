import Entities
import XCTest

@testable import Scenes

/// What `verify` finds by running mutants: each fails what it declares, and no test
/// cannot fail.
final class MutantProofTests: XCTestCase {
  private let bench = ProofBench()
  private let folder = "Katas/01-interactor/01-validate"

  private func parts(
    mutant script: String, fails: [String] = ["testB"],
    _ change: (inout Manifest) -> Void = { _ in }
  ) -> KataParts {
    var parts = ProofBench.code {
      $0.mutants = [Mutant(name: "twice", says: "telling twice", fails: fails)]
      change(&$0)
    }
    parts.starter = [Seeds.file("LoginInteractor.swift", "// fail testA\n// fail testB")]
    parts.mutants["twice"] = [Seeds.file("LoginInteractor.swift", script)]
    return parts
  }

  private func assert(_ parts: KataParts, finds words: [String], line: UInt = #line) {
    XCTAssertEqual(bench.prove(parts).problems.map(\.words), words, line: line)
  }

  func testAGreenMutantIsFound() {
    assert(
      parts(mutant: "// harmless"),
      finds: [
        "mutant \(folder)/Mutants/twice: the mutant is green: no test notices telling twice."
      ])
  }

  func testAMutantThatDoesNotBuildIsFound() {
    assert(
      parts(mutant: "// error expected '}'"),
      finds: [
        "mutant \(folder)/Mutants/twice: the mutant does not build: "
          + "Sources/Login/LoginInteractor.swift:1: expected '}'."
      ])
  }

  func testAMutantThatFailsOtherTestsThanItDeclaresIsFound() {
    assert(
      parts(mutant: "// fail testA"),
      finds: [
        "mutant \(folder)/Mutants/twice: it declares testB, which does not fail; "
          + "it fails testA, which it does not declare. "
          + "`vipkata verify --fix` writes what was seen."
      ])
  }

  func testAMutantMayNameATestInFull() {
    assert(parts(mutant: "// fail testB", fails: ["LoginTests.testB"]), finds: [])
  }

  func testACrashAndATimeOutFailTheTestToo() {
    assert(parts(mutant: "// crash testB"), finds: [])
    assert(parts(mutant: "// hang testB"), finds: [])
  }

  func testAMutantThatBreaksARuleItDoesNotDeclareIsFound() {
    assert(
      parts(mutant: "import UIKit\n\nfinal class LoginInteractor {}\n// fail testB") {
        $0.rules = ["interactor-imports-no-ui"]
      },
      finds: [
        "mutant \(folder)/Mutants/twice: the review finds interactor-imports-no-ui. "
          + "`vipkata verify --fix` writes what was seen."
      ])
  }

  func testAMutantThatDoesNotBreakTheRuleItDeclaresIsFound() {
    assert(
      parts(mutant: "// fail testB") {
        $0.rules = ["interactor-imports-no-ui"]
        $0.mutants = [
          Mutant(
            name: "twice", says: "", fails: ["testB"], breaks: ["interactor-imports-no-ui"])
        ]
      },
      finds: [
        "mutant \(folder)/Mutants/twice: the review finds no rule. "
          + "`vipkata verify --fix` writes what was seen."
      ])
  }

  func testAMutantThatOnlyBreaksARuleIsSound() {
    assert(
      parts(mutant: "import UIKit\n\nfinal class LoginInteractor {}\n") {
        $0.rules = ["interactor-imports-no-ui"]
        $0.mutants = [Mutant(name: "twice", says: "", breaks: ["interactor-imports-no-ui"])]
      }, finds: [])
  }

  func testAMutantWithoutAFolderIsOneFinding() {
    bench.authoring.missingMutants = ["twice"]
    var parts = parts(mutant: "")
    parts.mutants = [:]

    assert(
      parts,
      finds: ["mutant \(folder)/kata.json: the mutant twice has no folder Mutants/twice."])
  }

  func testWhatWasSeenIsKeptForTheFix() {
    XCTAssertEqual(
      bench.prove(parts(mutant: "// fail testA\n// fail testB")).observed,
      [Mutant(name: "twice", says: "telling twice", fails: ["testA", "testB"])])
    XCTAssertEqual(bench.prove(parts(mutant: "// harmless")).observed, [])
  }

  func testATestThatNeitherStarterNorMutantFailsIsToothless() {
    var parts = ProofBench.code()
    parts.suite = [
      Seeds.file("LoginTests.swift", "// test testA\n// test testB\n// test testAlwaysGreen")
    ]

    assert(
      parts,
      finds: [
        "toothless \(folder)/Tests: LoginTests.testAlwaysGreen cannot fail: "
          + "neither the starter nor a mutant fails it. Add a mutant that does, or remove it."
      ])
  }

  func testADisabledTestIsNotToothless() {
    var parts = ProofBench.code()
    parts.suite = [
      Seeds.file(
        "LoginTests.swift", "// test testA\n// test testB\n// test testOnMac\n// skip testOnMac")
    ]

    assert(parts, finds: [])
  }
}
