import Entities
import Scenes
import XCTest

/// Briefs, the way from kata to kata, and failures, word for word.
@MainActor
final class PracticePresenterTests: XCTestCase {
  private let view = PracticeDisplaySpy()
  private let presenter = PracticePresenter(program: "vipkata")

  override func setUp() async throws {
    presenter.view = view
  }

  private func assert(status: ExitStatus = .done, says text: String, line: UInt = #line) {
    XCTAssertEqual(view.pages.map(\.text), [text], line: line)
    XCTAssertEqual(view.pages.map(\.status), [status], line: line)
  }

  private func opening(
    carries: Practice.Open.Carried? = nil, isBeforeCheck: Bool = false, minutes: Int = 8
  ) -> Practice.Open.Response {
    Practice.Open.Response(
      kata: Seeds.kata(number: 2) { $0.minutes = minutes }, total: 32,
      brief: "\n# Validate\n\nThen ask.\n", edit: ["W/LoginInteractor.swift", "W/B.swift"],
      carries: carries, isBeforeCheck: isBeforeCheck)
  }

  private let validate = Practice.Check.Response(
    kata: Seeds.kata("interactor/ask"), verdict: Verdict(outcome: .green))

  func testAnOpenedKataShowsItsBriefAndTheFilesToEdit() async {
    presenter.presentOpen(response: opening())

    assert(
      says: """
        2 of 32  interactor/validate  about 8 minutes

        # Validate

        Then ask.

        Edit   W/LoginInteractor.swift
               W/B.swift
        Then   vipkata next
        """)
    XCTAssertEqual(
      view.pages.first?.lines.flatMap(\.spans).compactMap(\.link?.file),
      ["W/LoginInteractor.swift", "W/B.swift"], "a click opens each")
  }

  func testBeforeACheckAnEmptyLineSetsTheBriefApart() async {
    presenter.presentOpen(response: opening(isBeforeCheck: true, minutes: 1))

    let lines = view.pages.first?.lines.map(\.text)
    XCTAssertEqual(lines?.first, "2 of 32  interactor/validate  about 1 minute")
    XCTAssertEqual(lines?.suffix(2), ["Then   vipkata next", ""])
  }

  func testWhoseCodeIsCarriedIsSaid() async {
    let id = KataID(stage: "models", name: "first")
    presenter.presentOpen(response: opening(carries: .init(kata: id, isOwn: true)))
    presenter.presentOpen(response: opening(carries: .init(kata: id, isOwn: false)))

    XCTAssertEqual(
      view.pages.map { $0.lines[6].text },
      [
        "It goes on with your code of models/first.",
        "It goes on with the reference solution of models/first, which you have not solved.",
      ])
  }

  func testAGreenKataIsFollowedByTheNextOnesBrief() async {
    presenter.presentNext(
      response: Practice.Next.Response(check: validate, opening: opening()))

    assert(
      says: """
        ✔ interactor/ask is green: 0 tests, 0.0 s

        2 of 32  interactor/validate  about 8 minutes

        # Validate

        Then ask.

        Edit   W/LoginInteractor.swift
               W/B.swift
        Then   vipkata next
        """)
  }

  func testARedKataKeepsItsStatusUnderNext() async {
    let red = Practice.Check.Response(kata: Seeds.kata(), verdict: Verdict(outcome: .crashed))
    presenter.presentNext(response: Practice.Next.Response(check: red))

    XCTAssertEqual(view.pages.map(\.status), [.red])
  }

  func testTheEndOfTheCourseIsSaid() async {
    presenter.presentNext(
      response: Practice.Next.Response(
        check: validate, summary: Practice.Summary(katas: 32, attempts: 70, hints: 1)))

    assert(
      says: """
        ✔ interactor/ask is green: 0 tests, 0.0 s

        The course is done: all 32 katas are green.
        It took 70 checks and 1 hint.
        What now? Your own scenes: name each file after its scene and role, and spy on every \
        boundary.
        """)
  }

  func testTheSignOfACheckSaysWhenItTakesLonger() async {
    for isFirst in [true, false] {
      presenter.presentChecking(
        response: Practice.Checking.Response(kata: Seeds.kata(), isFirst: isFirst))
    }

    XCTAssertEqual(
      view.checkings.map(\.text),
      ["Building and checking interactor/validate …", "Checking interactor/validate …"])
    XCTAssertEqual(view.pages, [])
  }

  func testAFailureSaysWhatIsWrongAndTheMend() async {
    presenter.presentFailure(error: UserError("No kata is open.", mend: "Open one."))

    assert(
      status: .failed,
      says: """
        error: No kata is open.
        Open one.
        """)
  }

  func testCtrlCIsNoError() async {
    presenter.presentFailure(error: Interrupted())

    XCTAssertEqual(view.pages, [Page(lines: [], status: .interrupted)])
  }
}
