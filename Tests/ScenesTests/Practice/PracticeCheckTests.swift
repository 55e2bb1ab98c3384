import XCTest

@testable import vipkata

/// `check`: the verdict, its additions, and the recorded events.
@MainActor
final class PracticeCheckTests: XCTestCase {
  private let bench = PracticeBench()

  /// Changes the manifest of `hello/one`.
  private func change(_ change: (inout Manifest) -> Void) {
    bench.course.parts[0].kata = Seeds.kata("hello/one", change)
  }

  func testAGreenCheckIsRecordedAndStaysThere() async {
    bench.open(one: "// mine")

    XCTAssertEqual(bench.check()?.verdict.outcome, .green)
    XCTAssertEqual(bench.journal.appended, [.one(.green), .one(.solved())])
    XCTAssertEqual(
      bench.workspace.green, [PracticeBench.one: [PracticeBench.interactor("// mine")]])
    XCTAssertEqual(bench.workspace.laidOut, [])
  }

  func testTheSignOfACheckKnowsWhetherEverythingMustBeBuilt() async {
    bench.open(one: "// mine")
    bench.check()
    bench.check()

    XCTAssertEqual(
      bench.presenter.presented.compactMap {
        if case .checking(let response) = $0 { response.isFirst } else { nil }
      }, [true, false])
  }

  func testAKataThatWasNeverOpenedIsNotChecked() async {
    bench.open(one: "")
    bench.check("two")

    XCTAssertEqual(bench.presenter.courseFailure, .notOpened(PracticeBench.two))
  }

  func testAKataWhoseFolderIsGoneWasOpenedAllTheSame() async {
    bench.open(one: "// mine")
    bench.check()
    bench.workspace.files[PracticeBench.one] = nil
    bench.check()
    let folder = "Workspace/01-hello/01-one/"
    XCTAssertEqual(bench.presenter.courseFailure, .folderGone(PracticeBench.one, folder))

    bench.open("one")
    XCTAssertEqual(bench.presenter.opens.map(\.goneFolder), [folder])
  }

  func testDeletedFilesAreSaidAndNoCheckIsCounted() async {
    bench.open(one: "")
    bench.workspace.files[PracticeBench.one] = []
    bench.check()

    XCTAssertEqual(
      bench.presenter.presented, [.failure(UserError("hello/one no longer holds a Swift file."))])
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
    XCTAssertNil(bench.check()?.verdict.perhaps, "that is the starter, untouched")

    bench.open(one: "import UIKit\n\nfinal class LoginInteractor {}\n")
    let verdict = bench.check()?.verdict
    XCTAssertEqual(verdict?.perhaps, "importing")
    XCTAssertEqual(bench.journal.appended.last, .one(.red()), "it is not sure")

    know(got: verdict?.got)
    XCTAssertEqual(bench.check()?.verdict.looksLike, "importing")
    XCTAssertEqual(
      bench.journal.appended.last,
      .one(.checked(outcome: .red, failing: [], looksLike: "importing")))
  }

