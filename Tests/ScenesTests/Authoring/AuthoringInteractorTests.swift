import Entities
import Scenes
import XCTest

@MainActor
final class AuthoringInteractorTests: XCTestCase {
  private let bench = AuthoringBench()

  func testWithoutAWordTheWholeCourseIsProvedInItsOrder() async {
    XCTAssertEqual(bench.verify(), ["hello/one", "hello/two", "presenter/two-or-more"])
    XCTAssertEqual(bench.presenter.verifies.first?.proofs.flatMap(\.problems), [])
    XCTAssertEqual(bench.presenter.verifies.first?.proofs.map(\.runs), [4, 4, 4])
  }

  func testEachProofIsShownAsItComes() async {
    _ = bench.verify()

    XCTAssertEqual(
      bench.presenter.progress.map { "\($0.proof.kata.id) \($0.done)/\($0.total)" },
      ["presenter/two-or-more 1/3", "hello/two 2/3", "hello/one 3/3"])
  }

  func testEachLaneHasAHiddenPackageOfItsOwn() async {
    _ = bench.verify()

    XCTAssertEqual(Set(bench.suites.jobs.map(\.package)), ["verify-0", "verify-1"])
  }

  func testAKataAStageAndANumberCanBeNamedEachIsProvedOnce() async {
    XCTAssertEqual(bench.verify("two-or"), ["presenter/two-or-more"])
    XCTAssertEqual(bench.verify("hello"), ["hello/one", "hello/two"])
    XCTAssertEqual(bench.verify("3"), ["presenter/two-or-more"])
    XCTAssertEqual(bench.verify("hello", "hello/two", "1"), ["hello/one", "hello/two"])
  }

  func testAnUnknownWordProvesNothing() async {
    XCTAssertNil(bench.verify("hello/one", "hello/tow"))
    XCTAssertEqual(
      bench.presenter.failures,
      [UserError("There is no kata \"hello/tow\".", mend: "Did you mean hello/two?")])
    XCTAssertEqual(bench.suites.jobs, [])
  }

  func testASecondProofInTheSameFoldersIsRefused() async {
    bench.authoring.lockFailure = UserError("another vipkata proves katas here")

    XCTAssertNil(bench.verify())
    XCTAssertEqual(
      bench.presenter.failures, [UserError("another vipkata proves katas here")])
    XCTAssertEqual(bench.suites.jobs, [])
  }

  func testABrokenKataNeverHidesTheOthers() async {
    let broken = Seeds.problem("\"title\" is missing.", kata: "03-presenter/01-dates")
    bench.course.problems = [broken]

    XCTAssertEqual(bench.verify(), ["hello/one", "hello/two", "presenter/two-or-more"])
    XCTAssertEqual(bench.presenter.verifies.last?.courseProblems, [broken])
    XCTAssertEqual(bench.verify("presenter"), ["presenter/two-or-more"])
    XCTAssertEqual(bench.presenter.verifies.last?.courseProblems, [broken])
    XCTAssertEqual(bench.verify("3"), ["presenter/two-or-more"], "03 is the number of a stage")
    XCTAssertEqual(bench.presenter.verifies.last?.courseProblems, [])
  }

  func testABrokenKataIsNamedByItsId() async {
    let broken = Seeds.problem("\"title\" is missing.", kata: "03-presenter/01-dates")
    bench.course.problems = [broken]

    XCTAssertEqual(bench.verify("presenter/dates"), [])
    XCTAssertEqual(bench.presenter.verifies.last?.courseProblems, [broken])
  }

  func testACourseWithoutAKataDoesNotVerify() async {
    bench.course = CourseWorkerStub()

    XCTAssertNil(bench.verify())
    XCTAssertEqual(bench.presenter.failures.map(\.message), ["The course has no kata."])
  }

  func testIdeasThatNoKataTeachesAreFoundWhenTheWholeCourseIsProved() async {
    bench.authoring.table = [
      Authoring.Idea(row: "R1", text: "Requests."), Authoring.Idea(row: "R9", text: "Routers."),
    ]
    _ = bench.verify()
    _ = bench.verify("hello")

    XCTAssertEqual(
      bench.presenter.verifies.map(\.untaught),
      [[Authoring.Idea(row: "R9", text: "Routers.")], []], "a part of the course need not")
  }

  func testWhichKataTeachesWhichIdeaIsTold() async {
    bench.course.parts[1].kata = bench.course.parts[0].kata
    bench.authoring.table = [Authoring.Idea(row: "R1", text: "Requests.")]
    bench.interactor.coverage(request: Authoring.Coverage.Request())

    let one = KataID(stage: "hello", name: "one")
    XCTAssertEqual(
      bench.presenter.coverages,
      [
        Authoring.Coverage.Response(
          ideas: bench.authoring.table,
          katas: ["R1": [one, one], "R3": [KataID(stage: "presenter", name: "two-or-more")]])
      ])
  }

  func testANewKataIsWrittenAndItsFilesNamed() async {
    bench.authoring.stages = ["01-hello": ["01-one"]]
    bench.interactor.make(request: Authoring.New.Request(name: "hello/three"))

    XCTAssertEqual(bench.authoring.created.map(\.count), [8])
    XCTAssertEqual(bench.presenter.news.map(\.id), [KataID(stage: "hello", name: "three")])
    XCTAssertEqual(
      bench.presenter.news.first?.files.first, "course/Katas/01-hello/02-three/HINTS.md")
  }

  func testAKataThatExistsIsNotWritten() async {
    bench.authoring.stages = ["01-hello": ["01-one"]]
    bench.interactor.make(request: Authoring.New.Request(name: "hello/one"))

    XCTAssertEqual(bench.authoring.created, [])
    XCTAssertEqual(
      bench.presenter.failures,
      [
        UserError(
          "hello/one exists already, in Katas/01-hello/01-one; nothing was written.",
          mend: "Choose another name.")
      ])
  }

  func testWithoutACourseNothingIsDone() async {
    bench.course.failure = UserError("There is no bench.course.")
    bench.interactor.verify(request: Authoring.Verify.Request())
    bench.interactor.coverage(request: Authoring.Coverage.Request())
    bench.interactor.make(request: Authoring.New.Request(name: "hello/three"))

    XCTAssertEqual(
      bench.presenter.failures, Array(repeating: UserError("There is no bench.course."), count: 3))
    XCTAssertEqual(bench.authoring.created, [])
  }
}
