import Entities
import Scenes
import XCTest

/// `check`: the verdict, what goes with it, and what is recorded.
@MainActor
final class PracticeCheckTests: XCTestCase {
  private let bench = PracticeBench()

  private func check(_ kata: String? = nil) -> Practice.Check.Response? {
    bench.interactor.check(request: Practice.Check.Request(kata: kata))
    return bench.presenter.checks.first
  }

  /// The parts of `hello/one` with another manifest.
  private func change(_ change: (inout Manifest) -> Void) {
    bench.course.parts[0].kata = Seeds.kata("hello/one", change)
  }

  func testAGreenCheckIsRecordedAndStaysThere() async {
    bench.open(one: "// mine")

    XCTAssertEqual(check()?.verdict.outcome, .green)
    XCTAssertEqual(
      bench.journal.appended,
      [PracticeBench.entry("hello/one", .green), PracticeBench.entry("hello/one", .solved)])
    XCTAssertEqual(
      bench.workspace.keptGreen, [PracticeBench.one: [PracticeBench.interactor("// mine")]])
    XCTAssertEqual(bench.workspace.laidOut, [])
  }

  func testTheSignOfACheckComesFirstAndKnowsWhetherEverythingMustBeBuilt() async {
    bench.open(one: "// mine")
    _ = check()
    _ = check()

    XCTAssertEqual(
      bench.presenter.presented.compactMap {
        if case .checking(let response) = $0 { response.isFirst } else { nil }
      }, [true, false])
    XCTAssertEqual(
      bench.presenter.presented.first,
      .checking(Practice.Checking.Response(kata: Seeds.kata("hello/one"), isFirst: true)))
  }

  func testAnotherKataThanTheOpenOneCanBeChecked() async {
    bench.open(one: "// fail testA")
    bench.workspace.files[PracticeBench.two] = [PracticeBench.interactor("")]

    XCTAssertEqual(check("two")?.kata.id, PracticeBench.two)
  }

  func testAKataThatWasNeverOpenedIsNotChecked() async {
    bench.open(one: "")
    _ = check("two")

    XCTAssertEqual(
      bench.presenter.presented,
      [
        .failure(
          UserError(
            "hello/two has not been opened yet.",
            mend: "`vipkata open hello/two` opens it."))
      ])
  }

  func testWithoutAnOpenKataThereIsNothingToCheck() async {
    _ = check()

    XCTAssertEqual(
      bench.presenter.presented,
      [.failure(UserError("No kata is open.", mend: "`vipkata next` opens the first one."))])
  }

  func testDeletedFilesAreSaidAndNoCheckIsCounted() async {
    bench.open(one: "")
    bench.workspace.files[PracticeBench.one] = []
    _ = check()

    XCTAssertEqual(
      bench.presenter.presented, [.failure(UserError("hello/one holds no Swift file any more."))])
    XCTAssertEqual(bench.journal.appended, [])
  }

  func testTheLearnersMistakeIsNamedAndRecordedTheStartersIsNot() async {
    change { $0.mutants = [Mutant(name: "m", says: "doing nothing", fails: ["testA"])] }
    bench.open(one: "// fail testA")
    XCTAssertNil(check()?.verdict.looksLike, "that is the starter, untouched")

    bench.workspace.files[PracticeBench.one] = [PracticeBench.interactor("// fail testA\n// mine")]
    _ = check()
    XCTAssertEqual(bench.presenter.checks.last?.verdict.looksLike, "doing nothing")
    XCTAssertEqual(
      bench.journal.appended.last,
      PracticeBench.entry(
        "hello/one",
        .checked(outcome: .red, failing: ["testA"], looksLike: "doing nothing")))
  }

  func testTheFilesToEditAreNamedAsPathsToOpen() async {
    bench.open(one: "")

    XCTAssertEqual(
      check()?.edit, ["Workspace/01-hello/01-one/Sources/Login/LoginInteractor.swift"])
  }

  func testEveryPlaceOfTheVerdictIsMappedToTheLearnersFile() async {
    bench.open(one: "// error expected '}'")

    XCTAssertEqual(
      check()?.paths,
      [
        "Sources/Login/LoginInteractor.swift":
          "Workspace/01-hello/01-one/Sources/Login/LoginInteractor.swift"
      ])
  }

  func testTheFirstFailingTestsOwnLinesAreShown() async {
    bench.open(one: "// fail testB\n// fail testA")

    XCTAssertEqual(
      check()?.excerpts,
      [
        Seeds.name("testA"): Practice.Excerpt(
          file: "LoginTests.swift", firstLine: 1, lines: ["// test testA"], marked: nil)
      ])
  }

  func testAKataMayShowTheLinesOfEveryFailingTest() async {
    change { $0.reveal = .always }
    bench.open(one: "// fail testB\n// fail testA")

    XCTAssertEqual(check()?.excerpts[Seeds.name("testB")]?.firstLine, 2)
    XCTAssertEqual(bench.presenter.checks.first?.excerpts.count, 2)
  }

  func testAKataMayKeepItsTestsToItself() async {
    change { $0.reveal = .never }
    bench.open(one: "// fail testB")

    XCTAssertEqual(check()?.excerpts, [:])
  }

  func testTheExcerptIsTheTestsLinesInASuiteOfCRLFToo() async {
    bench.course.parts[0].suite = [
      Seeds.file("LoginTests.swift", "import XCTest\r\n\r\n// test testA\r\n// end\r\n")
    ]
    bench.open(one: "// fail testA")

    XCTAssertEqual(check()?.excerpts[Seeds.name("testA")]?.lines, ["// test testA"])
  }

  func testInAKataOfKindTestsTheLearnersSuiteIsCheckedAndNotShownBack() async {
    let kata = Seeds.kata("hello/one") {
      $0.kind = .tests
      $0.edit = ["LoginTests.swift"]
      $0.mutants = [Mutant(name: "twice", says: "presents twice")]
    }
    bench.course.parts[0] = KataParts(
      kata, scene: "", starterSuite: "", solutionSuite: "", bugs: ["twice": "// fail testOnce"])
    bench.journal.past = [PracticeBench.entry("hello/one", .opened)]
    bench.workspace.files[PracticeBench.one] = [
      Seeds.file("LoginTests.swift", "// test testOnce\n// fail testOnce")
    ]

    XCTAssertEqual(check()?.verdict.outcome, .red)
    XCTAssertEqual(bench.presenter.checks.first?.excerpts, [:])
  }

  func testWhetherThereIsAHintLeftIsKnown() async {
    bench.open(one: "// fail testB")
    bench.journal.past += ["1", "2"].map { PracticeBench.entry("hello/one", .hint($0)) }
    XCTAssertEqual(check()?.hasMoreHints, true, "testB has one of its own")

    bench.journal.past.append(PracticeBench.entry("hello/one", .hint("testB")))
    _ = check()
    XCTAssertEqual(bench.presenter.checks.last?.hasMoreHints, false)
  }
}
