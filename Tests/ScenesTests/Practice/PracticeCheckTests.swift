import XCTest

@testable import vipkata

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
      [entry("hello/one", .green), entry("hello/one", .solved())])
    XCTAssertEqual(
      bench.workspace.keptGreen, [PracticeBench.one: [PracticeBench.interactor("// mine")]])
    XCTAssertEqual(bench.workspace.laidOut, [])
  }

  func testTheSignOfACheckKnowsWhetherEverythingMustBeBuilt() async {
    bench.open(one: "// mine")
    _ = check()
    _ = check()

    XCTAssertEqual(
      bench.presenter.presented.compactMap {
        if case .checking(let response) = $0 { response.isFirst } else { nil }
      }, [true, false])
  }

  func testAnotherKataThanTheOpenOneCanBeChecked() async {
    bench.open(one: "// fail testA")
    bench.workspace.files[PracticeBench.two] = [PracticeBench.interactor("")]

    XCTAssertEqual(check("two")?.kata.id, PracticeBench.two)
  }

  func testAKataThatWasNeverOpenedIsNotChecked() async {
    bench.open(one: "")
    _ = check("two")

    XCTAssertEqual(bench.presenter.failure, .notOpened(PracticeBench.two))
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
    let rule = "interactor-imports-no-ui"
    func know(got: String?) {
      change {
        $0.rules = [rule]
        $0.mutants = [
          Mutant(name: "m", says: "doing nothing", fails: ["testA"]),
          Mutant(name: "n", says: "importing", breaks: [rule], got: got),
        ]
      }
    }
    know(got: nil)
    bench.open(one: "// fail testA")
    XCTAssertNil(check()?.verdict.perhaps, "that is the starter, untouched")

    bench.open(one: "import UIKit\n\nfinal class LoginInteractor {}\n")
    _ = check()
    XCTAssertEqual(bench.presenter.checks.last?.verdict.perhaps, "importing")
    XCTAssertEqual(bench.journal.appended.last, entry("hello/one", .red()), "it is not sure")

    know(got: bench.presenter.checks.last?.verdict.got)
    _ = check()
    XCTAssertEqual(bench.presenter.checks.last?.verdict.looksLike, "importing")
    XCTAssertEqual(
      bench.journal.appended.last,
      entry("hello/one", .checked(outcome: .red, failing: [], looksLike: "importing")))
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

  func testAFileThatIsNotTheLearnersToChangeIsNamedWhereItWasChanged() async {
    let (view, models) = (Seeds.file("LoginView.swift"), Seeds.file("Models.swift"))
    bench.course.parts[0].starter += [view, models]
    bench.open(one: "// fail testA")
    let own = bench.workspace.files[PracticeBench.one] ?? []
    bench.workspace.files[PracticeBench.one] = own + [view, models, Seeds.file("Mine.swift")]
    XCTAssertEqual(check()?.changed, [])

    bench.workspace.files[PracticeBench.one] = own + [Seeds.file("LoginView.swift", "// mine")]
    _ = check()
    XCTAssertEqual(bench.presenter.checks.last?.changed, ["LoginView.swift", "Models.swift"])
    XCTAssertEqual(
      bench.presenter.checks.last?.given,
      ["Sources/Login/LoginView.swift", "Sources/Login/Models.swift"])
  }

  func testWhereTheLearnerWritesTheSuiteTheSceneIsNotTheirs() async {
    let kata = Seeds.kata("hello/one") { $0.kind = .tests }
    bench.course.parts[0] = KataParts(
      kata, scene: "// scene", starterSuite: "// starter", solutionSuite: "")
    bench.open(one: "// test testA")
    bench.workspace.scenes[PracticeBench.one] = [PracticeBench.interactor("// mine")]

    XCTAssertEqual(check()?.changed, ["LoginInteractor.swift"])
  }

  func testASaveInAnotherKatasFolderIsNamedWhereThisOneHasNone() async {
    func seconds(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
    bench.open(one: "// fail testA")
    bench.workspace.saves = [PracticeBench.two: (file: "two/A.swift", time: seconds(5))]
    XCTAssertEqual(
      check()?.savedElsewhere,
      Practice.Check.SavedElsewhere(kata: PracticeBench.two, file: "two/A.swift"))

    bench.workspace.saves[PracticeBench.one] = (file: "one/A.swift", time: seconds(4))
    _ = check()
    XCTAssertNil(bench.presenter.checks.last?.savedElsewhere)

    bench.workspace.saves = [PracticeBench.two: (file: "two/A.swift", time: seconds(0.9))]
    _ = check()
    XCTAssertNil(bench.presenter.checks.last?.savedElsewhere, "when it was laid out")
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

    XCTAssertEqual(check()?.excerpts[Seeds.name("testB")]?.rows.first?.number, 2)
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

    XCTAssertEqual(check()?.excerpts[Seeds.name("testA")]?.rows.map(\.text), ["// test testA"])
  }

  func testInAKataOfKindTestsTheLearnersSuiteIsCheckedAndNotShownBack() async {
    let kata = Seeds.kata("hello/one") {
      $0.kind = .tests
      $0.edit = ["LoginTests.swift"]
      $0.mutants = [Mutant(name: "twice", says: "presents twice")]
    }
    bench.course.parts[0] = KataParts(
      kata, scene: "", starterSuite: "", solutionSuite: "", bugs: ["twice": "// fail testOnce"])
    bench.journal.past = [entry("hello/one", .opened)]
    bench.workspace.files[PracticeBench.one] = [
      Seeds.file("LoginTests.swift", "// test testOnce\n// fail testOnce")
    ]

    XCTAssertEqual(check()?.verdict.outcome, .red)
    XCTAssertEqual(bench.presenter.checks.first?.excerpts, [:])
  }

  func testWhetherThereIsAHintLeftIsKnown() async {
    bench.open(one: "// fail testB")
    bench.journal.past += ["1", "2"].map { entry("hello/one", .hint($0)) }
    XCTAssertEqual(check()?.hasMoreHints, true, "testB has one of its own")

    bench.journal.past.append(entry("hello/one", .hint("testB")))
    _ = check()
    XCTAssertEqual(bench.presenter.checks.last?.hasMoreHints, false)
  }

  func testTheNamesOfMissedBugsComeWithHints() async {
    let kata = Seeds.kata("hello/one") {
      $0.kind = .tests
      $0.mutants = [
        Mutant(name: "caught", says: "presents twice"), Mutant(name: "first", says: "says no"),
        Mutant(name: "second", says: "says yes"),
      ]
    }
    bench.course.parts[0] = KataParts(
      kata, scene: "", starterSuite: "", solutionSuite: "",
      bugs: ["caught": "// fail testOnce", "first": "// fail testA", "second": "// fail testB"])
    bench.open(one: "// test testOnce")
    bench.journal.past.append(entry("hello/one", .hint("bug: second")))

    let file = "LoginInteractor.swift"
    XCTAssertEqual(
      check()?.verdict.bugs,
      [
        PlantedBug(name: "caught", says: "presents twice", file: file, caught: true),
        PlantedBug(file: file, caught: false),
        PlantedBug(name: "second", says: "says yes", file: file, caught: false),
      ])
    XCTAssertEqual(
      bench.journal.appended, [entry("hello/one", .red("bug: first", "bug: second"))])
    XCTAssertEqual(bench.presenter.checks.first?.hasMoreHints, true)
    XCTAssertEqual(
      bench.presenter.presented.compactMap {
        if case .checking(let response) = $0 { response.bug } else { nil }
      }, [1, 2, 3])
  }

  func testOfThePlacesThatAKataWithholdsEachHintShowsOneMore() async {
    let (lesson, other) = ("interactor-imports-no-ui", "models-are-values")
    change {
      $0.rules = [lesson, other]
      $0.withholds = [lesson]
      $0.mutants = [Mutant(name: "m", says: "importing", breaks: [lesson])]
    }
    bench.open(one: "import UIKit\nimport SwiftUI\n\nfinal class LoginInteractor {}\n")

    let before = check()
    XCTAssertEqual(before?.verdict.outcome, .red)
    XCTAssertEqual(before?.verdict.findings, [])
    XCTAssertNil(before?.verdict.perhaps, "its name would say where")
    XCTAssertEqual(before?.withheld, [lesson: 2])
    XCTAssertEqual(before?.placeToEdit?.line, 1)

    for (hints, withheld) in [(1, [lesson: 1]), (2, [:])] {
      bench.journal.past.append(entry("hello/one", .hint("\(hints)")))
      _ = check()
      XCTAssertEqual(
        bench.presenter.checks.last?.verdict.findings.map(\.line), Array([1, 2].prefix(hints)))
      XCTAssertEqual(bench.presenter.checks.last?.withheld, withheld)
    }
  }

  func testCarriedCodeThatDoesNotCompileIsTheFirstToEdit() async {
    bench.journal.past = [entry("hello/two", .opened)]
    bench.workspace.files[PracticeBench.two] = [
      PracticeBench.interactor("// mine"), Seeds.file("LoginView.swift", "// error broken"),
    ]
    bench.interactor.check(request: Practice.Check.Request())
    XCTAssertEqual(
      bench.presenter.checks.last?.edit.map(\.fileName),
      ["LoginView.swift", "LoginInteractor.swift"])
  }
}
