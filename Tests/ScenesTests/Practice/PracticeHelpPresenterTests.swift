import Entities
import Scenes
import XCTest

/// Hints, resets and solutions, word for word.
@MainActor
final class PracticeHelpPresenterTests: XCTestCase {
  private let view = PracticeDisplaySpy()
  private let presenter = PracticePresenter(program: "vipkata")

  override func setUp() async throws {
    presenter.view = view
  }

  private func assert(status: ExitStatus = .done, says text: String, line: UInt = #line) {
    XCTAssertEqual(view.pages.map(\.text), [text], line: line)
    XCTAssertEqual(view.pages.map(\.status), [status], line: line)
  }

  func testAHintSaysHowManyAreLeft() async {
    presenter.presentHint(
      response: Practice.Hint.Response(
        kata: Seeds.kata(), hints: [Hint(key: "testOnce", text: "Count.\n\nHow often?")], left: 2))

    assert(
      says: """
        For testOnce
        Count.

        How often?

        2 more: vipkata hint
        """)
  }

  func testAfterTheLastHintThereIsTheSolution() async {
    presenter.presentHint(
      response: Practice.Hint.Response(
        kata: Seeds.kata(), hints: [Hint(key: "1", text: "Look."), Hint(key: "2", text: "There.")],
        left: 0))

    assert(
      says: """
        Hint 1
        Look.

        Hint 2
        There.

        That was the last one. The reference solution: vipkata solution --spoil
        """)
  }

  func testWithoutAHintLeftTheWaysOutAreNamed() async {
    presenter.presentHint(
      response: Practice.Hint.Response(kata: Seeds.kata(), hints: [], left: 0))

    assert(
      says: """
        There is no further hint for interactor/validate.
        All of them again: vipkata hint --all. The reference: vipkata solution --spoil.
        """)
  }

  func testAKataThatIsNotTheOpenOneIsNamedInEveryCommand() async {
    var response = Practice.Hint.Response(
      kata: Seeds.kata(), hints: [Hint(key: "1", text: "Look.")], left: 1)
    response.isCurrent = false
    presenter.presentHint(response: response)
    var check = Practice.Check.Response(kata: Seeds.kata(), verdict: Verdict(outcome: .crashed))
    check.isCurrent = false
    presenter.presentCheck(response: check)

    XCTAssertTrue(view.pages[0].text.hasSuffix("1 more: vipkata hint interactor/validate"))
    XCTAssertTrue(
      view.pages[1].text.hasSuffix(
        """
        Then   vipkata check interactor/validate
        Stuck? vipkata hint interactor/validate
        """), view.pages[1].text)
  }

  func testAResetSaysWhereTheLearnersVersionIs() async {
    presenter.presentReset(
      response: Practice.Reset.Response(
        kata: Seeds.kata(), backup: "W/.vipkata/backups/1", edit: ["W/LoginInteractor.swift"]))

    assert(
      says: """
        interactor/validate is back at its start.
        Your version is kept in W/.vipkata/backups/1
        Edit   W/LoginInteractor.swift
        """)
  }

  func testASolutionIsADiffInColours() async {
    let diff = [
      "--- yours/A.swift", "+++ reference/A.swift", "@@ -1 +1 @@", "-mine", "+best", " x",
    ]
    presenter.presentSolution(
      response: Practice.Solution.Response(kata: Seeds.kata(), diff: diff))

    XCTAssertEqual(
      view.pages.first?.text.lines,
      ["From yours (-) to the reference solution (+) of interactor/validate:", ""] + diff)
    XCTAssertEqual(
      view.pages.first?.lines.suffix(6).map { $0.spans[0].style },
      [.strong, .strong, .faint, .bad, .good, .plain])
  }

  func testNoDifferenceIsSaid() async {
    presenter.presentSolution(
      response: Practice.Solution.Response(kata: Seeds.kata(), diff: []))

    assert(says: "Your interactor/validate is the reference solution.")
  }
}
