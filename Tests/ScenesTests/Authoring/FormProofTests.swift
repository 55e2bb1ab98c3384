import XCTest

@testable import vipkata

/// Findings of `verify` for which nothing is run.
final class FormProofTests: XCTestCase {
  private let bench = ProofBench()
  private let todo = "a TODO(author): is left: write what it asks for."

  func testAnEmptyBriefIsFound() throws {
    var parts = ProofBench.code()
    parts.brief = "\n \n"

    try bench.assertForm(
      parts, finds: "brief README.md: the brief is empty: say what to do, and why.")
  }

  func testEachTextWithATodoOfTheScaffoldIsFound() throws {
    var parts = ProofBench.code { $0.learned = "TODO(author): what was learned." }
    parts.brief = "# TODO(author): Title"
    parts.hints = Hints(
      graded: ["One.", "Two.", "Three."], forTests: ["testA": "TODO(author): what it means."])
    try bench.assertForm(
      parts, finds: "todo HINTS.md: \(todo)", "todo README.md: \(todo)", "todo kata.json: \(todo)")
  }

  func testATodoInAMutantIsFoundInItsWordsAndInItsCode() throws {
    var parts = ProofBench.code(mutant: "// fail testB\n// TODO(author): what is wrong here") {
      $0.mutants[0] = Mutant(name: "twice", says: "TODO(author): saying", fails: ["testB"])
    }
    try bench.assertForm(
      parts, finds: "todo kata.json: \(todo)",
      "todo Mutants/twice/LoginInteractor.swift:2: \(todo)")

    parts.mutants = ["twice": [Seeds.file("LoginInteractor.swift")]]
    try bench.assertForm(parts, finds: "todo kata.json: \(todo)")
  }

  func testFewerThanThreeHintsAreFound() throws {
    var parts = ProofBench.code()
    parts.hints = Hints(graded: ["One."])

    try bench.assertForm(
      parts,
      finds: "hints HINTS.md: it has 1 graded hint, but needs three or more: add \"## 1\", \"## "
        + "2\", \"## 3\".")
  }

  func testHeadingsOfHintsThatAreDoubledOrOutOfOrderAreFound() throws {
    var parts = ProofBench.code()
    parts.hints = Hints(
      markdown: "## 1\na\n## 3\nb\n## 4\nc\n## testA\nd\n## testA\ne\n")

    try bench.assertForm(
      parts,
      finds: "hints HINTS.md:3: \"## 3\" is where \"## 2\" should be: number the graded hints "
        + "1, 2, 3, in order.",
      "hints HINTS.md:9: it has \"## testA\" twice: remove one of them, or give this one "
        + "another title.")
  }

  func testAHintForATestThatDoesNotExistIsFoundWithTheNearest() throws {
    var parts = ProofBench.code()
    let graded = ProofBench.hints.graded
    parts.hints = Hints(graded: graded, forTests: ["testC": "c", "LoginTests.testA": "a"])
    try bench.assertForm(
      parts,
      finds: "hints HINTS.md: it has a hint for testC, which is not a test of the suite: did you "
        + "mean testA?")

    parts.hints = Hints(graded: graded, forTests: ["somethingElse": "c"])
    try bench.assertForm(
      parts,
      finds: "hints HINTS.md: it has a hint for somethingElse, which is not a test of the suite.")
  }

  func testInAKataOfKindTestsHintsMayBeForTestsOfTheLearners() throws {
    var parts = ProofBench.tests()
    parts.hints = Hints(graded: ProofBench.hints.graded, forTests: ["testMine": "m"])

    try bench.assertForm(parts)
  }

  func testFilesToEditMustBeNamedAndBeThere() throws {
    try bench.assertForm(
      ProofBench.code { $0.edit = [] },
      finds: "edit kata.json: \"edit\" is missing: name the files to edit.")
    try bench.assertForm(
      ProofBench.code { $0.edit = ["LoginInteractor.swift", "LoginInteracter.swift"] },
      finds: "edit kata.json: \"edit\" names LoginInteracter.swift, which the start does not have: "
        + "did you mean LoginInteractor.swift?")
    var empty = ProofBench.code { $0.edit = [] }
    empty.starter = []
    try bench.assertForm(empty)
    try bench.assertForm(
      ProofBench.code { $0.edit = ["Z.swift"] },
      finds: "edit kata.json: \"edit\" names Z.swift, which the start does not have.")
  }

