import XCTest

@testable import vipkata

/// The verdict on a learner's suite, in a kata of kind `tests`: it must pass on the
/// reference scene and catch every planted bug.
final class SuiteKataCheckerTests: XCTestCase {
  private let suites = SuiteWorkerSpy()
  private var announced: [String] = []
  private let bugs = [
    "presents-twice": "// fail testOnce", "forgets-the-error": "// crash testError",
  ]

  private func check(
    _ suite: String, scene: String = "", bugs: [String: String]? = nil, weavesBugs: Bool = true
  ) throws -> Verdict {
    let bugs = bugs ?? self.bugs
    let kata = Seeds.kata("spies/first") {
      $0.kind = .tests
      $0.mutants = bugs.keys.sorted().map { Mutant(name: $0, says: "\($0)!") }
    }
    let parts = KataParts(kata, scene: scene, starterSuite: "", solutionSuite: "", bugs: bugs)
    let material = KataMaterial(
      course: Course(katas: [kata]), worker: CourseWorkerStub(parts: [parts]))
    let checker = KataChecker(
      material: material, suites: suites, syntax: SyntaxWorkerSpy(), weavesBugs: weavesBugs
    ) {
      self.announced.append("\($0) after \(Wording.count(self.suites.jobs.count, "run"))")
    }
    return try checker.verdict(
      on: KataFiles(scene: parts.scene, suite: [Seeds.file("LoginTests.swift", suite)]), of: kata)
  }

  func testASuiteThatCatchesEveryBugIsGreen() throws {
    let verdict = try check("// test testOnce\n// test testError")
    let file = "LoginInteractor.swift"

    XCTAssertEqual(verdict.outcome, .green)
    XCTAssertEqual(
      verdict.bugs,
      [
        PlantedBug(name: "forgets-the-error", says: "forgets-the-error!", file: file, caught: true),
        PlantedBug(name: "presents-twice", says: "presents-twice!", file: file, caught: true),
      ])
    XCTAssertNil(verdict.reason)
    XCTAssertEqual(
      suites.jobs.map(\.sources),
      ["", "// crash testError", "// fail testOnce"].map {
        [Seeds.file("LoginInteractor.swift", $0)]
      }, "first the correct scene")
    XCTAssertEqual(verdict.seconds, 1.5, "three runs of half a second")
    XCTAssertEqual(announced, ["1 after 1 run", "2 after 2 runs"])
  }

  private let wovenScene = "func present() {\n// fine\n}\n"
  private let wovenBugs = [
    "a": "func present() {\n// fail testOnce\n}\n", "b": "func present() {\n// crash testOnce\n}\n",
    "c": "func present() {\n// harmless\n}\n", "d": "func present() {\n// hang testOnce\n}\n",
    "e": "func present() {\n// fail testOnce // again\n}\n",
    "f": "func show() {\n// fail testOnce\n}\n",
  ]

  func testBugsInTheBodyOfAFunctionAreBuiltTogetherAndOthersAlone() throws {
    let verdict = try check("// test testOnce", scene: wovenScene, bugs: wovenBugs)

    XCTAssertEqual(verdict.bugs.map(\.name), ["a", "b", "c", "d", "e", "f"])
    XCTAssertEqual(verdict.bugs.map(\.caught), [true, true, false, true, false, true])
    let own = "01-spies/01-first"
    let together = "\(own)-bugs"
    XCTAssertEqual(
      suites.jobs.map(\.package), [own, together, together, own, own, own],
      "those alone that do not come to an end together, and the one in another function")
    XCTAssertEqual(suites.jobs.map(\.breaks), [[], [], [1, 2, 3, 4, 5], [], [], []])
    XCTAssertEqual(Set(suites.jobs[1...2].map(\.sources)).count, 1, "built once")
    XCTAssertEqual(verdict.seconds, 4, "eight runs of half a second")
  }

