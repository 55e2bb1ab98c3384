import XCTest

@testable import vipkata

/// What is built in the background while the learner works.
@MainActor
final class PracticeAheadTests: XCTestCase {
  private let bench = PracticeBench()
  private let one = "01-hello/01-one"
  private let two = "02-hello/02-two"

  func testAKataThatWasOpenedIsBuiltAndTheOneAfterIt() async {
    bench.interactor.open(request: Practice.Open.Request(kata: "one"))

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
    bench.interactor.check(request: Practice.Check.Request())

    XCTAssertEqual(bench.ahead.calls.first, .stop)
    XCTAssertEqual(
      bench.ahead.jobs.map(\.suite), [[Seeds.file("LoginTests.swift", "// test testC")]])
  }

  func testTheSceneOfAGreenKataIsBuiltToo() async {
    bench.course.parts[0].kata = Seeds.kata("hello/one") { $0.play = "Entry.make()" }
    bench.open(one: "// fail testB")
    bench.interactor.check(request: Practice.Check.Request())
    bench.open(one: "// mine")
    bench.interactor.check(request: Practice.Check.Request())

    XCTAssertEqual(bench.ahead.scenes.map { $0?.entry }, [nil, "Entry.make()"])
    XCTAssertEqual(
      bench.ahead.scenes.last??.sources, [PracticeBench.interactor("// mine")], "the learner's own")
  }

  func testAtTheEndOfTheCourseThereIsNothingToBuild() async {
    bench.open(one: "// mine")
    bench.journal.past += [
      entry("hello/one", .solved()), entry("hello/two", .opened),
      entry("hello/two", .red("testC")), entry("hello/two", .solved()),
    ]
    bench.workspace.files[PracticeBench.two] = [PracticeBench.interactor("// mine")]
    bench.interactor.check(request: Practice.Check.Request())

    XCTAssertEqual(bench.ahead.calls, [.stop, .begin([])])
  }
}
