import Entities
import XCTest

@testable import Scenes

/// The words of the watch.
@MainActor
final class WatchPresenterTests: XCTestCase {
  private let view = WatchDisplaySpy()
  private lazy var presenter: WatchPresenter = {
    let presenter = WatchPresenter(program: "vipkata")
    presenter.view = view
    return presenter
  }()

  private func check(
    _ outcome: Verdict.Outcome, _ tests: TestResult...
  ) -> Practice.Check.Response {
    var verdict = Verdict(outcome: outcome)
    verdict.tests = tests
    return Practice.Check.Response(kata: Seeds.kata("hello/one"), verdict: verdict)
  }

  private var body: String { view.screens.last?.body.map(\.text).joined(separator: "\n") ?? "" }
  private var keys: String { view.screens.last?.keys.first?.text ?? "" }

  func testTheFirstFailureIsToldAndTheOthersAreALineEach() async {
    presenter.presentCheck(
      response: check(
        .red, Seeds.result("testA", .failed, Failure(message: "A is wrong")),
        Seeds.result("testB", .failed, Failure(message: "B is wrong")), Seeds.result("testC")))

    XCTAssertTrue(body.hasPrefix("✘ hello/one: 2 of 3 tests fail"))
    XCTAssertTrue(body.contains("\n  LoginTests.testA\n  A is wrong\n"))
    XCTAssertTrue(body.contains("\n  ✘ LoginTests.testB\n"))
    XCTAssertFalse(body.contains("B is wrong"))
    XCTAssertFalse(body.contains("vipkata next"), "keys take the place of commands")
    XCTAssertTrue(keys.hasPrefix("t test  h hint"))
  }

  func testGreenSaysThatNGoesOn() async {
    presenter.presentCheck(response: check(.green, Seeds.result("testA")))

    XCTAssertTrue(body.hasPrefix("✔ hello/one is green: 1 test"))
    XCTAssertTrue(keys.hasPrefix("n next kata"))
  }

  func testACheckAfterAnOpeningGoesOnBelowTheBrief() async {
    var response = check(.red)
    response.isAfterOpening = true
    presenter.presentCheck(response: response)

    XCTAssertEqual(view.screens.map(\.continues), [true])
  }

  func testTheTestsLinesAreAPageOfTheirOwn() async {
    var response = check(.red, Seeds.result("testA", .failed, Failure(message: "wrong")))
    response.excerpts[Seeds.name("testA")] = Practice.Excerpt(
      file: "LoginTests.swift", firstLine: 9, lines: ["func testA() {", "}"], marked: 9)
    presenter.presentCheck(response: response)
    XCTAssertFalse(body.contains("func testA()"))

    presenter.presentTest(response: Watch.Test.Response(check: response))
    XCTAssertTrue(body.contains("▸  9  func testA() {"))
  }

  func testTheFooterNamesKataStageAndCourse() async {
    var progress = Progress(events: [])
    progress = Progress(events: [
      JournalEvent(time: .distantPast, kata: KataID(stage: "hello", name: "one"), what: .solved)
    ])
    presenter.presentStanding(
      response: Watch.Standing.Response(
        kata: Seeds.kata("hello/one"),
        course: Course(katas: [Seeds.kata("hello/one"), Seeds.kata("hello/two", number: 2)]),
        progress: progress, outcome: .green))

    XCTAssertEqual(
      view.standings.last?.choices.map(\.text),
      [
        "✔ hello/one  stage hello: 1 of 2  ██████████░░░░░░░░░░  1 of 2 katas",
        "✔ hello/one  stage hello: 1 of 2  █████░░░░░  1 of 2",
        "✔ hello/one  stage hello: 1 of 2  ██░░░  1 of 2", "✔ hello/one  █████░░░░░  1 of 2",
        "✔ hello/one  ██░░░  1 of 2", "✔ hello/one  1 of 2", "✔ hello/one",
      ])
  }

  func testTheEndSaysHowToGoOn() async {
    presenter.presentEnd(
      response: Watch.End.Response(kata: Seeds.kata("hello/one"), outcome: .red))

    XCTAssertEqual(
      view.ends.map(\.text), ["✘ hello/one is not green yet. Go on with vipkata watch."])
  }
}
