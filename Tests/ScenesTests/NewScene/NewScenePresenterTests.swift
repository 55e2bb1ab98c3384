import XCTest

@testable import vipkata

@MainActor
final class NewScenePresenterTests: XCTestCase {
  private let bench = NewSceneBench()
  private let view = PageSpy()

  private var printed: [String] { view.pages.map(\.text) }

  /// Types the lines, one behind each prompt, and then nothing more.
  private func converse(_ lines: String..., choices: [SceneChoice: String]? = nil) {
    let sut = NewSceneInteractor(
      presenter: NewScenePresenter(view: view, words: Wording(program: "vipkata")),
      worker: bench.worker)
    sut.plan(
      request: choices.map { bench.request(choices: $0, isInteractive: true) }
        ?? bench.request(isInteractive: true))
    var lines = lines[...]
    while view.pages.last?.prompt != nil {
      sut.answer(request: NewScene.Answer.Request(text: lines.popFirst()))
    }
  }

  func testADialogue() async {
    converse("form", "x", "1", "tab", "y", choices: [:])

    XCTAssertEqual(
      view.pages.compactMap(\.prompt),
      ["purpose? ", "data? ", "data? ", "navigation? ", "Write 2 files? (y/n) "])
    XCTAssertEqual(
      printed[0],
      """
      What is the scene for?
        1  display  shows something: a list, a detail, a profile
        2  form     takes what the user enters
        3  hub      leads to other scenes
        4  flow     goes step by step, and is done after the last
      """)
    XCTAssertTrue(printed[2].hasPrefix("\"x\" is none of these. Type a word or its number."))
    XCTAssertEqual(
      printed[4],
      """

      Checkout takes what the user enters, with data on a server, and pushes the next scene onto \
      the stack of a tab of its own; in UIKit, tested with XCTest. Use case: Submit.
        App/Checkout/CheckoutView.swift
        App/Checkout/CheckoutWorker.swift
      """)
    XCTAssertTrue(
      printed[5].hasSuffix(
        """
        2 files written. 2 TODOs left to you.
        Add the folder Checkout to your app, and CheckoutTests to its tests.
        """))
    XCTAssertEqual(bench.worker.created.count, 1)
  }

  func testEverythingButYesLeavesIt() async {
    for line in ["n", "", "no"] {
      converse(line)
      XCTAssertEqual(printed.last, "Nothing was written.")
    }
    converse()
    XCTAssertEqual(printed.last, "Nothing was written.")
    XCTAssertEqual(bench.worker.created, [])
  }

  func testAFailureEndsTheDialogue() async {
    bench.worker.taken = UserError("It exists already.", mend: "Choose another name.")
    converse("y")

    XCTAssertEqual(printed, ["error: It exists already.\nChoose another name."])
  }
}