  func testAFileThatTheSolutionChangesMustBeOneToEdit() throws {
    var parts = ProofBench.code()
    for (name, solved) in [("Given.swift", "// given"), ("Worker.swift", "// mine")] {
      parts.starter.append(Seeds.file(name, "// given"))
      parts.solution.append(Seeds.file(name, solved))
    }
    parts.solution.append(Seeds.file("New.swift", "// new"))
    try bench.assertForm(
      parts,
      finds: "edit kata.json: \"edit\" does not name Worker.swift, which the solution changes: add "
        + "it, or leave that file out of Solutions/01-interactor/01-validate.")

    var suite = ProofBench.tests { $0.edit = ["Spies.swift"] }
    suite.starter.append(Seeds.file("Spies.swift", "// spies"))
    try bench.assertForm(
      suite,
      finds: "edit kata.json: \"edit\" does not name LoginTests.swift, which the solution changes: "
        + "add it, or leave that file out of Solutions/01-spies/01-first.")
  }

  func testWhatCountsForNothingInAPlantedBugIsFound() throws {
    let rest =
      "which has no effect in a kata of kind tests, where learners write the tests: take it "
      + "out."
    try bench.assertForm(
      ProofBench.tests {
        $0.mutants = [
          Mutant(
            name: "twice", says: "", fails: ["testOnce"], breaks: ["models-are-values"], got: "7")
        ]
      },
      finds: "mutant kata.json: the mutant twice has \"fails\", \(rest)",
      "mutant kata.json: the mutant twice has \"breaks\", \(rest)",
      "mutant kata.json: the mutant twice has \"got\", \(rest)")
  }

  func testMutantsAndTheirFoldersMustMatch() throws {
    bench.authoring.missingMutants = ["twice"]
    bench.authoring.strayMutants = ["thrice"]

    try bench.assertForm(
      finds: "mutant kata.json: the mutant twice has no folder Mutants/twice.",
      "mutant Mutants/thrice: the mutant is not in kata.json: add it to \"mutants\" there.")
  }

  func testAnUnknownRuleIsFoundWithTheNearest() throws {
    try bench.assertForm(
      ProofBench.code {
        $0.rules = ["interactor-never-format", "models-are-values"]
        $0.postpones = ["no-view-model-classes", "be-nice"]
        $0.mutants[0] = Mutant(name: "twice", says: "", fails: ["testB"], breaks: ["be-nice"])
      },
      finds: "rules kata.json: there is no rule be-nice.",
      "rules kata.json: there is no rule interactor-never-format: did you mean "
        + "interactor-never-formats?",
      "rules kata.json: there is no rule no-view-model-classes: did you mean no-view-model-class?")
  }

  func testRulesThatTheKataDoesNotKeepCanNeitherBeWithheldNorAllowed() throws {
    try bench.assertForm(
      ProofBench.code {
        $0.rules = ["models-are-values", "presenter-is-pure"]
        $0.withholds = ["models-are-values", "one-component-a-file"]
        $0.allows = ["no-view-model-class"]
        $0.postpones = ["presenter-is-pure"]
      },
      finds: "rules kata.json: \"allows\" names no-view-model-class, which the kata does not keep: "
        + "add it to \"rules\", or take it out.",
      "rules kata.json: \"withholds\" names one-component-a-file, which the kata does not keep: "
        + "add it to \"rules\", or take it out.",
      "rules kata.json: presenter-is-pure is in \"rules\" and in \"postpones\": take it out of one "
        + "of them.")
  }

  func testWhatTheManifestCannotMeanIsFound() throws {
    try bench.assertForm(
      ProofBench.code {
        $0.title = "One\nTwo"
        $0.carriesTests = "they are of another scene"
        $0.edit += $0.edit
        $0.mutants[0] = Mutant(name: "twice", says: "", fails: ["testB", "testB"])
      },
      finds: "manifest kata.json: \"title\" has a line break: write it in one line.",
      "manifest kata.json: \"carriesTests\" has no effect without \"carries\": take it out, "
        + "or name the kata in \"carries\".",
      "manifest kata.json: \"edit\" names LoginInteractor.swift twice: remove one of them.",
      "manifest kata.json: \"fails\" of the mutant \"twice\" names testB twice: remove one of "
        + "them.")
  }

  func testAKataOfTestsWithoutPlantedBugsJudgesNothing() throws {
    try bench.assertForm(
      ProofBench.tests { $0.mutants = [] },
      finds: "mutant kata.json: the kata plants no bug, so every suite is green: plant mistakes in "
        + "Mutants, and say here what each is.")
  }

