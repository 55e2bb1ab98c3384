import Foundation
import XCTest

/// `vipkata watch` in a terminal, as a learner has it beside the editor.
final class WatchTests: XCTestCase {
  private var program: BuiltProgram!
  private var terminal: PseudoTerminal!
  private var settings: [UInt] = []

  override func setUpWithError() throws {
    program = try BuiltProgram()
    terminal = try PseudoTerminal()
    settings = terminal.settings
    program.environment["VIPKATA_WORKSPACE"] = program.workspace("").path
    program.environment["TERM"] = "xterm"
    program.environment["NO_COLOR"] = "1"
  }

  override func tearDown() {
    if terminal.child > 0 { kill(terminal.child, SIGKILL) }
    terminal = nil
    program = nil
  }

  private func watch(_ arguments: String...) throws {
    try terminal.start(
      BuiltProgram.executable, ["watch"] + arguments, environment: program.environment)
    try terminal.wait(for: "Building and checking hello/hello-cycle …")
    try terminal.wait(for: "✘ hello/hello-cycle  stage hello: 0 of 1")
  }

  /// The terminal is as it was, and no process is left.
  private func assertTidy(line: UInt = #line) throws {
    XCTAssertEqual(terminal.settings, settings, "the terminal's settings", line: line)
    let open = try XCTUnwrap(terminal.printed.range(of: "\u{1b}[?1049h", options: .backwards))
    let close = try XCTUnwrap(terminal.printed.range(of: "\u{1b}[?1049l", options: .backwards))
    XCTAssertLessThan(open.lowerBound, close.lowerBound, "the window is given back", line: line)
    XCTAssertEqual(try program.processesLeft(), [], line: line)
  }

  func testASavedFixIsGreenAndNGoesOn() throws {
    try watch()

    try program.writeBody(BuiltProgram.greeting)
    try terminal.wait(for: "Checking hello/hello-cycle …")
    try terminal.wait(for: "✔ hello/hello-cycle is green: 4 tests")
    try terminal.wait(for: "n next kata")
    terminal.press("n")
    try terminal.wait(for: "# The first request")
    try terminal.wait(for: "✘ models/first-request")
    terminal.press("h")
    try terminal.wait(for: "For testTheRequestCarriesTheEmail")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    assertContains(terminal.printed, "models/first-request is not green yet. Go on with")
    try assertTidy()
  }

  func testEveryKeyAnswers() throws {
    try watch()

    terminal.press("\u{1b}")
    try terminal.wait(for: "✘ GreetingPresenterTests.testTheViewIsToldOnce")
    terminal.press("t")
    try terminal.wait(for: "func testTheCycleEndsOnTheView() async {")
    terminal.press("b")
    try terminal.wait(for: "# Close the cycle")
    terminal.press("s")
    try terminal.wait(for: "the solution would spoil it. Show it?")
    terminal.press("y")
    try terminal.wait(for: "+++ reference/GreetingPresenter.swift")
    terminal.press("?")
    try terminal.wait(for: "back to the verdict")
    terminal.press("l")
    try terminal.wait(for: "❯ ▸  1  hello-cycle")
    terminal.press("/weak-v")
    try terminal.wait(for: "/weak-v")
    terminal.press("\n")
    try terminal.wait(for: "presenter/weak-view")
    try terminal.wait(for: "✘ presenter/weak-view")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    try assertTidy()
  }

  func testResetAsksAndKeepsTheLearnersVersion() throws {
    try watch()
    try program.writeBody("print(\"mine\")")
    try terminal.wait(for: "Checking hello/hello-cycle …")
    try terminal.wait(for: "4 of 4 tests fail")

    terminal.press("r")
    try terminal.wait(for: "Put the starter of hello/hello-cycle back?")
    terminal.press("y")
    try terminal.wait(for: "hello/hello-cycle is back at its start.")
    try terminal.wait(for: "Checking hello/hello-cycle …")
    try terminal.wait(for: "4 of 4 tests fail")

    let file = program.workspace(BuiltProgram.presenter)
    assertContains(try String(contentsOf: file, encoding: .utf8), "// TODO:")
  }

  func testASaveDuringACheckStartsItAgainWithWhatWasSavedLast() throws {
    try watch()
    try program.writeBody("while true {}")
    try terminal.wait(for: "Checking hello/hello-cycle …")
    try program.writeBody(BuiltProgram.greeting)

    try terminal.wait(for: "Checking hello/hello-cycle …")
    try terminal.wait(for: "✔ hello/hello-cycle is green: 4 tests")
    XCTAssertFalse(terminal.printed.contains("did not come to an end"))
  }

  func testAnEditorThatSavesByRenamingIsNoticed() throws {
    try watch("--poll")
    let file = program.workspace(BuiltProgram.presenter)
    let copy = file.appendingPathExtension("new")
    try FileManager.default.copyItem(at: file, to: copy)
    XCTAssertEqual(rename(copy.path, file.path), 0)

    try terminal.wait(for: "Checking hello/hello-cycle …")
  }

  func testTheEditorGetsFileAndLineAndThenTheTerminalBack() throws {
    program.environment["EDITOR"] = "echo opening"
    try watch()
    terminal.press("o")

    try terminal.wait(for: "opening \(program.workspace(BuiltProgram.presenter).path)")
    try terminal.wait(for: "Opened ")
    terminal.press("q")
    XCTAssertEqual(terminal.waitForEnd(), 0)
    try assertTidy()
  }

  func testTheWindowIsDrawnAnewInItsNewSize() throws {
    try watch()
    terminal.press("?")
    try terminal.wait(for: "scroll, also space")
    terminal.resize(rows: 10, columns: 40)

    try terminal.wait(for: String(repeating: "─", count: 30) + " ↓ 5 more ")
    try terminal.wait(for: "esc verdict  h hint  ? keys")
  }

  func testCtrlCDuringABuildLeavesNothingBehind() throws {
    try terminal.start(
      BuiltProgram.executable, ["watch"], environment: program.environment)
    try terminal.wait(for: "Building and checking hello/hello-cycle …")
    terminal.press("\u{3}")

    XCTAssertEqual(terminal.waitForEnd(), 130)
    try assertTidy()
  }

  func testCtrlZGivesTheTerminalBackUntilTheWatchGoesOn() throws {
    try watch()
    terminal.press("?")
    try terminal.wait(for: "back to the verdict")
    kill(terminal.child, SIGTSTP)
    var status: Int32 = 0
    XCTAssertEqual(waitpid(terminal.child, &status, WUNTRACED), terminal.child)
    XCTAssertEqual(terminal.settings, settings)

    kill(terminal.child, SIGCONT)
    try terminal.wait(for: "\u{1b}[?1049h")
    try terminal.wait(for: "back to the verdict")
    kill(terminal.child, SIGTERM)

    XCTAssertEqual(terminal.waitForEnd(), 130)
    try assertTidy()
  }

  func testABareCallWatchesOnceThereIsAWorkspace() throws {
    try terminal.start(BuiltProgram.executable, [], environment: program.environment)
    try terminal.wait(for: "usage: ")
    XCTAssertEqual(terminal.waitForEnd(), 0)
    _ = try program.run("open", "hello-cycle")

    try terminal.start(BuiltProgram.executable, [], environment: program.environment)
    try terminal.wait(for: "✘ hello/hello-cycle")
  }
}
