import XCTest

@testable import vipkata

/// What `verify` finds by running a kata of kind `code`, and by reading its solution.
final class KataProofTests: XCTestCase {
  private let bench = ProofBench()
  private let starter = "starter Starter: "
  private let solution = "solution Solutions/01-interactor/01-validate: "

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
    let parts = ProofBench.code { $0.play = "Entry.make()" }
    bench.player.player.said = [
      PlayedScene.Report(screen: Seeds.loginScreen(), answered: 0, isSettled: true)
    ]
    bench.assert(parts)
    bench.player.player.said = [
      PlayedScene.Report(screen: PlayedScene.Screen(title: "Login"), answered: 0, isSettled: true)
    ]
    bench.assert(
      parts,
      finds:
        "play kata.json:4: the screen that \"play\" makes shows nothing: make one with a text or "
        + "a button.")
    bench.player.failure = PlayedScene.Failure.hangs(5)
    bench.assert(
      parts,
      finds:
        "play kata.json:4: the solution cannot be played: The scene has not answered for 5 s, "
        + "and was ended.")
    bench.player.failure = PlayedScene.Failure.entryDoesNotBuild(
      "Entry.make()", why: "cannot find 'Entry' in scope.")
    bench.assert(
      parts,
      finds:
        "play kata.json:4: \"play\" is \"Entry.make()\", which "
        + "does not compile: cannot find 'Entry' in scope.")
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
      "manifest kata.json:3: \"module\" is \"Login\", and "
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
      finds: "suite Tests/LoginTests.swift:2: the suite does not "
        + "build with the reference solution: no such module 'Numerics'. Fix this line, or let "
        + "Solutions/01-interactor/01-validate offer what it asks for.")
  }

  private func parts(starter: String, builds: Bool = true) -> KataParts {
    ProofBench.code(
      starter: starter, mutant: "// fail testA\n// fail testB", fails: ["testA", "testB"]
    ) { $0.starterBuilds = builds }
  }

  func testAStarterThatDoesNotBuildIsFoundUnlessThatIsTheLesson() {
    bench.assert(
      parts(starter: "// error expected '}'"),
      finds: "starter Starter/LoginInteractor.swift:1: the starter does not build: expected '}'. "
        + "If that is the lesson, say \"starterBuilds\": false.")
    bench.assert(parts(starter: "// error expected '}'", builds: false))
  }

  func testAStarterThatBuildsThoughItIsSaidNotToIsFound() {
    bench.assert(
      parts(starter: "// fail testA", builds: false),
      finds: "starter kata.json: \"starterBuilds\" is false, and the starter builds: take it out, "
        + "or let the starter ask for what is to be written.")
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
      finds: "solution Solutions/01-interactor/01-validate/LoginInteractor.swift:1: the reference "
        + "solution does not build: expected '}'.")
  }

  func testASuiteThatDoesNotBuildIsTheOneFindingAtItsLine() {
    bench.assert(
      ProofBench.code(
        suite:
          "// test testA\n// error cannot infer it\n// error cannot find 'LoginRouter' in scope"),
      finds: "suite Tests/LoginTests.swift:3: the suite does not build with the reference "
        + "solution: cannot find 'LoginRouter' in scope. Fix this line, or let "
        + "Solutions/01-interactor/01-validate offer what it asks for.")
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
      finds: "other Solutions/01-interactor/01-validate/Other: its files are taken for the "
        + "reference solution's: did you mean Others?")
  }

  func testAnotherSolutionThatIsRightAndSaysWhyHasNoFinding() {
    let proof = bench.prove(parts(other: "// another"))

    XCTAssertEqual(proof.problems, [])
    XCTAssertEqual(proof.runs, 5, "the other one, beside those of every kata")
  }

  func testAnotherSolutionThatIsWrongOrSaysNothingIsFound() {
    let place = "Solutions/01-interactor/01-validate/Others/x"
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

    XCTAssertTrue(
      places.contains(
        "review Solutions/01-interactor/01-validate/Others/x/LoginInteractor.swift:1"),
      "\(places)")
  }

  func testAKataWithoutASolutionIsToldSoAndNotAsARedOne() {
    var parts = ProofBench.code()
    parts.solution = []

    bench.assert(
      parts,
      finds: "\(solution)there is no Solutions/01-interactor/01-validate: put the reference "
        + "solution there.")
    XCTAssertEqual(bench.suites.jobs, [])
  }

  func testASuiteThatIsRedInAnotherOrderIsFound() {
    bench.assert(
      ProofBench.code(suite: "// test testA\n// test testB\n// flaky testB"),
      finds: "order Tests: the suite is green once and red in another order: LoginTests.testB: "
        + "testB is wrong. Let each test begin anew.")
  }

  func testASuiteThatIsOutOfTimeOnceNeedNotDependOnItsOrder() {
    bench.assert(
      ProofBench.code(suite: "// test testA\n// test testB\n// late testB"),
      finds: "order Tests: the suite is green once and too slow in another order: "
        + "LoginTests.testB: timed-out. Let each test begin anew, or raise \"testSeconds\" in "
        + "kata.json.")
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
      ["review Solutions/01-interactor/01-validate/LoginInteractor.swift:1"])
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

  /// A sound kata that goes on with another's code.
  private func carrying(_ first: KataParts, solution: String = "") -> KataParts {
    ProofBench.code(solution: solution) { $0.carries = first.kata.id }
  }

  private func first(suite: String) -> KataParts {
    var first = KataParts(kata: Seeds.kata("models/first", number: 2))
    first.suite = [Seeds.file("FirstTests.swift", suite)]
    return first
  }

  func testACarriedTestWasProvedBefore() {
    let first = first(suite: "// test testOld")

    XCTAssertEqual(bench.prove(carrying(first), with: first).problems, [], "no mutant fails it")
  }

  func testASolutionThatBreaksACarriedTestIsFound() {
    let first = first(suite: "// test testOld")
    let parts = carrying(first, solution: "// fail testOld")

    XCTAssertEqual(
      bench.findings(in: parts, with: first),
      [
        "\(solution)the reference solution is not green: LoginTests.testOld, which worked in "
          + "models/first: testOld is wrong."
      ])
  }

  func testACarriedSuiteThatDoesNotBuildNamesBothWaysOut() {
    let first = first(suite: "// test testOld\n// error missing argument")

    XCTAssertEqual(
      bench.findings(in: carrying(first), with: first).first,
      "suite Katas/01-models/02-first/Tests/FirstTests.swift:2: the suite does not build with the "
        + "reference solution: missing argument. 01-interactor/01-validate carries it: lay a file "
        + "of that name over it, or say in its \"carriesTests\" why its tests end there.")
  }

  func testStyleMistakesAreOneFindingWithTheFirstPlace() {
    let folder = "Solutions/01-interactor/01-validate"
    func complaint(_ line: Int) -> Diagnostic {
      Diagnostic(
        severity: .error, place: SourceLocation(file: "\(folder)/A.swift", line: line),
        message: "[LineLength] line is too long")
    }
    let mend = "`swift format -i -r` on its folder mends what it can."

    bench.authoring.complaints = [complaint(4)]
    bench.assert(
      ProofBench.code(),
      finds: "format \(folder)/A.swift:4: [LineLength] line is too long: \(mend)")
    bench.authoring.complaints = [complaint(4), complaint(5), complaint(9)]
    bench.assert(
      ProofBench.code(),
      finds: "format \(folder)/A.swift:4: [LineLength] line is too long, and 2 complaints more: "
        + mend)
  }

  func testAFormatterThatFailsIsAFindingAndAGreenStarterAndAGreenMutantAreFound() {
    bench.authoring.styleFailure = UserError("`swift format lint` does not say it")

    bench.assert(
      ProofBench.code(
        starter: "// nothing to do", mutant: "// harmless", fails: ["testA", "testB"]),
      finds: "format Solutions/01-interactor/01-validate: `swift format lint` does not say it",
      "\(starter)the starter is green: there is nothing to do.",
      "mutant Mutants/twice: the mutant is green: no test notices telling twice.")
  }
}
