import XCTest

@testable import vipkata

/// A check of code that already has a verdict.
@MainActor
final class PracticeMemoryTests: XCTestCase {
  private let bench = PracticeBench()

  private func check() -> Verdict? {
    return bench.check()?.verdict
  }

  func testWhatIsKnownIsNotRunAgainButRecordedAllTheSame() async {
    bench.open(one: "// mine")
    bench.memory.known = Verdict(outcome: .green)

    XCTAssertEqual(check()?.isRemembered, true)
    XCTAssertEqual(bench.suites.jobs, [])
    XCTAssertEqual(bench.journal.appended, [.one(.green), .one(.solved())])
  }

  func testWhatIsKnownFromElsewhereIsNotSaidToBeUnchanged() async {
    bench.open(one: "// fail testA")
    let interactor = bench.interactor
    func origin(_ known: Verdict?) -> Practice.Check.Origin? {
      bench.memory.known = known
      interactor.check(request: Practice.Check.Request())
      return bench.presenter.checks.last?.origin
    }
    XCTAssertEqual(origin(nil), .thisCheck)
    let own = bench.presenter.checks.last?.verdict
    XCTAssertEqual(origin(own), .lastCheck)
    XCTAssertEqual(origin(Verdict(outcome: .red, reason: .noTest)), .anotherCheck)
  }

  /// Each check is a program of its own; the journal holds the last one's result.
  func testEarlierCodePutBackIsNotSaidToBeUnchanged() async {
    bench.open(one: "// fail testA")
    let first = check()
    bench.open(one: "// mine")
    _ = check()
    bench.memory.known = first
    bench.open(one: "// fail testA")

    _ = check()
    XCTAssertEqual(bench.presenter.checks.last?.origin, .anotherCheck)
    _ = check()
    XCTAssertEqual(bench.presenter.checks.last?.origin, .lastCheck)
  }

  func testAVerdictIsKeptWithAllThatItDependsOn() async {
    bench.open(one: "// fail testA")
    let verdict = check()

    XCTAssertEqual(verdict?.isRemembered, false)
    XCTAssertEqual(bench.memory.kept.map(\.verdict), [verdict])
    let question = bench.memory.kept.first?.question
    XCTAssertEqual(question?.files.scene, [PracticeBench.interactor("// fail testA")])
    XCTAssertEqual(
      question?.files.suite, [Seeds.file("LoginTests.swift", PracticeBench.suite)])
    XCTAssertEqual(question?.isUntouched, true, "it is the starter")
  }

  func testInAKataOfKindTestsThePlantedBugsBelongToIt() async {
    let kata = Seeds.kata("hello/one") {
      $0.kind = .tests
      $0.mutants = [Mutant(name: "twice", says: "it is told twice")]
    }
    bench.course.parts[0] = KataParts(
      kata, scene: "", starterSuite: "", solutionSuite: "", bugs: ["twice": "// fail testA"])
    bench.open(one: "// test testA")
    _ = check()

    XCTAssertEqual(
      bench.memory.kept.map(\.question.bugs), [[[PracticeBench.interactor("// fail testA")]]])
  }

  /// The machine may be to blame: too slow, or out of memory.
  func testACrashAHangAndABuildThatFailsAreNotKept() async {
    for script in ["// crash testA", "// hang testA", "// error no such type"] {
      bench.open(one: script)
      _ = check()
      XCTAssertEqual(bench.memory.kept, [], script)
    }
  }
}