  func testAnEmptySuiteIsFoundWhereItShouldStand() throws {
    try bench.assertForm(tests: [], finds: "suite Tests: the suite has no test.")
    try bench.assertForm(
      ProofBench.tests(), tests: [],
      finds: "suite Solutions/01-spies/01-first: the suite has no test.")
  }

  func testAssertionsThatAreNotHeardAreFound() throws {
    let place = "suite Tests/LoginTests.swift:7: LoginTests.testA"
    for call in ["XCTAssertTrue", "XCTFail"] {
      try bench.assertForm(
        tests: [ProofBench.test("testA", .swiftTesting, calls: [call])],
        finds: "\(place) uses XCTest's assertions in a test of Swift Testing, where they do not "
          + "count: use #expect.")
    }
    for calls: Set<String> in [["#expect"], ["#require"], ["Issue.record"]] {
      try bench.assertForm(
        tests: [ProofBench.test("testA", .xctest, calls: calls)],
        finds: "\(place) uses #expect or Issue in a test of XCTest, where they do not count: use "
          + "XCTAssert.")
    }
  }

  func testEachLibraryMayUseItsOwnAssertions() throws {
    try bench.assertForm(
      tests: [
        ProofBench.test("testA"),
        ProofBench.test("testB", .swiftTesting, calls: ["#expect", "Issue.record"]),
        ProofBench.test("testC", calls: ["expect", "record", "sut.sleep", "XCTAssertEqual"]),
      ])
  }

  func testASuiteThatSleepsIsTold() throws {
    for call in ["sleep", "usleep", "nanosleep", "Task.sleep", "Thread.sleep"] {
      try bench.assertForm(
        tests: [ProofBench.test("testA", calls: ["XCTAssertEqual", call])],
        finds: sleeps("Tests"))
    }
  }

  private func sleeps(_ folder: String) -> String {
    "suite \(folder)/LoginTests.swift:7: LoginTests.testA sleeps: wait for the event instead, so "
      + "that learners wait less."
  }

  func testOneMistakeOfSeveralTestsIsOneFinding() throws {
    try bench.assertForm(
      tests: [
        ProofBench.test("testA", calls: ["sleep"]), ProofBench.test("testB", calls: ["#expect"]),
        ProofBench.test("testC", calls: ["usleep"]), ProofBench.test("testD", calls: ["sleep"]),
      ],
      finds: "\(sleeps("Tests")) So do LoginTests.testC, LoginTests.testD.",
      "suite Tests/LoginTests.swift:7: LoginTests.testB uses #expect or Issue in a test of XCTest, "
        + "where they do not count: use XCTAssert.")
  }

  func testTheSuiteOfAKataOfKindTestsIsNamedWhereItStands() throws {
    try bench.assertForm(
      ProofBench.tests(), tests: [ProofBench.test("testA", calls: ["sleep"])],
      finds: sleeps("Solutions/01-spies/01-first"))
  }

  func testTestsThatNothingRunsAreOneFindingEachAndNothingIsRun() {
    var parts = ProofBench.code()
    parts.suite = [Seeds.file("LoginTests.swift", "// test testA\n// unreachable ATests")]

    XCTAssertEqual(
      bench.findings(in: parts),
      ["suite Tests/LoginTests.swift:2: ATests is nested."])
    XCTAssertEqual(bench.suites.jobs, [])
  }

  func testTestsThatNobodyRunsAreFound() {
    var parts = ProofBench.code()
    let script = """

      // overlooked testA isPrivate
      // overlooked testC isPrivate
      // overlooked testD takesArguments
      """
    parts.suite = parts.suite.map {
      Seeds.file($0.path, $0.text + script)
    }

    bench.assert(
      parts,
      finds: "suite Tests/LoginTests.swift:3: testA(), testC() are not run, and nothing calls "
        + "them: a test of XCTest is not private, and neither is its class. Change them, or remove "
        + "them.",
      "suite Tests/LoginTests.swift:5: testD() is not run, and nothing calls it: a test of XCTest "
        + "takes no arguments. Change it, or remove it.")
  }

  func testNothingIsRunWhereThereIsNoTest() {
    var parts = ProofBench.code()
    parts.suite = [Seeds.file("LoginTests.swift", "import XCTest")]

    XCTAssertEqual(bench.prove(parts).problems.map(\.message), ["the suite has no test."])
    XCTAssertEqual(bench.suites.jobs, [], "one mistake is one finding")
  }
}
