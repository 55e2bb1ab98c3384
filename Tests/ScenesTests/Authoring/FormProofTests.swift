import Entities
import XCTest

@testable import Scenes

/// What `verify` finds without running anything.
final class FormProofTests: XCTestCase {
  private let bench = FormBench()
  private let folder = "Katas/01-interactor/01-validate"

  func testASoundFormHasNoFinding() throws {
    try bench.assert(ProofBench.code(), finds: [])
  }

  func testAnEmptyBriefIsFound() throws {
    var parts = ProofBench.code()
    parts.brief = "\n \n"

    try bench.assert(
      parts, finds: ["brief \(folder)/README.md: the brief is empty: say what to do, and why."])
  }

  func testEachTextWithATodoOfTheScaffoldIsFound() throws {
    var parts = ProofBench.code { $0.learned = "TODO(author): what was learned." }
    parts.brief = "# TODO(author): Title"
    parts.hints = Hints(
      graded: ["One.", "Two.", "Three."], forTests: ["testA": "TODO(author): what it means."])
    let rest = "a TODO(author): is left: write what it asks for."

    try bench.assert(
      parts,
      finds: [
        "todo \(folder)/HINTS.md: \(rest)", "todo \(folder)/README.md: \(rest)",
        "todo \(folder)/kata.json: \(rest)",
      ])
  }

  func testFewerThanThreeHintsAreFound() throws {
    var parts = ProofBench.code()
    parts.hints = Hints(graded: ["One."])

    try bench.assert(
      parts,
      finds: [
        "hints \(folder)/HINTS.md: it has 1 graded hint, and three are the least: "
          + "add \"## 1\", \"## 2\", \"## 3\"."
      ])
  }

  func testAHintForATestThatDoesNotExistIsFoundWithTheNearest() throws {
    var parts = ProofBench.code()
    let graded = ProofBench.hints.graded
    parts.hints = Hints(graded: graded, forTests: ["testC": "c", "LoginTests.testA": "a"])
    try bench.assert(
      parts,
      finds: [
        "hints \(folder)/HINTS.md: it has a hint for testC, which is no test of the suite: "
          + "did you mean testA?"
      ])

    parts.hints = Hints(graded: graded, forTests: ["somethingElse": "c"])
    try bench.assert(
      parts,
      finds: [
        "hints \(folder)/HINTS.md: it has a hint for somethingElse, "
          + "which is no test of the suite."
      ])
  }

  func testInAKataOfKindTestsHintsMayBeForTestsOfTheLearners() throws {
    var parts = ProofBench.tests()
    parts.hints = Hints(graded: ProofBench.hints.graded, forTests: ["testMine": "m"])

    try bench.assert(parts, finds: [])
  }

  func testFilesToEditMustBeNamedAndBeThere() throws {
    try bench.assert(
      ProofBench.code { $0.edit = [] },
      finds: ["edit \(folder)/kata.json: \"edit\" is missing: name the files to edit."])
    try bench.assert(
      ProofBench.code { $0.edit = ["LoginInteractor.swift", "LoginInteracter.swift"] },
      finds: [
        "edit \(folder)/kata.json: \"edit\" names LoginInteracter.swift, "
          + "which the start does not have: did you mean LoginInteractor.swift?"
      ])
    try bench.assert(
      ProofBench.code { $0.edit = ["Z.swift"] },
      finds: [
        "edit \(folder)/kata.json: \"edit\" names Z.swift, which the start does not have."
      ])
  }

  func testMutantsAndTheirFoldersMustMatch() throws {
    bench.authoring.missingMutants = ["twice"]
    bench.authoring.strayMutants = ["thrice"]

    try bench.assert(
      ProofBench.code(),
      finds: [
        "mutant \(folder)/kata.json: the mutant twice has no folder Mutants/twice.",
        "mutant \(folder)/Mutants/thrice: the mutant is not in kata.json: "
          + "say what it does there.",
      ])
  }

  func testAnUnknownRuleIsFoundWithTheNearest() throws {
    try bench.assert(
      ProofBench.code {
        $0.rules = ["interactor-never-format", "models-are-values"]
        $0.postpones = ["no-view-model-classes"]
        $0.mutants[0] = Mutant(name: "twice", says: "", fails: ["testB"], breaks: ["be-nice"])
      },
      finds: [
        "rules \(folder)/kata.json: there is no rule interactor-never-format: "
          + "did you mean interactor-never-formats?",
        "rules \(folder)/kata.json: there is no rule no-view-model-classes: "
          + "did you mean no-view-model-class?",
        "rules \(folder)/kata.json: there is no rule be-nice.",
      ])
  }
}
