import XCTest

@testable import vipkata

/// Findings of `verify` from running a kata of kind `code`, and from reading its solution.
final class KataProofTests: XCTestCase {
  private let bench = ProofBench()
  private let starter = "starter Starter: "
  private let folder = "Solutions/01-interactor/01-validate"
  private let solution = "solution Solutions/01-interactor/01-validate: "

  private func unbuilt(_ why: String, line: Int) -> String {
    "suite Tests/LoginTests.swift:\(line): the suite does not build with the reference solution: "
      + "\(why). Fix this line, or add what it needs to \(folder)."
  }

  func testASoundKataHasNoFinding() {
    let proof = bench.prove(ProofBench.code())

    XCTAssertEqual(proof.problems, [])
    XCTAssertEqual(proof.runs, 4, "solution, solution in another order, starter, mutant")
    XCTAssertEqual(proof.seconds, 2, "four runs of half a second")
    XCTAssertEqual(bench.suites.jobs.map(\.isReversed), [false, true, false, false])
    XCTAssertEqual(
      Set(bench.suites.jobs.map(\.package)), ["verify-0"], "not where a learner's build is kept")
  }

  func testASceneThatShowsNothingOrCannotBePlayedIsFound() {
    func assert(
      _ screen: PlayedScene.Screen = Seeds.loginScreen(), failing: PlayedScene.Failure? = nil,
      finds words: String?
    ) {
      bench.player.player.said = [
        PlayedScene.Report(screen: screen, answered: 0, isSettled: true)
      ]
      bench.player.failure = failing
      XCTAssertEqual(
        bench.findings(in: ProofBench.code { $0.play = "Entry.make()" }),
        words.map { ["play kata.json:4: \($0)"] } ?? [])
    }
    assert(finds: nil)
    assert(
      PlayedScene.Screen(title: "Login"),
      finds: "the screen that \"play\" makes shows nothing: make one with a text or a button.")
    assert(
      failing: .hangs(5),
      finds: "the solution cannot be played: The scene did not answer for 5 s, and was stopped.")
    assert(
      failing: .entryDoesNotBuild("Entry.make()", why: "cannot find 'Entry' in scope."),
      finds: "\"play\" is \"Entry.make()\", which does not compile: cannot find 'Entry' in scope.")
    assert(
      failing: .entryDoesNotBuild("E", why: "no such module 'A'."),
      finds: #""play" is "E", which does not compile: no such module 'A'. Name it in "support"."#)
  }

  func testWhatMayHaveBeenMeantInPlayIsNamed() {
    let job = PlayJob(
      module: "Login", sources: [Seeds.file("A.swift", "enum LoginEntry {\n  func make() {}")],
      entry: "", support: [], seconds: 1)

    for (message, end) in [
      ("cannot find 'LoginEntyr' in scope", ": did you mean LoginEntry?"),
      ("type 'LoginEntry' has no member 'mkae'", ": did you mean make?"),
      ("cannot find 'loginEntry' in scope", "."), ("cannot find 'Other' in scope", "."),
      ("cannot find 'LoginEntry' in scope", "."),
      ("cannot find 'b' in scope; did you mean 'a'?", "."), ("expected ')'", "."),
    ] { XCTAssertEqual(job.why(message), message + end) }
  }

  func testAModuleThatTheSuiteDoesNotImportIsFoundInTheManifest() {
    func suite(_ line: String) -> String { "// test testA\n// error no such module \(line)" }
    func finding(_ folder: String) -> String {
      "manifest kata.json:3: \"module\" is \"Login\", but "
        + "\(folder)/LoginTests.swift:2 imports Logn: write \"module\": \"Logn\", or import Login "
        + "there."
    }
    let imported = suite("'Logn' in @testable import Logn")

    bench.assert(
      ProofBench.code(suite: imported),
      finds: finding("Katas/01-interactor/01-validate/Tests"))
    bench.assert(
      ProofBench.tests(solution: imported),
      finds: finding("Solutions/01-spies/01-first"))
    bench.assert(
      ProofBench.code(suite: suite("'Numerics'")),
      finds: unbuilt("no such module 'Numerics'", line: 2))
  }

  func testAStarterThatDoesNotBuildIsFoundUnlessThatIsTheLesson() {
    func parts(_ starter: String, builds: Bool) -> KataParts {
      ProofBench.code(
        starter: starter, mutant: "// fail testA\n// fail testB", fails: ["testA", "testB"]
      ) { $0.starterBuilds = builds }
    }
    bench.assert(
      parts("// error expected '}'", builds: true),
      finds: "starter Starter/LoginInteractor.swift:1: the starter does not build: expected '}'. "
        + "If that is the lesson, say \"starterBuilds\": false.")
    bench.assert(parts("// error expected '}'", builds: false))
    bench.assert(
      parts("// fail testA", builds: false),
      finds: "starter kata.json: \"starterBuilds\" is false, but the starter builds: take it out, "
        + "or let the starter use what learners are to write.")
  }

  func testARedSolutionIsTheOneFindingThoughItsMutantsFailOtherwise() {
    var parts = ProofBench.code()
    parts.solution.append(Seeds.file("LoginWorker.swift", "// fail testA"))

    bench.assert(
      parts,
      finds: "\(solution)the reference solution is not green: LoginTests.testA: testA is wrong.")
  }

  func testASolutionThatDoesNotBuildIsFound() {
    bench.assert(
      ProofBench.code(solution: "// error expected '}'"),
      finds: "solution \(folder)/LoginInteractor.swift:1: the reference solution does not build: "
        + "expected '}'.")
  }

  func testASuiteThatDoesNotBuildIsTheOneFindingAtItsLine() {
    bench.assert(
      ProofBench.code(
        suite:
          "// test testA\n// error cannot infer it\n// error cannot find 'LoginRouter' in scope"),
      finds: unbuilt("cannot find 'LoginRouter' in scope", line: 3))
  }

  private func parts(other script: String, says: String = "Shorter.") -> KataParts {
    var parts = ProofBench.code()
    parts.others[OtherSolution(name: "x", says: says)] = [
      Seeds.file("LoginInteractor.swift", script)
    ]
    return parts
  }

  func testAMisspeltFolderOfOtherSolutionsIsTheOneFinding() {
    var parts = ProofBench.code()
    parts.solution.append(Seeds.file("Other/x/LoginInteractor.swift", "// another"))

    bench.assert(
      parts,
      finds: "other \(folder)/Other: its files are taken for the reference solution's: did you "
        + "mean Others?")
  }

  func testAnotherSolutionThatIsWrongOrSaysNothingIsFound() {
    let right = bench.prove(parts(other: "// another"))
    XCTAssertEqual(right.problems, [])
    XCTAssertEqual(right.runs, 5, "the other one, beside those of every kata")

    let place = "\(folder)/Others/x"
    bench.assert(
      parts(other: "// fail testB"),
      finds: "other \(place): the other solution is not green: LoginTests.testB: testB is wrong.")
    bench.assert(
      parts(other: "// error expected '}'"),
      finds: "other \(place)/LoginInteractor.swift:1: the other solution does not build: expected "
        + "'}'.")
    bench.assert(
      parts(other: "", says: ""),
      finds: "other \(place)/README.md: it is missing or empty: say in a sentence what this "
        + "solution buys and what it costs.")
  }

  func testAnotherSolutionThatBreaksARuleIsFoundInItsOwnFile() {
    let scene =
      "final class LoginPresenter { var viewController: (any LoginDisplayLogic)? }\n"
      + "protocol LoginDisplayLogic: AnyObject { }"
    let places = bench.prove(parts(other: scene)).problems.map {
      "\($0.check.rawValue) \($0.place)"
    }

    XCTAssertTrue(places.contains("review \(folder)/Others/x/LoginInteractor.swift:1"), "\(places)")
  }

  func testAKataWithoutASolutionIsToldSoAndNotAsARedOne() {
    var parts = ProofBench.code()
    parts.solution = []

    bench.assert(
      parts,
      finds: "\(solution)there is no \(folder): put the reference solution there.")
    XCTAssertEqual(bench.suites.jobs, [])
  }

  /// A suite that exceeds its time once need not depend on its order.
  func testASuiteThatIsRedInAnotherOrderIsFound() {
    for (word, what) in [
      ("flaky", "red in another: LoginTests.testB: testB is wrong."),
      ("late", "too slow in another: LoginTests.testB: timed-out."),
    ] {
      bench.assert(
        ProofBench.code(suite: "// test testA\n// test testB\n// \(word) testB"),
        finds: "order Tests: the suite is green in one order and \(what) Make its tests independent"
          + (word == "late" ? ", or raise \"testSeconds\" in kata.json." : "."))
    }
  }

  func testFilesThatCannotBeReadAreTheFinding() {
    var parts = ProofBench.code()
    parts.supportProblem = Seeds.problem("KataUI.swift is not UTF-8.", check: .files)

    bench.assert(
      parts, finds: "files Katas/02-presenter/03-dates/kata.json: KataUI.swift is not UTF-8.")
  }

  func testARunThatCannotBeDoneIsAFindingAndNoProof() {
    bench.suites.failure = UserError("there is no `swift` on the search path")

    bench.assert(ProofBench.code(), finds: "run kata.json: there is no `swift` on the search path")
  }

  func testEveryRuleIsKeptBySolutionsUnlessALaterKataMendsIt() {
    let problems = bench.prove(ProofBench.code(solution: ProofBench.bad)).problems

    XCTAssertEqual(
      problems.map { "\($0.check.rawValue) \($0.place)" },
      ["review \(folder)/LoginInteractor.swift:1"])
    XCTAssertEqual(
      problems.first?.message.hasSuffix(" [interactor-imports-no-ui]"), true, "\(problems)")
    bench.assert(
      ProofBench.code(solution: ProofBench.bad) { $0.postpones = ["interactor-imports-no-ui"] })
  }

  func testAFindingInAFileThatIsNotTheSolutionsNamesWhereItStands() {
    let first = KataParts(
      Seeds.kata("models/first", number: 2), starter: "", solution: ProofBench.bad, suite: "")
    var parts = ProofBench.code {
      $0.carries = first.kata.id
      $0.edit = ["LoginWorker.swift"]
    }
    parts.starter = [
      Seeds.file("LoginWorker.swift", "// fail testA"),
      Seeds.file("HomeInteractor.swift", ProofBench.bad),
    ]
    parts.solution = [Seeds.file("LoginWorker.swift", "")]
    parts.mutants["twice"] = [Seeds.file("LoginWorker.swift", "// fail testB")]

    XCTAssertEqual(
      bench.prove(parts, with: first).problems.map(\.file),
      [
        "Katas/01-interactor/01-validate/Starter/HomeInteractor.swift",
        "Solutions/01-models/02-first/LoginInteractor.swift",
      ])
  }

  /// The findings in a sound kata that carries another's code.
  private func findings(carrying suite: String, solution: String = "") -> [String] {
    var first = KataParts(kata: Seeds.kata("models/first", number: 2))
    first.suite = [Seeds.file("FirstTests.swift", suite)]
    let parts = ProofBench.code(solution: solution) { $0.carries = first.kata.id }
    return bench.findings(in: parts, with: first)
  }

  func testACarriedTestWasProvedBeforeAndASolutionThatBreaksItIsFound() {
    XCTAssertEqual(findings(carrying: "// test testOld"), [], "no mutant fails it")
    XCTAssertEqual(
      findings(carrying: "// test testOld", solution: "// fail testOld"),
      [
        "\(solution)the reference solution is not green: LoginTests.testOld, which worked in "
          + "models/first: testOld is wrong."
      ])
  }

  func testACarriedSuiteThatDoesNotBuildNamesBothWaysOut() {
    XCTAssertEqual(
      findings(carrying: "// test testOld\n// error missing argument").first,
      "suite Katas/01-models/02-first/Tests/FirstTests.swift:2: the suite does not build with the "
        + "reference solution: missing argument. 01-interactor/01-validate carries it: put a file "
        + "of that name over it, or say in \"carriesTests\" why its tests end there.")
  }

  func testStyleMistakesAreOneFindingWithTheFirstPlace() {
    for (lines, more) in [([4], ""), ([4, 5, 9], ", and 2 more complaints")] {
      bench.authoring.complaints = lines.map {
        Diagnostic(
          severity: .error, place: SourceLocation(file: "\(folder)/A.swift", line: $0),
          message: "[LineLength] line is too long")
      }
      bench.assert(
        ProofBench.code(),
        finds: "format \(folder)/A.swift:4: [LineLength] line is too long\(more): "
          + "`swift format -i -r` on its folder mends what it can.")
    }
  }

  func testAFormatterThatFailsIsAFindingAndAGreenStarterAndAGreenMutantAreFound() {
    bench.authoring.styleFailure = UserError("`swift format lint` does not say it")

    bench.assert(
      ProofBench.code(
        starter: "// nothing to do", mutant: "// harmless", fails: ["testA", "testB"]),
      finds: "format \(folder): `swift format lint` does not say it",
      "\(starter)the starter is green: there is nothing to do.",
      "mutant Mutants/twice: the mutant is green: no test notices telling twice.")
  }
}
