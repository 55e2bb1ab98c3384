import XCTest

@testable import vipkata

/// Findings of `verify` from running mutants: each fails what it declares, and every test can
/// fail.
final class MutantProofTests: XCTestCase {
  private let bench = ProofBench()
  private let mutant = "mutant Mutants/twice: "
  private let rule = "interactor-imports-no-ui"

  private func parts(
    mutant: String, fails: [String] = ["testB"], breaks: [String] = []
  ) -> KataParts {
    ProofBench.code(
      starter: "// fail testA\n// fail testB", mutant: mutant, fails: fails, breaks: breaks
    ) { $0.rules = [rule] }
  }

  func testAMutantThatDoesNotBuildIsFound() {
    bench.assert(
      parts(mutant: "// error expected '}'"),
      finds: "mutant Mutants/twice/LoginInteractor.swift:1: the mutant does not build: expected "
        + "'}'.")
  }

  func testAMutantThatFailsOtherTestsThanItDeclaresIsFound() {
    bench.assert(
      parts(mutant: "// fail testA"),
      finds: "\(mutant)it declares testB, which does not fail; it fails testA, which it does not "
        + "declare. `vipkata verify --fix` writes what was seen.")
  }

  /// Five mutants in the body of one function, the last of which is given, and one elsewhere.
  private func assertWoven(_ last: String, finds words: String...) {
    func scene(_ body: String) -> [SourceFile] {
      [Seeds.file("LoginInteractor.swift", "func a() {\n\(body)\n}\n")]
    }
    let names = ["m1", "m2", "m3", "m4", "m5", "other"]
    var parts = ProofBench.code { manifest in
      manifest.mutants = names.map { Mutant(name: $0, says: "\($0)!", fails: ["testB"]) }
    }
    parts.solution = scene("// right")
    parts.mutants = ["m5": scene(last)]
    for name in names.prefix(4) { parts.mutants[name] = scene("// fail testB\nlet x = \(name)") }
    parts.mutants["other"] = [Seeds.file("LoginInteractor.swift", "func b() {}\n// fail testB")]
    XCTAssertEqual(bench.findings(in: parts), words)
    XCTAssertEqual(
      bench.suites.jobs.map(\.breaks).filter { !$0.isEmpty }, [[1, 2, 3, 4, 5]], "built once")
  }

  func testMutantsInTheBodyOfAFunctionAreBuiltTogether() {
    assertWoven("// fail testB")
    XCTAssertEqual(bench.suites.jobs.last?.sources.count, 1, "the other one alone")
  }

  func testAMutantThatDoesNotDoWhatItDeclaresIsBuiltAloneTooBeforeItIsFound() {
    assertWoven(
      "// fail testA",
      finds: "mutant Mutants/m5: it declares testB, which does not fail; it fails testA, which it "
        + "does not declare. `vipkata verify --fix` writes what was seen.")
    XCTAssertTrue(
      bench.suites.jobs.contains {
        $0.sources == [Seeds.file("LoginInteractor.swift", "func a() {\n// fail testA\n}\n")]
      })
  }

  func testAMutantMayNameATestInFull() {
    bench.assert(parts(mutant: "// fail testB", fails: ["LoginTests.testB"]))
  }

  func testACrashAndATimeOutFailTheTestToo() {
    bench.assert(parts(mutant: "// crash testB"))
    bench.assert(parts(mutant: "// hang testB"))
  }

  func testAMutantBreaksJustTheRulesThatItDeclares() {
    bench.assert(
      parts(mutant: "\(ProofBench.bad)// fail testB"),
      finds: "\(mutant)the review finds \(rule), which it does not declare. `vipkata verify --fix` "
        + "writes what was seen.")
    bench.assert(
      parts(mutant: "// fail testB", breaks: [rule]),
      finds: "\(mutant)it declares that it breaks \(rule), which the review does not find. "
        + "`vipkata verify --fix` writes what was seen.")
    bench.assert(parts(mutant: ProofBench.bad, fails: [], breaks: [rule]))
  }

