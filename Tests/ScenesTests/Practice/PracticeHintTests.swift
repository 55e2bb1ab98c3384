import XCTest

@testable import vipkata

/// `hint`: one more each time, the one for the failing test first.
@MainActor
final class PracticeHintTests: XCTestCase {
  private let bench = PracticeBench()

  /// The keys of the hints that are shown, and how many are left.
  private func hint(_ kata: String? = nil, all: Bool = false) -> (keys: [String], left: Int)? {
    bench.interactor.hint(request: Practice.Hint.Request(kata: kata, all: all))
    guard case .hint(let response)? = bench.presenter.presented.last else { return nil }
    return (response.hints.map(\.key.description), response.left)
  }

  private func assertHint(
    _ keys: [String], left: Int, all: Bool = false, _ message: String = "", line: UInt = #line
  ) {
    let shown = hint(all: all)
    XCTAssertEqual(shown?.keys, keys, message, line: line)
    XCTAssertEqual(shown?.left, left, message, line: line)
  }

  func testEachCallShowsOneHintMoreFromGentleToNearlyThere() async {
    bench.open(one: "")
    assertHint(["1"], left: 1)
    assertHint(["2"], left: 0)
    assertHint([], left: 0, "there is none any more")

    XCTAssertEqual(bench.journal.appended, [.one(.hint(.step(1))), .one(.hint(.step(2)))])
  }

  func testTheHintForTheTestThatFailedLastComesFirst() async {
    bench.open(one: "")
    bench.journal.past.append(.one(.red("testB", "testX")))
    assertHint(["testB"], left: 2)
    assertHint(["1"], left: 1)
  }

  func testWordsOnCompileErrorsGoWithTheCheckAndAreNoHint() async {
    bench.course.parts[0].hints.forErrors = ["in scope": "Import it."]
    bench.open(one: "// error cannot find 'Date' in scope")
    XCTAssertEqual(bench.check()?.help.onErrors, ["in scope": "Import it."])
    assertHint(["1"], left: 1)
  }

  func testMissedBugsAreNamedOneAtATimeBeforeTheHintThatTellsMost() async {
    bench.course.parts[0].kata = Seeds.kata("hello/one") {
      $0.kind = .tests
      $0.mutants = ["a", "b", "c"].map { Mutant(name: $0, says: "bug \($0)") }
    }
    bench.open(one: "")
    bench.journal.past.append(.one(.red("bug: a", "bug: c")))
    assertHint(["1"], left: 3, "it asks")
    assertHint(["bug: a"], left: 2)
    assertHint(["bug: c"], left: 1)
    assertHint(["2"], left: 0, "it tells")
    guard case .hint(let response) = bench.presenter.presented[1] else { return XCTFail() }
    XCTAssertEqual(response.hints.map(\.text), ["bug a"])
  }

  func testAHintIsFoundByTheDisplayNameOfItsTest() async {
    bench.course.parts[0].hints = Hints(forTests: ["displayed testB": "On B."])
    bench.open(one: "")
    bench.journal.past.append(.one(.red("testB")))
    assertHint(["displayed testB"], left: 0)
  }

  /// A key of the watch asks for a hint while the check has locked the workspace.
  func testAHintWhileACheckRunsIsPartOfItsWork() async {
    bench.open(one: "// fail testB")
    let interactor = bench.interactor
    bench.suites.duringRun = {
      MainActor.assumeIsolated { interactor.hint(request: Practice.Hint.Request()) }
    }
    interactor.check(request: Practice.Check.Request())

    XCTAssertEqual(bench.workspace.locks, 1)
    XCTAssertEqual(bench.journal.appended, [.one(.hint(.step(1))), .one(.red("testB"))])
  }

  func testAllShowsEverythingAgainAndRecordsOnlyWhatIsNew() async {
    bench.open(one: "")
    bench.journal.past.append(.one(.hint(.step(1))))
    assertHint(["1", "2"], left: 0, all: true)

    XCTAssertEqual(bench.journal.appended, [.one(.hint(.step(2)))])
  }

  func testAHintOfAnotherKataIsRecordedThere() async {
    bench.open(one: "")
    bench.course.parts[1].hints = Hints(graded: ["Of two."])

    XCTAssertEqual(hint("two")?.keys, ["1"])
    XCTAssertEqual(bench.journal.appended, [.two(.hint(.step(1)))])
  }

  func testWithoutAnOpenKataThereIsNoHint() async {
    XCTAssertNil(hint())
    XCTAssertEqual(bench.presenter.courseFailure, .noKataOpen)
  }
}
