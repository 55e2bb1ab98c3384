import XCTest

@testable import vipkata

/// Proves one kata of scripts (see `SuiteWorkerSpy`) between spies.
struct ProofBench {
  let suites = SuiteWorkerSpy()
  let authoring = AuthoringWorkerSpy()
  let player = PlayWorkerSpy()

  /// A sound kata of kind `code`: its starter fails `testA`, its one mutant `testB`.
  static func code(
    _ id: String = "interactor/validate", number: Int = 1,
    starter: String = "// fail testA", solution: String = "",
    suite: String = "// test testA\n// test testB", mutant: String = "// fail testB",
    fails: [String] = ["testB"], breaks: [String] = [],
    _ change: (inout Manifest) -> Void = { _ in }
  ) -> KataParts {
    let kata = Seeds.kata(id, number: number) {
      $0.mutants = [Mutant(name: "twice", says: "telling twice", fails: fails, breaks: breaks)]
      change(&$0)
    }
    var parts = KataParts(
      kata, starter: starter, solution: solution, suite: suite, mutants: ["twice": mutant])
    parts.hints = hints
    return parts
  }

  /// A sound kata of kind `tests`: its reference suite catches its one bug.
  static func tests(
    solution: String = "// test testOnce", _ change: (inout Manifest) -> Void = { _ in }
  ) -> KataParts {
    let kata = Seeds.kata("spies/first") {
      $0.kind = .tests
      $0.edit = ["LoginTests.swift"]
      $0.mutants = [Mutant(name: "twice", says: "presents twice")]
      change(&$0)
    }
    var parts = KataParts(
      kata, scene: "", starterSuite: "// test testOnce\n// fail testOnce", solutionSuite: solution,
      bugs: ["twice": "// fail testOnce"])
    parts.hints = hints
    return parts
  }

  static let hints = Hints(graded: ["Where.", "What.", "How."])

  /// Breaks interactor-imports-no-ui.
  static let bad = "import UIKit\n\nfinal class LoginInteractor {}\n"

  private func proof(of parts: KataParts, with others: [KataParts] = []) -> KataProof {
    KataProof(
      kata: parts.kata, course: Course(katas: [parts.kata] + others.map(\.kata)),
      workers: AuthoringWorkers(
        course: CourseWorkerStub(parts: [parts] + others), authoring: authoring,
        memory: ProofMemorySpy(), verdicts: VerdictMemorySpy(), suites: suites,
        syntax: SyntaxWorkerSpy(), player: player, parallel: ParallelWorkerStub()),
      package: "verify-0")
  }

  func prove(_ parts: KataParts, with others: KataParts...) -> Authoring.Proof {
    var proof = proof(of: parts, with: others)
    return proof.prove()
  }

  /// Each as `check file:line: message`; files in the kata's own folder are relative to it.
  func findings(in parts: KataParts, with others: KataParts...) -> [String] {
    var proof = proof(of: parts, with: others)
    return proof.prove().problems.map { $0.words(in: parts.kata) }
  }

  func assert(
    _ parts: KataParts, finds words: String..., file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(findings(in: parts), words, file: file, line: line)
  }

  /// A test that the suite declares.
  static func test(
    _ function: String, _ library: TestLibrary = .xctest, calls: Set<String> = ["XCTAssertEqual"]
  ) -> TestDeclaration {
    TestDeclaration(
      name: Seeds.name(function), library: library, file: "LoginTests.swift", lines: 7...9,
      isAsync: false, isMainActor: false, calls: calls)
  }

  /// Asserts findings for which nothing is run.
  func assertForm(
    _ parts: KataParts = code(), tests: [TestDeclaration] = [test("testA"), test("testB")],
    finds words: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var proof = proof(of: parts)
    try proof.proveForm(SuiteOutline(tests: tests, asserts: true))
    XCTAssertEqual(
      proof.proof.problems.map { $0.words(in: parts.kata) }, words, file: file, line: line)
  }
}

extension CourseProblem {
  var words: String { "\(check.rawValue) \(place): \(message)" }

  func words(in kata: Kata) -> String {
    words.replacing("Katas/\(kata.folder)/", with: "", maxReplacements: 1)
  }
}