  func testAMutantThatGetsSomethingElseThanIsWrittenIsFound() throws {
    let got = try XCTUnwrap(bench.prove(parts(mutant: "// fail testB")).observed.first?.got)
    func declaring(_ got: String) -> KataParts {
      ProofBench.code(starter: "// fail testA\n// fail testB") { $0.mutants[0].got = got }
    }
    bench.assert(declaring(got))
    bench.assert(
      declaring("7f"),
      finds: "\(mutant)its \"got\" is not what its tests get now. `vipkata verify --fix` "
        + "writes what was seen.")
  }

  func testAMutantWithoutAFolderIsOneFinding() {
    bench.authoring.missingMutants = ["twice"]

    bench.assert(
      parts(mutant: ""), finds: "mutant kata.json: the mutant twice has no folder Mutants/twice.")
  }

  func testAMutantWithoutAFileIsOneFinding() {
    var parts = parts(mutant: "")
    parts.mutants = ["twice": []]

    bench.assert(
      parts, finds: "\(mutant)the mutant has no Swift file: put the files that it changes there.")
  }

  func testATestWhoseNameAnotherClassHasIsNamedWithItsOwn() {
    bench.assert(
      ProofBench.code(
        suite: "// test testA\n// test testB\n// test Other.testB",
        mutant: "// fail Other.testB", fails: ["LoginTests.testB"]),
      finds: "\(mutant)it declares LoginTests.testB, which does not fail; it fails Other.testB, "
        + "which it does not declare. `vipkata verify --fix` writes what was seen.")
  }

  func testWhatWasSeenIsKeptForTheFix() {
    let observed = bench.prove(parts(mutant: "// fail testA\n// fail testB")).observed
    XCTAssertEqual(
      observed,
      [
        Mutant(
          name: "twice", says: "telling twice", fails: ["testA", "testB"], got: observed.first?.got)
      ])
    XCTAssertNotNil(observed.first?.got)
    XCTAssertEqual(bench.prove(parts(mutant: "// harmless")).observed, [])
  }

  func testTestsThatNeitherStarterNorMutantFailsAreToothlessTogether() {
    let place = "toothless Tests: "
    bench.assert(
      ProofBench.code(suite: "// test testA\n// test testB\n// test testC"),
      finds: "\(place)LoginTests.testC cannot fail: neither the starter nor a mutant fails it. Add "
        + "a mutant that does, or remove it.")
    bench.assert(
      ProofBench.code(suite: "// test testA\n// test testB\n// test testC\n// test testD"),
      finds: "\(place)LoginTests.testC, LoginTests.testD cannot fail: neither the starter nor a "
        + "mutant fails them. Add mutants that do, or remove them.")
  }

  func testAKataWithoutMutantsIsOneFinding() {
    func parts(starter: String) -> KataParts {
      ProofBench.code(starter: starter, suite: "// test testA\n// test testB\n// test testC") {
        $0.mutants = []
      }
    }
    let place =
      "mutant kata.json: it has no mutant, and its starter"
    let mend = "Plant mistakes in Mutants, and say here which tests each fails."

    bench.assert(
      parts(starter: "// fail testA"),
      finds: "\(place) fails 1 of its 3 tests: nothing shows whether the others can fail. \(mend)")
    bench.assert(parts(starter: "// fail testA\n// fail testB\n// fail testC"))
    XCTAssertEqual(
      bench.findings(in: parts(starter: "// error expected '}'")).last,
      "\(place) does not build: nothing shows whether its 3 tests can fail. \(mend)")
  }

  /// The tests that it fails are not known yet, and are reported once it builds.
  func testAStarterThatDoesNotBuildMakesNoTestToothless() {
    XCTAssertEqual(
      bench.prove(ProofBench.code(starter: "// error expected '}'")).problems.map(\.check),
      [.starter])
  }

  func testADisabledTestIsFoundAndNotToothless() {
    bench.assert(
      ProofBench.code(suite: "// test testA\n// test testB\n// test testOnMac\n// skip testOnMac"),
      finds: "suite Tests: LoginTests.testOnMac is skipped: it proves nothing here.")
  }
}
