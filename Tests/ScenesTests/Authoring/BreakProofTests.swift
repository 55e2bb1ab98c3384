import XCTest

@testable import vipkata

/// `verify --breaks`: which breaks of a solution count, and which are findings.
@MainActor
final class BreakProofTests: XCTestCase {
  private let bench = AuthoringBench()
  private let code = "func a() {\n  presenter?.show()\n}"
  private let dropped = "in a(), the presenter is not called (show)"
  private let doubled = "in a(), the presenter is called twice (show)"
  private let place = "break Solutions/01-hello/01-one/LoginInteractor.swift:2: "

  override func setUp() async throws {
    solve("// test testA")
  }

  /// Gives the course one kata, and its solution that many calls.
  private func solve(
    _ suite: String, calls: Int = 1, _ change: (inout Manifest) -> Void = { _ in }
  ) {
    let more = (1..<calls).map { "\nfunc a\($0)() {\n  presenter?.show\($0)()\n}" }
    bench.course.parts = [
      KataParts(
        Seeds.kata("hello/one", number: 1, change), starter: "", solution: code + more.joined(),
        suite: suite)
    ]
  }

  private func breaks(again: Bool = false) -> Authoring.Proof? {
    bench.interactor.breakSolutions(request: Authoring.Breaks.Request(again: again))
    return bench.presenter.verifies.last?.proofs.first
  }

  private func assert(
    finds words: String..., counts: BreakCount, line: UInt = #line
  ) {
    let proof = breaks()
    XCTAssertEqual(proof?.problems.map(\.words), words, line: line)
    XCTAssertEqual(proof?.breaks, counts, line: line)
  }

  func testABreakThatNoTestMindsIsFoundAtItsLine() async {
    solve("// test testA\n// needs testA presenter?.show()")

    assert(
      finds: "\(place)\(doubled), and no test notices.", counts: BreakCount(all: 2, unnoticed: 1))
    XCTAssertEqual(bench.presenter.verifies.last?.breaks, BreakCount(all: 2, unnoticed: 1))
  }

  func testABreakThatDoesNotCompileIsNotCounted() async {
    solve("// test testA\n// refuse ; presenter")

    assert(
      finds: "\(place)\(dropped), and no test notices.", counts: BreakCount(all: 1, unnoticed: 1))
  }

  func testARuleNoticesABreakFromTheKataThatTeachesItOnUnlessItIsPostponed() async {
    let presenter =
      "final class LoginPresenter { weak var viewController: (any LoginDisplayLogic)? }"
    let view = "protocol LoginDisplayLogic: AnyObject { }"
    let weak = "view-is-held-weakly"
    bench.course.parts = [
      (rules: ["router-navigates"], postpones: []), (rules: [weak], postpones: []),
      (rules: [], postpones: []), (rules: [], postpones: [weak]),
    ].enumerated().map { index, kata in
      KataParts(
        Seeds.kata("hello/kata\(index)", number: index + 1) {
          ($0.rules, $0.postpones) = kata
        }, starter: "", solution: "\(presenter)\n\(view)", suite: "// test testA")
    }

    _ = breaks()

    XCTAssertEqual(
      bench.presenter.verifies.last?.proofs.map(\.breaks?.unnoticed), [2, 0, 0, 2])
  }

  func testABreakWithAReasonIsNoFinding() async {
    solve("// test testA\n// needs testA presenter?.show()") {
      $0.harmless = ["LoginInteractor.swift: \(self.doubled)": "it shows the same again"]
    }

    assert(counts: BreakCount(all: 2, unnoticed: 0, harmless: 1))
  }

  func testAReasonForWhatIsNoticedOrNoBreakIsFound() async {
    solve("// test testA\n// needs testA presenter?.show()\n// refuse ; presenter") {
      $0.harmless = [
        "LoginInteractor.swift: \(self.dropped)": "why not", "LoginInteractor.swift: x": "why not",
      ]
    }

    assert(
      finds: "harmless Katas/01-hello/01-one/kata.json: \"harmless\" names "
        + "\"LoginInteractor.swift: \(dropped)\", which is noticed, or does not compile: take it "
        + "out.",
      "harmless Katas/01-hello/01-one/kata.json: \"harmless\" names "
        + "\"LoginInteractor.swift: x\", which is not a break of the solution.",
      counts: BreakCount(all: 1))
  }

