import XCTest

@testable import vipkata

/// `reset` and `solution`.
@MainActor
final class PracticeResetTests: XCTestCase {
  private let bench = PracticeBench()

  private func solution(_ kata: String? = nil, spoil: Bool = false, others: Bool = false) {
    if others {
      bench.interactor.others(request: Practice.Solution.Request(kata: kata, spoil: spoil))
    } else {
      bench.interactor.solution(request: Practice.Solution.Request(kata: kata, spoil: spoil))
    }
  }

  private func assertCompared(
    _ old: String, _ new: String, file: String = "LoginInteractor.swift",
    names: [String] = ["yours", "reference"], line: UInt = #line
  ) {
    XCTAssertEqual(
      bench.diff.comparisons,
      [
        DiffWorkerSpy.Comparison(
          old: [Seeds.file(file, old)], new: [Seeds.file(file, new)], names: names)
      ], line: line)
  }

  func testAResetKeepsTheLearnersVersionAndBringsTheStarterBack() async {
    bench.open(one: "// mine")
    bench.interactor.reset(request: Practice.Reset.Request())

    XCTAssertEqual(bench.workspace.asides, [PracticeBench.one])
    XCTAssertEqual(
      bench.workspace.files[PracticeBench.one], [PracticeBench.interactor("// fail testA")])
    XCTAssertEqual(bench.journal.appended, [.one(.reset)])
    XCTAssertEqual(
      bench.presenter.presented,
      [
        .reset(
          Practice.Reset.Response(
            kata: Seeds.kata("hello/one"),
            backup: "Workspace/.vipkata/backups/01-hello/01-one/1",
            edit: ["Workspace/01-hello/01-one/Sources/Login/LoginInteractor.swift"]))
      ])
  }

  func testOneFileOfTheOpenKataIsPutBackAlone() async {
    bench.open(one: "// mine")
    for word in ["LoginInteractor.swift", "Workspace/Sources/Login/LoginInteractor.swift"] {
      bench.interactor.restore(request: Practice.Restore.Request(file: word))
    }

    XCTAssertEqual(
      bench.workspace.restored,
      Array(
        repeating: Seeds.file("Sources/Login/LoginInteractor.swift", "// fail testA"), count: 2))
    XCTAssertEqual(bench.workspace.asides, [])
    XCTAssertEqual(bench.journal.appended, [], "hints and failures stay")
    guard case .reset(let response)? = bench.presenter.presented.last else { return XCTFail() }
    XCTAssertEqual(response.file, "LoginInteractor.swift")
  }

  func testAPathMeansItsKataEvenWhenAnotherIsOpen() async {
    bench.open(one: "// mine")
    bench.journal.past.append(.two(.opened))
    let path = "Workspace/01-hello/01-one/Sources/Login/LoginInteractor.swift"
    bench.interactor.restore(request: Practice.Restore.Request(file: path))

    guard case .reset(let response)? = bench.presenter.presented.last else { return XCTFail() }
    XCTAssertEqual(response.kata.id, PracticeBench.one)
    XCTAssertEqual(response.file, "LoginInteractor.swift")
  }

  func testAHiddenFileIsNotPutBack() async {
    bench.open(one: "// mine")
    bench.interactor.restore(request: Practice.Restore.Request(file: "LoginTests.swift"))

    XCTAssertEqual(bench.workspace.restored, [])
    XCTAssertEqual(
      bench.presenter.failure,
      .unknownFile("LoginTests.swift", PracticeBench.one, among: ["LoginInteractor.swift"]))
  }

  func testWhereTheStarterCannotBeReadTheLearnersFilesStay() async {
    bench.open(one: "// mine")
    bench.course.parts[0].supportProblem = Seeds.problem("KataUI.swift is not UTF-8.")
    bench.interactor.reset(request: Practice.Reset.Request())

    XCTAssertEqual(bench.workspace.asides, [])
    XCTAssertEqual(
      bench.workspace.files[PracticeBench.one], [PracticeBench.interactor("// mine")])
    XCTAssertEqual(
      bench.presenter.presented,
      [.failure(UserError("Katas/02-presenter/03-dates/kata.json: KataUI.swift is not UTF-8."))])
  }

  func testAKataThatWasNeverOpenedCannotBeReset() async {
    bench.interactor.reset(request: Practice.Reset.Request(kata: "two"))

    XCTAssertEqual(bench.workspace.asides, [])
    XCTAssertEqual(bench.presenter.courseFailure, .notOpened(PracticeBench.two))
  }

  func testBeforeGreenNoSolutionIsShownUnasked() async {
    _ = addOther()
    bench.open(one: "// mine")
    for others in [false, true] {
      solution(others: others)

      XCTAssertEqual(bench.presenter.failure, .notSolved(PracticeBench.one))
      XCTAssertEqual(bench.diff.comparisons, [])
    }
    XCTAssertEqual(bench.journal.appended, [])
  }

  func testAfterGreenTheSolutionIsADiffFromTheLearnersVersion() async {
    bench.open(one: "// mine")
    bench.journal.past.append(.one(.solved()))
    solution()

    assertCompared("// mine", "// solution")
    XCTAssertEqual(
      bench.presenter.presented,
      [
        .solution(
          Practice.Solution.Response(
            kata: Seeds.kata("hello/one"), diff: ["-mine", "+reference"]))
      ])
    XCTAssertEqual(bench.journal.appended, [.one(.solution)])
  }

  func testSpoilShowsTheSolutionEvenOfAKataThatWasNeverOpened() async {
    solution("one", spoil: true)

    // The diff begins at the starter.
    assertCompared("// fail testA", "// solution")
    XCTAssertEqual(bench.journal.appended, [.one(.solution)])
  }

  private func addOther() -> OtherSolution {
    let other = OtherSolution(name: "with-a-switch", says: "It is longer, and names each case.")
    bench.course.parts[0].others[other] = [PracticeBench.interactor("// switch")]
    return other
  }

  func testTheSolutionNamesTheOtherOnes() async {
    _ = addOther()
    solution("one", spoil: true)

    guard case .solution(let response)? = bench.presenter.presented.last else { return XCTFail() }
    XCTAssertEqual(response.others, ["with-a-switch"])
  }

  func testEachOtherSolutionIsADiffFromTheReference() async {
    let other = addOther()
    bench.open(one: "// mine")
    bench.journal.past.append(.one(.solved()))
    solution(others: true)

    assertCompared("// solution", "// switch", names: ["reference", "other"])
    XCTAssertEqual(
      bench.presenter.presented,
      [
        .others(
          Practice.Others.Response(
            kata: Seeds.kata("hello/one"),
            others: [Practice.Others.Other(solution: other, diff: ["-mine", "+reference"])]))
      ])
    XCTAssertEqual(bench.journal.appended, [.one(.solution)])
  }

  func testInAKataOfKindTestsTheSuitesAreCompared() async {
    let kata = Seeds.kata("hello/one") { $0.kind = .tests }
    bench.course.parts[0] = KataParts(
      kata, scene: "", starterSuite: "// starter", solutionSuite: "// reference")
    solution("one", spoil: true)

    assertCompared("// starter", "// reference", file: "LoginTests.swift")
  }
}
