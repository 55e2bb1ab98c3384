import Entities
import XCTest

@testable import Scenes

@MainActor
final class NewScenePresenterTests: XCTestCase {
  private let bench = NewSceneBench()
  private let terminal = TerminalSpy()
  private let input = LineInputStub()
  private lazy var view = NewSceneView(terminal: terminal, input: input)
  private let presenter = NewScenePresenter(program: "vipkata")

  override func setUp() async throws {
    bench.sut.presenter = presenter
    presenter.view = view
    view.interactor = bench.sut
  }

  private var printed: [String] {
    terminal.shown.map { if case .page(let page) = $0 { page.text } else { "" } }
  }

  func testADialogue() async throws {
    input.lines = ["form", "x", "1", "tab", "y"]

    try view.make(bench.request(choices: [:], isInteractive: true))

    XCTAssertEqual(
      input.prompts,
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

  func testEverythingButYesLeavesIt() async throws {
    for lines in [["n"], [""], ["no"], []] {
      input.lines = lines
      try view.make(bench.request(isInteractive: true))
      XCTAssertEqual(printed.last, "Nothing was written.")
    }
    XCTAssertEqual(bench.worker.created, [])
  }

  func testAFailureEndsTheDialogue() async throws {
    bench.worker.taken = UserError("It exists already.", mend: "Choose another name.")
    input.lines = ["y"]

    try view.make(bench.request(isInteractive: true))

    XCTAssertEqual(printed, ["error: It exists already.\nChoose another name."])
    XCTAssertEqual(input.prompts, [])
  }
}

private final class LineInputStub: LineInputLogic {
  var lines: [String] = []
  private(set) var prompts: [String] = []

  func line(after prompt: String) throws -> String? {
    prompts.append(prompt)
    return lines.isEmpty ? nil : lines.removeFirst()
  }
}
