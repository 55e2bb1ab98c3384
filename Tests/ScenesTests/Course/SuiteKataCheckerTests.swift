import Entities
import Scenes
import XCTest

/// The verdict on a learner's suite, in a kata of kind `tests`: it must pass on the
/// reference scene and catch every planted bug.
final class SuiteKataCheckerTests: XCTestCase {
  private let suites = SuiteWorkerSpy()

  private let bugs = [
    "presents-twice": "// fail testOnce",
    "forgets-the-error": "// crash testError",
  ]

  private func check(_ suite: String, bugs: [String: String]? = nil) throws -> Verdict {
    let bugs = bugs ?? self.bugs
    let kata = Seeds.kata("spies/first") {
      $0.kind = .tests
      $0.mutants = bugs.keys.sorted().map {
        Mutant(name: $0, says: $0.replacingOccurrences(of: "-", with: " "))
      }
    }
    let parts = KataParts(kata, scene: "", starterSuite: "", solutionSuite: "", bugs: bugs)
    let material = KataMaterial(
      course: Course(katas: [kata]), worker: CourseWorkerStub(parts: [parts]))
    let checker = KataChecker(material: material, suites: suites, syntax: SyntaxWorkerSpy())
    return try checker.verdict(
      on: KataFiles(scene: parts.scene, suite: [Seeds.file("LoginTests.swift", suite)]), of: kata)
  }

  private func bug(_ name: String, _ says: String, caught: Bool) -> PlantedBug {
    PlantedBug(name: name, says: says, caught: caught)
  }

  func testASuiteThatCatchesEveryBugIsGreen() throws {
    let verdict = try check("// test testOnce\n// test testError")

    XCTAssertEqual(verdict.outcome, .green)
    XCTAssertEqual(
      verdict.bugs,
      [
        bug("forgets-the-error", "forgets the error", caught: true),
        bug("presents-twice", "presents twice", caught: true),
      ])
    XCTAssertNil(verdict.reason)
    XCTAssertEqual(
      suites.jobs.map(\.sources),
      [
        [Seeds.file("LoginInteractor.swift", "")],
        [Seeds.file("LoginInteractor.swift", "// crash testError")],
        [Seeds.file("LoginInteractor.swift", "// fail testOnce")],
      ], "first the correct scene")
    XCTAssertEqual(verdict.seconds, 1.5, "three runs of half a second")
  }

  func testASuiteThatMissesABugSaysWhich() throws {
    let verdict = try check("// test testOnce")

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.reason, "Your suite misses 1 of 2 planted bugs.")
    XCTAssertEqual(
      verdict.bugs,
      [
        bug("forgets-the-error", "forgets the error", caught: false),
        bug("presents-twice", "presents twice", caught: true),
      ])
    XCTAssertEqual(verdict.tests.map(\.status), [.passed])
  }

  func testASuiteThatPassesOnEverythingProvesNothing() throws {
    let verdict = try check("// test testSomethingElse")

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(
      verdict.reason, "Your suite passes on the correct scene, and on every planted bug too.")
  }

  func testASuiteThatAssertsNothingIsRefusedBeforeAnyBug() throws {
    let verdict = try check("// no assertions\n// test testOnce")

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(
      verdict.reason,
      "Your suite asserts nothing, so it cannot fail: compare what the spy recorded.")
    XCTAssertEqual(verdict.bugs, [])
    XCTAssertEqual(suites.jobs.count, 1)
  }

  func testASuiteThatSleepsIsRefusedThoughItPasses() throws {
    let verdict = try check("// test testOnce\n// test testError sleep")

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(
      verdict.reason, "testError sleeps: await what happens instead, such as a task's value.")
  }

  func testASuiteWithoutATestIsRefused() throws {
    let verdict = try check("")

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(
      verdict.reason, "Your suite has no test: write one that begins with `test`.")
  }

  func testASuiteThatFailsOnTheCorrectSceneIsRefused() throws {
    let verdict = try check("// test testOnce\n// test testWrong\n// fail testWrong")

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(
      verdict.reason,
      "Your suite fails on the correct scene: a test must pass where the code is right.")
    XCTAssertEqual(verdict.failing.map(\.name.function), ["testWrong"])
    XCTAssertEqual(verdict.bugs, [], "what it says of bugs means nothing then")
    XCTAssertNil(verdict.looksLike)
  }

  func testASuiteThatFailsOnEverythingIsRefused() throws {
    let verdict = try check("// test testA\n// fail testA\n// test testB\n// fail testB")

    XCTAssertEqual(
      verdict.reason,
      "Your suite fails on the correct scene, every test of it: "
        + "a test must pass where the code is right.")
  }

  func testASuiteThatDoesNotBuildShowsItsErrors() throws {
    let verdict = try check("// test testOnce\n// error cannot find 'Spy' in scope")

    XCTAssertEqual(verdict.outcome, .buildFailed)
    XCTAssertEqual(
      verdict.diagnostics,
      [
        Diagnostic(
          severity: .error,
          place: Place(file: "Tests/LoginTests/LoginTests.swift", line: 2, column: 1),
          message: "cannot find 'Spy' in scope")
      ])
    XCTAssertNil(verdict.reason)
  }

  func testASuiteThatCrashesOrHangsOnTheCorrectSceneIsNotTriedOnBugs() throws {
    XCTAssertEqual(try check("// test testOnce\n// crash testOnce").outcome, .crashed)
    XCTAssertEqual(try check("// test testOnce\n// hang testOnce").outcome, .timedOut)
    XCTAssertEqual(suites.jobs.count, 2)
  }

  func testABugThatMakesTheSuiteHangIsCaught() throws {
    XCTAssertEqual(
      try check("// test testOnce", bugs: ["loops": "// hang testOnce"]).outcome, .green)
  }

  func testABugThatDoesNotBuildIsCaughtByNobody() throws {
    let verdict = try check("// test testOnce", bugs: ["broken": "// error expected '}'"])

    XCTAssertEqual(verdict.outcome, .red, "no build is not green")
    XCTAssertEqual(verdict.bugs, [bug("broken", "broken", caught: false)])
  }
}
