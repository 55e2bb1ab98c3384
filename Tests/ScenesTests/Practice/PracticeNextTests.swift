import XCTest

@testable import vipkata

/// `next`: one kata after the other.
@MainActor
final class PracticeNextTests: XCTestCase {
  private let bench = PracticeBench()

  func testTheFirstTimeItOpensTheFirstKataAndThenChecksIt() async {
    bench.next()

    XCTAssertEqual(bench.journal.appended, [.one(.opened), .one(.red("testA"))])
    XCTAssertEqual(
      bench.workspace.laidOut,
      [
        WorkspaceWorkerSpy.LaidOut(
          kata: PracticeBench.one,
          files: KataFiles(
            scene: [PracticeBench.interactor("// fail testA")],
            suite: [Seeds.file("LoginTests.swift", PracticeBench.suite)]),
          brief: "# One", support: [])
      ])
    guard bench.presenter.presented.count == 3,
      case .open(let opening) = bench.presenter.presented[0],
      case .checking(let checking) = bench.presenter.presented[1],
      case .next(let response) = bench.presenter.presented[2]
    else { return XCTFail("brief, sign of a check, verdict: \(bench.presenter.presented)") }
    XCTAssertEqual(
      opening,
      Practice.Open.Response(
        kata: Seeds.kata("hello/one"), total: 2, brief: "# One",
        edit: ["Workspace/01-hello/01-one/Sources/Login/LoginInteractor.swift"],
        occasion: .beforeCheck))
    XCTAssertEqual(
      checking, Practice.Checking.Response(kata: Seeds.kata("hello/one"), isFirst: true))
    XCTAssertEqual(response.check?.verdict.outcome, .red)
    XCTAssertEqual(response.openedFirst, PracticeBench.one)
    XCTAssertEqual(response.check?.isAfterOpening, true)
    XCTAssertNil(response.opening)
    XCTAssertNil(response.summary)
  }

  func testARedKataIsRecordedAndStaysOpen() async {
    bench.open(one: "// fail testB")
    bench.next()

    XCTAssertEqual(bench.journal.appended, [.one(.red("testB"))])
    XCTAssertEqual(bench.presenter.nexts.map(\.openedFirst), [nil])
    XCTAssertEqual(bench.presenter.nexts.map(\.check?.isAfterOpening), [false])
    XCTAssertEqual(
      bench.presenter.nexts.first?.check?.verdict.failing.map(\.name.function), ["testB"])
    XCTAssertEqual(bench.workspace.laidOut, [], "what the learner wrote is not touched")
    XCTAssertEqual(bench.workspace.green, [:])
  }

  func testAGreenKataIsRecordedAndTheNextOneOpenedWithItsCode() async {
    bench.open(one: "// mine")
    bench.next()

    XCTAssertEqual(bench.journal.appended, [.one(.green), .one(.solved()), .two(.opened)])
    XCTAssertEqual(
      bench.workspace.green, [PracticeBench.one: [PracticeBench.interactor("// mine")]])
    XCTAssertEqual(bench.workspace.laidOut.map(\.kata), [PracticeBench.two])
    XCTAssertEqual(
      bench.workspace.laidOut.first?.files.scene, [PracticeBench.interactor("// mine")])
    XCTAssertEqual(bench.workspace.laidOut.first?.support, ["KataUI"])
    let response = bench.presenter.nexts.first
    XCTAssertEqual(response?.check?.kata.id, PracticeBench.one)
    XCTAssertEqual(response?.opening?.kata.id, PracticeBench.two)
    XCTAssertEqual(
      response?.opening?.carries, Practice.Open.Carried(kata: PracticeBench.one, isOwn: true))
    XCTAssertEqual(response?.opening?.occasion, .asked)
    XCTAssertNil(response?.summary)
    XCTAssertEqual([bench.course.readings.count, bench.journal.readings], [1, 1])
  }

  func testTheLastGreenKataEndsTheCourse() async {
    bench.open(one: "// mine")
    bench.journal.past = [
      .two(.red("testC")), .two(.hint(.step(1))),
      .two(.solved()), .one(.opened),
      .one(.red("testA")), .one(.hint(.step(1))),
      .one(.hint(.step(2))),
    ]
    bench.next()

    var summary = Practice.Summary(katas: 2, attempts: 3, hints: 3)
    // Not the other kata, which took one red and one hint.
    summary.hardest = [Practice.Summary.Hard(kata: PracticeBench.one, checks: 2, hints: 2)]
    XCTAssertEqual(bench.presenter.nexts.first?.summary, summary, "the last check included")
    XCTAssertNil(bench.presenter.nexts.first?.opening)
  }

  func testAKataThatIsGreenAgainIsNotSolvedTwice() async {
    bench.open(one: "// mine")
    bench.journal.past.append(.one(.solved()))
    bench.next()

    XCTAssertNil(bench.presenter.nexts.first?.check?.solved.milestone)
    XCTAssertEqual(
      bench.journal.appended,
      [.one(.green), .one(.solved()), .two(.opened)],
      "the journal did not say yet what was proved")
    bench.check("hello/one")
    XCTAssertEqual(bench.journal.proofs.count, 1)
  }

  func testAnOpenKataWhoseFolderIsGoneIsLaidOutAgain() async {
    bench.journal.past = [.two(.opened)]
    bench.next()

    XCTAssertEqual(bench.workspace.laidOut.map(\.kata), [PracticeBench.two])
    XCTAssertEqual(
      bench.presenter.opens.first?.carries,
      Practice.Open.Carried(kata: PracticeBench.one, isOwn: false))
    XCTAssertEqual(bench.presenter.nexts.first?.check?.kata.id, PracticeBench.two)
  }

  func testWhenEverythingIsSolvedAndNothingOpenTheCourseIsDone() async {
    bench.journal.past = [.one(.solved()), .two(.solved())]
    bench.next()

    XCTAssertEqual(
      bench.presenter.presented,
      [.next(Practice.Next.Response(summary: Practice.Summary(katas: 2, attempts: 0, hints: 0)))])
    XCTAssertEqual(bench.journal.appended, [])
  }

  func testAnEmptyCourseSaysHowToMakeAKata() async {
    bench.course = CourseWorkerStub()
    bench.next()

    XCTAssertEqual(
      bench.presenter.presented,
      [
        .failure(
          UserError(
            "The course has no usable kata.",
            mend: "`vipkata new STAGE/KATA` makes one; --course DIR names another course's Katas."))
      ])
  }

  func testWhatStopsARunIsToldAndNothingIsRecorded() async {
    bench.open(one: "// mine")
    bench.suites.failure = UserError("no toolchain")
    bench.next()

    XCTAssertEqual(bench.presenter.presented.last, .failure(UserError("no toolchain")))
    XCTAssertEqual(bench.journal.appended, [])
  }

  func testASecondRunInTheSameWorkspaceIsRefusedBeforeAnything() async {
    bench.open(one: "// mine")
    bench.workspace.lockFailure = UserError("another vipkata runs here")
    bench.next()

    XCTAssertEqual(
      bench.presenter.presented, [.failure(UserError("another vipkata runs here"))])
    XCTAssertEqual(bench.suites.jobs, [])
  }
}
