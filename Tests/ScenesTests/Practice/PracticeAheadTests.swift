import XCTest

@testable import vipkata

/// Builds in the background while the learner works.
@MainActor
final class PracticeAheadTests: XCTestCase {
  private let bench = PracticeBench()

  func testAKataThatWasOpenedIsBuiltAndTheOneAfterIt() async {
    bench.open("one")

    XCTAssertEqual(bench.ahead.calls.count, 1)
    XCTAssertEqual(
      bench.ahead.jobs.map(\.sources.first?.content),
      [
        PracticeBench.interactor("// fail testA").content,
        PracticeBench.interactor("// solution").content,
      ],
      "the starters; the second goes on with the first one's solution")
  }

  func testACheckEndsWhatIsBuiltAndThenGoesOnWithTheNextKata() async {
    bench.open(one: "// fail testB")
    bench.check()

    XCTAssertEqual(bench.ahead.calls.first, .stop)
    XCTAssertEqual(
      bench.ahead.jobs.map(\.suite), [[Seeds.file("LoginTests.swift", "// test testC")]])
  }

  func testTheSceneOfAGreenKataIsBuiltToo() async {
    bench.course.parts[0].kata = Seeds.kata("hello/one") { $0.play = "Entry.make()" }
    bench.open(one: "// fail testB")
    bench.check()
    bench.open(one: "// mine")
    bench.check()

    XCTAssertEqual(bench.ahead.scenes.map { $0?.entry }, [nil, "Entry.make()"])
    XCTAssertEqual(
      bench.ahead.scenes.last??.sources, [PracticeBench.interactor("// mine")], "the learner's own")
  }

  func testAtTheEndOfTheCourseThereIsNothingToBuild() async {
    bench.open(one: "// mine")
    bench.journal.past += [
      .one(.solved()), .two(.opened),
      .two(.red("testC")), .two(.solved()),
    ]
    bench.write("// mine", to: PracticeBench.two)
    bench.check()

    XCTAssertEqual(bench.ahead.calls, [.stop, .begin([])])
  }
}
