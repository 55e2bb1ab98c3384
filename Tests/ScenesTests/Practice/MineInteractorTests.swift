import XCTest

@testable import vipkata

/// `mine`: which breaks of the learner's code are tried, and which count.
@MainActor
final class MineInteractorTests: XCTestCase {
  private let bench = PracticeBench()
  private let presenter = MinePresenterSpy()
  private let runs = VerdictMemorySpy()
  /// One call, so two breaks: left out, and made twice. The course's suite notices both.
  private let code = "func a() { presenter?.show() }"
  private let course = "// test testA\n// needs testA { presenter?.show() }"
  private let dropped = "in a(), the presenter is not called (show)"
  private let doubled = "in a(), the presenter is called twice (show)"

  override func setUp() async throws {
    bench.judge(by: course)
    bench.open(one: code)
    test("// test testMine\n// needs testMine presenter?.show()")
  }

  private func test(_ script: String) {
    bench.workspace.tests[PracticeBench.one] = [Seeds.file("OwnTests.swift", script)]
  }

  private func mine(_ kata: String? = nil, all: Bool = false) {
    MineInteractor(
      presenter: presenter, workers: bench.workers, memory: runs, parallel: ParallelWorkerStub()
    ).tryTests(request: Mine.Try.Request(kata: kata, all: all))
  }

  /// The breaks that count, as `what noticed`.
  private func tried() -> [String]? {
    mine()
    return presenter.tried.last?.tried.map { "\($0.found.what) \($0.isNoticed)" }
  }

  func testABreakThatTheLearnersTestsLetPassIsNamedWithItsPlace() async {
    XCTAssertEqual(tried(), ["\(dropped) true", "\(doubled) false"])

    let response = presenter.tried.last
    XCTAssertEqual(
      response?.tried.map(\.file),
      Array(
        repeating: "Workspace/01-hello/01-one/Sources/Login/LoginInteractor.swift", count: 2))
    XCTAssertEqual(response?.tests, ["Workspace/01-hello/01-one/Tests/LoginTests/OwnTests.swift"])
    XCTAssertEqual([response?.chosen, response?.all], [2, 2])
    XCTAssertEqual(
      bench.workspace.listed, [PracticeBench.one], "the tests of who began without us, too")
    XCTAssertEqual(bench.journal.appended, [], "it is nobody's business")
    XCTAssertEqual(bench.workspace.files[PracticeBench.one], [PracticeBench.interactor(code)])
  }

  func testABreakThatTheCourseDoesNotMindEitherDoesNotCount() async {
    bench.judge(by: "// test testA\n// needs testA presenter?.show()")

    XCTAssertEqual(tried(), ["\(dropped) true"])
  }

  func testABreakThatDoesNotCompileDoesNotCount() async {
    test("// test testMine\n// refuse ; presenter")

    XCTAssertEqual(tried(), ["\(dropped) false"])
  }

  func testABrokenFileIsOneToEditOrOneThatTheLearnerHasAdded() async {
    bench.course.parts[0].starter.append(Seeds.file("Given.swift", code))
    bench.workspace.files[PracticeBench.one]? += [
      Seeds.file("Given.swift", "func b() { given?.show() }"),
      Seeds.file("Added.swift", "func c() { added?.show() }"),
    ]
    let added = "\(course)\n// needs testA { given?.show() }\n// needs testA { added?.show() }"
    bench.judge(by: added)
    mine()

    XCTAssertEqual(
      presenter.tried.last?.tried.map { $0.file.fileName },
      ["LoginInteractor.swift", "LoginInteractor.swift", "Added.swift", "Added.swift"])
  }

  func testADozenAreTriedUnlessAllAreAskedFor() async {
    let calls = Array(repeating: "presenter?.show()", count: 10).joined(separator: "\n")
    bench.open(one: "func a() {\n\(calls)\n}")
    bench.judge(by: "// test testA")
    mine()
    mine(all: true)

    XCTAssertEqual(presenter.tried.map(\.chosen), [12, 20])
    XCTAssertEqual(presenter.tried.map(\.all), [20, 20])
  }

  func testEachBreakIsAStepOnTheWay() async {
    mine()

    XCTAssertEqual(
      presenter.progress.map { "\($0.kata) \($0.done)/\($0.total)" },
      ["hello/one 0/0", "hello/one 1/2", "hello/one 2/2"])
    XCTAssertEqual(bench.ahead.calls, [.stop], "the machine is needed")
  }

  func testWithoutTestsAFirstOneIsWrittenAndNothingBroken() async {
    bench.workspace.tests = [:]
    mine()

    XCTAssertEqual(
      presenter.begun.map(\.file),
      ["Workspace/01-hello/01-one/Tests/LoginTests/LoginOwnTests.swift"])
    XCTAssertEqual(bench.suites.jobs.map(\.suite), [bench.course.parts[0].suite])
  }

  func testATestFileInAnotherFolderIsSaidToAndNoFirstOneIsWritten() async {
    bench.workspace.tests = [:]
    bench.workspace.misplaced[PracticeBench.one] = "Tests/MyTests.swift"
    mine()

    XCTAssertEqual(
      presenter.failures as? [Mine.Failure],
      [
        .isMisplaced(
          "Workspace/01-hello/01-one/Tests/MyTests.swift",
          belongsIn: "Workspace/01-hello/01-one/Tests/LoginTests")
      ])
    XCTAssertEqual(bench.workspace.listed, [])
  }

  func testTestsThatFailOnTheCodeAsItIsAreSaidToAndNothingIsBroken() async {
    test("// test testMine\n// fail testMine")
    mine()

    let verdict = presenter.red.first?.verdict
    XCTAssertEqual(verdict?.failing.map(\.name.function), ["testMine"])
    XCTAssertEqual(
      presenter.red.first?.files.edit, ["Workspace/01-hello/01-one/Tests/LoginTests/OwnTests.swift"]
    )
    XCTAssertEqual(presenter.tried, [])
  }

  func testAnErrorInThemIsAtItsPlaceInTheLearnersFolder() async {
    test("// test testMine\n// error no such type")
    mine()

    XCTAssertEqual(
      presenter.red.first?.files.paths,
      [
        "Tests/LoginTests/OwnTests.swift":
          "Workspace/01-hello/01-one/Tests/LoginTests/OwnTests.swift"
      ])
  }

  func testTestsThatAssertNothingAreToldSo() async {
    test("// test testMine\n// no assertions")
    mine()

    XCTAssertEqual(
      presenter.red.first?.verdict.reason, .suiteAssertsNothing)
  }

  func testAKataThatWasNeverOpenedHasNoCodeToBreak() async {
    mine("two")

    XCTAssertEqual(presenter.failures as? [CourseFailure], [.notOpened(PracticeBench.two)])
  }
}