  func testEveryPlaceOfTheVerdictIsMappedToTheLearnersFile() async {
    bench.open(one: "// error expected '}'")

    XCTAssertEqual(
      bench.check()?.files.paths,
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
    XCTAssertEqual(bench.check()?.files.changed, [])

    bench.workspace.files[PracticeBench.one] = own + [Seeds.file("LoginView.swift", "// mine")]
    let response = bench.check()
    XCTAssertEqual(response?.files.changed, ["LoginView.swift", "Models.swift"])
    XCTAssertEqual(
      response?.files.given, ["Sources/Login/LoginView.swift", "Sources/Login/Models.swift"])
  }

  func testOnlyCodeThatNobodyHasEditedIsTheCodeOfBefore() async {
    func isCodeOfBefore(_ kata: String) -> Bool? {
      bench.interactor.check(request: Practice.Check.Request(kata: kata, isAfterOpening: true))
      return bench.presenter.checks.last.map {
        VerdictPage(response: $0, words: Wording(program: "vipkata")).lines
          .contains { $0.text.contains("Your earlier code") }
      }
    }
    bench.open(one: "// mine")
    bench.check()
    XCTAssertEqual(isCodeOfBefore("one"), false, "as each start of a watch finds it")

    bench.open("two")
    XCTAssertEqual(isCodeOfBefore("two"), true)
  }

  func testADeletedFileIsNamedBeforeTheErrorsOfThoseThatMissIt() async {
    bench.course.parts[0].starter += [Seeds.file("Models.swift"), Seeds.file("View.swift")]
    bench.open(one: "// error cannot find 'Response' in scope")
    bench.workspace.files[PracticeBench.one]?.append(Seeds.file("Models.swift"))

    let page = bench.check().map {
      VerdictPage(response: $0, words: Wording(program: "vipkata")).lines.map(\.text)
    }
    XCTAssertEqual(
      page?.dropFirst(2).prefix(2),
      [
        "  View.swift came with the kata and is gone.",
        "  To get it back: vipkata reset View.swift",
      ])
    XCTAssertEqual(page?.count { $0.contains("View.swift") }, 2, "and not changed besides")
  }

  func testWhereTheLearnerWritesTheSuiteTheSceneIsNotTheirs() async {
    let kata = Seeds.kata("hello/one") { $0.kind = .tests }
    bench.course.parts[0] = KataParts(
      kata, scene: "// scene", starterSuite: "// starter", solutionSuite: "")
    bench.open(one: "// test testA")
    bench.workspace.scenes[PracticeBench.one] = [PracticeBench.interactor("// mine")]

    XCTAssertEqual(bench.check()?.files.changed, ["LoginInteractor.swift"])
  }

  func testASaveInAnotherKatasFolderIsNamedWhereThisOneHasNone() async {
    func seconds(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
    bench.open(one: "// fail testA")
    bench.workspace.saves = [PracticeBench.two: (file: "two/A.swift", time: seconds(5))]
    XCTAssertEqual(
      bench.check()?.help.savedElsewhere,
      Practice.Check.SavedElsewhere(kata: PracticeBench.two, file: "two/A.swift"))

    bench.workspace.saves[PracticeBench.one] = (file: "one/A.swift", time: seconds(4))
    XCTAssertNil(bench.check()?.help.savedElsewhere)

    bench.workspace.saves = [PracticeBench.two: (file: "two/A.swift", time: seconds(0.9))]
    XCTAssertNil(bench.check()?.help.savedElsewhere, "when it was laid out")
  }

  func testTheFirstFailingTestsOwnLinesAreShownOrAllOrNone() async {
    bench.open(one: "// fail testB\n// fail testA")
    let excerpts = ["testA", "testB"].enumerated().map { index, test in
      Practice.Excerpt(
        file: "LoginTests.swift", firstLine: index + 1, lines: ["// test \(test)"], marked: nil)
    }
    XCTAssertEqual(bench.check()?.help.excerpts, [Seeds.name("testA"): excerpts[0]])

    change { $0.reveal = .always }
    XCTAssertEqual(
      bench.check()?.help.excerpts,
      [Seeds.name("testA"): excerpts[0], Seeds.name("testB"): excerpts[1]])

    change { $0.reveal = .never }
    XCTAssertEqual(bench.check()?.help.excerpts, [:])
  }

  func testTheExcerptIsTheTestsLinesInASuiteOfCRLFToo() async {
    bench.judge(by: "import XCTest\r\n\r\n// test testA\r\n// end\r\n")
    bench.open(one: "// fail testA")

    XCTAssertEqual(
      bench.check()?.help.excerpts[Seeds.name("testA")]?.rows.map(\.text), ["// test testA"])
  }

  func testTheLearnersOwnSuiteIsCheckedAndNotShownBack() async {
    let kata = Seeds.kata("hello/one") { $0.kind = .tests }
    bench.course.parts[0] = KataParts(kata, scene: "", starterSuite: "", solutionSuite: "")
    bench.open(one: "// test testOnce\n// fail testOnce")

    let response = bench.check()
    XCTAssertEqual(response?.verdict.failing.map(\.name.function), ["testOnce"])
    XCTAssertEqual(response?.help.excerpts, [:])
  }

  func testWhetherThereIsAHintLeftIsKnown() async {
    bench.open(one: "// fail testB")
    bench.journal.past += [1, 2].map { .one(.hint(.step($0))) }
    XCTAssertEqual(bench.check()?.help.hasMoreHints, true, "testB has one of its own")

    bench.journal.past.append(.one(.hint(.test("testB"))))
    XCTAssertEqual(bench.check()?.help.hasMoreHints, false)
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
    bench.journal.past.append(.one(.hint(.bug("second"))))

    let file = "LoginInteractor.swift"
    XCTAssertEqual(
      bench.check()?.verdict.bugs,
      [
        PlantedBug(name: "caught", says: "presents twice", file: file, caught: true),
        PlantedBug(file: file, caught: false),
        PlantedBug(name: "second", says: "says yes", file: file, caught: false),
      ])
    XCTAssertEqual(bench.journal.appended, [.one(.red("bug: first", "bug: second"))])
    XCTAssertEqual(bench.presenter.checks.first?.help.hasMoreHints, true)
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

    let before = bench.check()
    XCTAssertEqual(before?.verdict.outcome, .red)
    XCTAssertEqual(before?.verdict.findings, [])
    XCTAssertNil(before?.verdict.perhaps, "its name would say where")
    XCTAssertEqual(before?.help.withheld, [lesson: 2])
    XCTAssertEqual(before?.placeToEdit?.line, 1)

    for (hints, withheld) in [(1, [lesson: 1]), (2, [:])] {
      bench.journal.past.append(.one(.hint(.step(hints))))
      let response = bench.check()
      XCTAssertEqual(response?.verdict.findings.map(\.line), Array([1, 2].prefix(hints)))
      XCTAssertEqual(response?.help.withheld, withheld)
    }
  }

  func testCarriedCodeThatDoesNotCompileIsTheFirstToEdit() async {
    bench.journal.past = [.two(.opened)]
    bench.workspace.files[PracticeBench.two] = [
      PracticeBench.interactor("// mine"), Seeds.file("LoginView.swift", "// error broken"),
    ]
    XCTAssertEqual(
      bench.check()?.files.edit.map(\.fileName),
      ["LoginView.swift", "LoginInteractor.swift"])
  }
}