  func testBreaksOfASolutionThatIsRedShowNothing() async {
    solve("// test testA\n// fail testA")

    assert(
      finds: "solution Solutions/01-hello/01-one: the reference solution is not green, so its "
        + "breaks show nothing: `vipkata verify hello/one` says why.", counts: BreakCount())
  }

  func testTheFilesToEditAreBrokenAndThoseOfTheSolution() async {
    solve("// test testA") { $0.edit = ["Given.swift"] }
    bench.course.parts[0].starter = [
      Seeds.file("Given.swift", code), Seeds.file("Models.swift", code),
    ]

    XCTAssertEqual(
      breaks()?.problems.map(\.place),
      [
        "Katas/01-hello/01-one/Starter/Given.swift:2",
        "Katas/01-hello/01-one/Starter/Given.swift:2",
        "Solutions/01-hello/01-one/LoginInteractor.swift:2",
        "Solutions/01-hello/01-one/LoginInteractor.swift:2",
      ])
  }

  func testAKataOfKindTestsHasNoBreaks() async {
    bench.course.parts = [ProofBench.tests()]
    bench.course.parts[0].scene = [Seeds.file("LoginInteractor.swift", code)]

    assert(counts: BreakCount())
    XCTAssertEqual(bench.suites.jobs, [])
  }

  func testEachKataIsShownAtItsEnd() async {
    _ = breaks()

    XCTAssertEqual(
      bench.presenter.progress.map { "\($0.done)/\($0.total) \($0.proof.kata.id.name)" },
      ["1/1 one"])
  }

  func testARunIsRememberedWhereItIsCertain() async {
    solve("// test testA\n// hang testA")
    _ = breaks()
    XCTAssertEqual(bench.verdicts.kept, [], "a time-out may be the machine's")

    solve("// test testA") { $0.harmless = ["a": "b"] }
    _ = breaks()
    XCTAssertEqual(bench.verdicts.kept.map(\.verdict.outcome), [.green, .green, .green])
    XCTAssertEqual(
      Set(bench.verdicts.kept.map(\.question.manifest.harmless)), [[:]],
      "a reason runs nothing anew")

    bench.verdicts.known = Verdict(outcome: .green)
    XCTAssertEqual(breaks()?.runs, 0)
    XCTAssertEqual(breaks()?.isRemembered, true)
    XCTAssertEqual(breaks(again: true)?.runs, 2)
    XCTAssertEqual(breaks(again: true)?.isRemembered, false)
  }

  func testNothingElseIsProved() async {
    bench.course.table = [Idea(row: "R9", text: "Routers.")]
    bench.authoring.solutions = ["99-x/01-y"]
    _ = breaks()

    XCTAssertEqual(bench.presenter.verifies.last?.courseProblems, [])
    XCTAssertEqual(bench.presenter.verifies.map(\.untaught), [[]])
  }

  func testManyBreaksAreBuiltOnceAndThoseThatNobodyNoticesOnceMoreAlone() async {
    solve("// test testA", calls: 5)

    XCTAssertEqual(breaks()?.breaks, BreakCount(all: 10, unnoticed: 10))

    let woven = bench.suites.jobs.filter { $0.sources.count > 1 }
    XCTAssertEqual(Set(woven.map(\.sources.count)), [2])
    XCTAssertEqual(Set(woven.map { "\($0.sources)" }).count, 1, "one scene for all")
    XCTAssertEqual(woven.map(\.breaks), [[], Array(1...10)])
    XCTAssertEqual(bench.suites.jobs.count { $0.package.hasSuffix("-alone") }, 10)
    XCTAssertEqual(
      bench.verdicts.kept.count, 11, "that the solution is green is known without a run of its own")
  }

  func testWhatCannotBeBuiltWithTheOthersIsBuiltAlone() async {
    solve("// test testA\n// refuse vipkataBreaks", calls: 3)

    XCTAssertEqual(breaks()?.breaks, BreakCount(all: 6, unnoticed: 6))
    XCTAssertEqual(Set(bench.suites.jobs.map(\.breaks)), [[]])
  }
}
