import XCTest

@testable import vipkata

/// A stage that the learner already knows.
@MainActor
final class SkipTests: XCTestCase {
  private let bench = PracticeBench()

  override func setUp() async throws {
    bench.course.parts =
      (1...4).map { number in
        KataParts(
          Seeds.kata("hello/kata\(number)", number: number), starter: "// fail testA",
          solution: "// mine", suite: "// test testA")
      } + [KataParts(kata: Seeds.kata("models/five", number: 5))]
  }

  private func id(_ number: Int) -> KataID { KataID(stage: "hello", name: "kata\(number)") }

  private func solve(_ number: Int) {
    bench.write("// mine", to: id(number))
    bench.next()
  }

  private func skip(_ stage: String) -> PracticePresenterSpy.Presented? {
    bench.interactor.skip(request: Practice.Skip.Request(stage: stage))
    return bench.presenter.presented.last
  }

  func testItAsksForTheLastTwoKatasOfALongStage() async {
    guard case .open(let opening) = skip("hello") else { return XCTFail("not opened") }
    XCTAssertEqual(opening.kata.id, id(3))
    XCTAssertEqual(opening.occasion, .claim([id(3), id(4)]))
  }

  func testGreenMakesTheOthersKnownAndGoesOnBehindTheStage() async throws {
    _ = skip("hello")
    solve(3)
    XCTAssertNil(bench.presenter.nexts.last?.check?.solved.known)
    solve(4)
    XCTAssertEqual(bench.presenter.nexts.last?.check?.solved.known, 2)
    XCTAssertEqual(bench.presenter.nexts.last?.opening?.kata.id.name, "five")
    let progress = Progress(events: try bench.journal.events())
    XCTAssertEqual((1...4).map { progress.state(of: id($0)) }, [.known, .known, .done, .done])
    XCTAssertNil(
      bench.presenter.nexts.last?.check?.solved.milestone, "the stage is known, and not all green")
  }

  func testTheLastKatasAloneMakeNothingKnown() async {
    bench.open("hello/kata3")
    solve(3)
    solve(4)
    XCTAssertNil(bench.presenter.nexts.last?.check?.solved.known)
  }

  func testAKnownKataCanBeSolvedAllTheSame() async throws {
    _ = skip("hello")
    solve(3)
    solve(4)
    bench.open("hello/kata1")
    solve(1)
    let progress = Progress(events: try bench.journal.events())
    XCTAssertEqual(progress.state(of: id(1)), .done)
  }

  func testOneOfThemIsSolvedAlready() async {
    bench.open("hello/kata4")
    solve(4)
    guard case .open(let opening) = skip("hello") else { return XCTFail("not opened") }
    XCTAssertEqual(opening.occasion, .claim([id(3)]))
    solve(3)
    XCTAssertEqual(bench.presenter.nexts.last?.check?.solved.known, 2)
  }

  func testTheyAreSolvedAlready() async {
    for number in 3...4 {
      bench.journal.past.append(entry("hello/kata\(number)", .solved()))
    }
    XCTAssertEqual(skip("hello"), .skip(Practice.Skip.Response(stage: "hello", known: 2)))
  }
}
