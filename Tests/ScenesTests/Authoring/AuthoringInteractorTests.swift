import XCTest

@testable import vipkata

@MainActor
final class AuthoringInteractorTests: XCTestCase {
  private let bench = AuthoringBench()

  func testWithoutAWordTheWholeCourseIsProvedInItsOrder() async {
    XCTAssertEqual(bench.verify(), ["hello/one", "hello/two", "presenter/two-or-more"])
    XCTAssertEqual(bench.findings, [])
    XCTAssertEqual(bench.presenter.verifies.first?.proofs.map(\.runs), [4, 4, 4])
  }

  func testEachProofIsShownAsItComes() async {
    _ = bench.verify()

    XCTAssertEqual(
      bench.presenter.progress.map {
        "\($0.proof.kata.id.description) \($0.done)/\($0.total)"
      },
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

  func testAKataWithoutFindingsIsNotProvedAgainBeforeItChanges() async {
    _ = bench.verify("hello/one")
    XCTAssertEqual(bench.memory.kept, [1])
    bench.memory.proved = [1]
    _ = bench.verify("hello/one")
    _ = bench.verify("hello/one", again: true)
    bench.memory.content = 2
    _ = bench.verify("hello/one")

    let proofs = bench.presenter.verifies.flatMap(\.proofs)
    XCTAssertEqual(proofs.map(\.runs), [4, 0, 4, 4])
    XCTAssertEqual(proofs.map(\.isRemembered), [false, true, false, false])
  }

  func testAWordThatALaterKataExplainsIsFoundProvedOrNot() async {
    bench.memory.proved = [1]
    bench.course.words = Glossary(
      markdown: "## spy\nIt records.\nFirst in: hello/two\n## worker\nIt asks.")
    bench.course.parts[0].brief = "Ask the worker, and no spy."
    bench.course.parts[1].brief = "A spy records."
    _ = bench.verify()

    XCTAssertEqual(
      bench.findings,
      [
        "words Katas/01-hello/01-one/README.md: it uses \"spy\", which only a later kata, "
          + "hello/two, explains: explain it here, and name this kata in words.md, or do without it."
      ])
  }

  func testAnIdeaThatNoTableHasIsFoundProvedOrNot() async {
    bench.memory.proved = [1]
    bench.course.table = [Idea(row: "R1", text: "Requests.")]
    _ = bench.verify("hello/two")

    XCTAssertEqual(
      bench.findings,
      [
        "teaches Katas/01-hello/02-two/kata.json: \"teaches\" names R2, which Katas/ideas.json does "
          + "not have: did you mean R1?"
      ])
    XCTAssertEqual(bench.presenter.verifies.first?.untaught, [])
    XCTAssertEqual(
      bench.presenter.progress.map { $0.proof.problems.count }, [1], "it is not shown as sound")
  }

  func testWithoutATableOfIdeasThereIsNoneToTeach() async {
    bench.course.table = []
    _ = bench.verify("hello/two")

    XCTAssertEqual(
      bench.findings,
      [
        "teaches Katas/01-hello/02-two/kata.json: \"teaches\" names R2, but there is no "
          + "Katas/ideas.json with ideas: write one, or take \"teaches\" out."
      ])
    XCTAssertEqual(bench.memory.kept, [1], "a table is no part of the proof")
  }

  func testAProofIsRememberedByTheCodeThatTheKataCarriesToo() async {
    bench.course.parts[2] = bench.parts("presenter/two-or-more", 3, carries: "hello/one")
    _ = bench.verify("two-or")

    XCTAssertEqual(bench.memory.katas.first?.map(\.name), ["two-or-more", "one"])
  }

  func testOnlyACertainProofOfWhatIsStillThereIsRemembered() async {
    bench.course.parts = [bench.parts("hello/one", 1, mutantFails: ["testA"])]
    _ = bench.verify()
    XCTAssertEqual(bench.memory.kept, [], "a finding")

    bench.course.parts = [bench.parts("hello/one", 1, mutant: "// hang testB")]
    _ = bench.verify()
    XCTAssertEqual(bench.findings, [])
    XCTAssertEqual(bench.memory.kept, [], "a time-out, which may be the machine's")

    var tests = ProofBench.tests()
    tests.mutants["twice"] = [Seeds.file("LoginInteractor.swift", "// hang testOnce")]
    bench.course.parts = [tests]
    _ = bench.verify()
    XCTAssertEqual(bench.findings, [])
    XCTAssertEqual(bench.memory.kept, [], "a planted bug's time-out")

    bench.course.parts = [bench.parts("hello/one", 1)]
    bench.suites.duringRun = { [memory = bench.memory] in memory.content = 2 }
    _ = bench.verify()
    XCTAssertEqual(bench.memory.kept, [], "somebody changed it meanwhile")

    bench.suites.duringRun = {}
    bench.memory.content = nil
    _ = bench.verify()
    XCTAssertEqual(bench.memory.kept, [], "nobody knows what was proved")
  }

  func testWhatKeepsEverySuiteFromBeingReadIsSaidOnce() async {
    bench.suites.unread = UserError("there is no `swift` on the search path")

    XCTAssertNil(bench.verify())
    XCTAssertEqual(
      bench.presenter.failures, [UserError("there is no `swift` on the search path")])
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
    XCTAssertEqual(bench.verify("presenter/dates"), [])
    XCTAssertEqual(bench.presenter.verifies.last?.courseProblems, [broken])
    XCTAssertEqual(bench.presenter.verifies.last?.unread, 1, "it counts")
    XCTAssertEqual(bench.verify("3"), ["presenter/two-or-more"], "03 is the number of a stage")
    XCTAssertEqual(bench.presenter.verifies.last?.courseProblems, [])
  }

  func testASolutionOfNoKataIsFoundWhenTheWholeCourseIsProved() async {
    bench.authoring.solutions =
      bench.course.parts.map(\.kata.folder).dropLast() + [
        "01-presenter/03-two-or-mor", "99-x/01-y",
      ]
    _ = bench.verify()
    _ = bench.verify("hello")

    XCTAssertEqual(
      bench.presenter.verifies.map { $0.courseProblems.map(\.words) },
      [
        [
          "solution Solutions/01-presenter/03-two-or-mor: no kata has a folder of this name: "
            + "did you mean 01-presenter/03-two-or-more?",
          "solution Solutions/99-x/01-y: no kata has a folder of this name: "
            + "give it the name of its kata's folder, or remove it.",
        ], [],
      ])
  }

  func testIdeasThatNoKataTeachesAreFoundWhenTheWholeCourseIsProved() async {
    bench.course.table = [
      Idea(row: "R1", text: "Requests."), Idea(row: "R9", text: "Routers."),
    ]
    _ = bench.verify()
    _ = bench.verify("hello")

    XCTAssertEqual(
      bench.presenter.verifies.map(\.untaught),
      [[Idea(row: "R9", text: "Routers.")], []], "a part of the course need not")
  }

  func testWithoutACourseNothingIsDone() async {
    bench.course.failure = UserError("There is no bench.course.")
    bench.interactor.verify(request: Authoring.Verify.Request())
    bench.interactor.coverage()
    bench.interactor.make(request: Authoring.New.Request(name: "hello/three"))

    XCTAssertEqual(
      bench.presenter.failures, Array(repeating: UserError("There is no bench.course."), count: 3))
    XCTAssertEqual(bench.authoring.created, [])
  }

  func testACourseWithoutAKataDoesNotVerify() async {
    bench.course = CourseWorkerStub()

    XCTAssertNil(bench.verify())
    XCTAssertEqual(
      bench.presenter.failures.map(\.message), ["The course has no usable kata."])
  }

  func testAFixWritesWhatTheMutantFailedAndEndsThatFinding() async {
    bench.course.parts[0] = bench.parts("hello/one", 1, mutantFails: ["testA"])
    _ = bench.verify("hello/two", fix: true)
    let two = bench.course.parts[1].kata.id
    let got = bench.authoring.written[two]?.mutants.first?.got
    XCTAssertNotNil(got)
    bench.course.parts[1].kata.manifest.mutants[0].got = got
    bench.authoring.written = [:]
    _ = bench.verify("hello", fix: true)

    XCTAssertEqual(
      bench.authoring.written.mapValues(\.mutants),
      [
        bench.course.parts[0].kata.id: [
          Mutant(name: "twice", says: "telling twice", fails: ["testB"], got: got)
        ]
      ], "hello/two is right as it is")
    XCTAssertEqual(bench.authoring.written.values.map(\.teaches), [["R1"]], "the rest is kept")
    XCTAssertEqual(bench.findings, [])
  }

  func testAFixEndsNoOtherFinding() async {
    bench.course.parts[0] = bench.parts("hello/one", 1, mutantFails: ["testA"])
    bench.course.parts[0].hints = Hints()
    bench.authoring.strayMutants = ["thrice"]
    _ = bench.verify("hello/one", fix: true)

    XCTAssertEqual(
      bench.presenter.verifies.first?.proofs.first?.problems.map(\.check), [.hints, .mutant])
  }

  func testWithoutAFixNothingIsWritten() async {
    bench.course.parts[0] = bench.parts("hello/one", 1, mutantFails: ["testA"])
    _ = bench.verify("hello/one")

    XCTAssertEqual(bench.authoring.written, [:])
    XCTAssertEqual(bench.presenter.verifies.first?.proofs.first?.problems.map(\.check), [.mutant])
  }
}