  func testWhereASuiteMustNotSeeWhichBugItRunsOnEachIsBuiltAlone() throws {
    let verdict = try check(
      "// test testOnce", scene: wovenScene, bugs: wovenBugs, weavesBugs: false)

    XCTAssertEqual(verdict.bugs.map(\.caught), [true, true, false, true, false, true])
    XCTAssertEqual(suites.jobs.count, 7)
    XCTAssertTrue(
      suites.jobs.allSatisfy { $0.breaks.isEmpty && $0.package == "01-spies/01-first" })
  }

  func testWhereNoBugIsPlantedNoneIsAnnounced() throws {
    XCTAssertEqual(try check("// test testOnce", bugs: [:]).outcome, .green)
    XCTAssertEqual(announced, [])
  }

  func testAMethodThatNobodyRunsIsRemarked() throws {
    let suite = "// test testOnce\n// test testError\n// overlooked addsTwo"
    let remark = "addsTwo() is not run: a test's name begins with `test`."

    XCTAssertEqual(try check(suite).remark?.words, remark)
    XCTAssertEqual(try check("// overlooked addsTwo").remark?.words, remark, "beside what is red")
    XCTAssertEqual(
      try check(suite + "\n// overlooked more").remark?.words,
      "addsTwo(), more() are not run: a test's name begins with `test`.")
    XCTAssertNil(try check("// test testOnce").remark)
  }

  func testASuiteThatMissesABugSaysWhich() throws {
    let verdict = try check("// test testOnce")

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.reason?.words, "Your suite misses 1 of 2 planted bugs.")
    XCTAssertEqual(verdict.bugs.map(\.caught), [false, true])
    XCTAssertEqual(verdict.tests.map(\.status), [.passed])
  }

  func testASuiteThatPassesOnEverythingProvesNothing() throws {
    let verdict = try check("// test testSomethingElse")

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(
      verdict.reason?.words, "Your suite passes on the correct scene, and on every planted bug too."
    )
  }

  func testASuiteThatCannotJudgeIsRefusedBeforeAnyBug() throws {
    let reasons = [
      "": "Your suite has no test: write one that begins with `test`.",
      "// no assertions\n// test testOnce":
        "Your suite asserts nothing, so it cannot fail: compare what the spy recorded.",
      "// test testOnce\n// test testError sleep":
        "testError sleeps: await what happens instead, such as a task's value.",
      "// test testOnce\n// test testWrong\n// fail testWrong":
        "Your suite fails on the correct scene, where each test must pass.",
      "// test testA\n// fail testA\n// test testB\n// fail testB":
        "Every test of your suite fails on the correct scene, where it must pass.",
    ]
    for (suite, reason) in reasons {
      let verdict = try check(suite)
      XCTAssertEqual(verdict.outcome, .red, suite)
      XCTAssertEqual(verdict.reason?.words, reason, suite)
      XCTAssertEqual(verdict.bugs, [], "what it says of bugs means nothing then")
      XCTAssertNil(verdict.looksLike, suite)
    }
    XCTAssertEqual(suites.jobs.count, reasons.count)
  }

  func testASuiteThatDoesNotBuildShowsItsErrors() throws {
    let verdict = try check("// test testOnce\n// error cannot find 'Spy' in scope")

    XCTAssertEqual(verdict.outcome, .buildFailed)
    XCTAssertEqual(verdict.diagnostics.map(\.message), ["cannot find 'Spy' in scope"])
    XCTAssertNil(verdict.reason)
  }

  func testASuiteThatCrashesOrHangsOnTheCorrectSceneIsNotTriedOnBugs() throws {
    XCTAssertEqual(try check("// test testOnce\n// crash testOnce").outcome, .crashed)
    XCTAssertEqual(try check("// test testOnce\n// hang testOnce").outcome, .timedOut)
    XCTAssertEqual(suites.jobs.count, 2)
  }

  func testABugThatMakesTheSuiteHangIsCaughtAndOneThatDoesNotBuildByNobody() throws {
    XCTAssertEqual(
      try check("// test testOnce", bugs: ["loops": "// hang testOnce"]).outcome, .green)
    let verdict = try check("// test testOnce", bugs: ["broken": "// error expected '}'"])
    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.bugs.map(\.caught), [false])
  }
}
