import Foundation
import XCTest

/// `vipkata watch` in a terminal, as a learner has it beside the editor.
final class WatchTests: WatchTestCase {
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
    let total = try XCTUnwrap(try program.object("list")["total"] as? Int)
    for (key, row) in [
      ("\u{1b}[B", "❯    2  first-request"), ("j", "❯    3  "), ("k", "❯    2  "),
      ("\u{1b}[A", "❯ ▸  1  "), ("\u{1b}[6~", "❯    9  "), ("\u{1b}[F", "❯   \(total)  "),
      ("\u{1b}[5~", "❯   \(total - 8)  "), ("\u{1b}[H", "❯ ▸  1  "),
    ] {
      terminal.press(key)
      try terminal.wait(for: row)
    }
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
    for (key, line) in [
      (" ", "  q    quit"), ("\u{1b}[H", " ↓ 5 more "), ("\u{1b}[B", " ↓ 4 more "),
      ("\u{1b}[F", "  q    quit"), ("\u{1b}[A", " ↓ 1 more "),
    ] {
      terminal.press(key)
      try terminal.wait(for: line)
    }
  }

  func testPagesCanBeReadWhileACheckRuns() throws {
    try watch()
    try program.writeBody("while true {}")
    try terminal.wait(for: "Checking hello/hello-cycle …")
    terminal.press("?")
    try terminal.wait(for: "back to the verdict")
    terminal.resize(rows: 10, columns: 40)
    try terminal.wait(for: " ↓ 5 more ")

    try program.writeBody(BuiltProgram.greeting)
    try terminal.wait(for: "✔ hello/hello-cycle")
    terminal.press("\u{1b}")
    try terminal.wait(for: "✔ hello/hello-cycle is green: 4 tests")
  }

  func testKeysDoNotWaitForARunningCheck() throws {
    try watch()
    try program.writeBody("while true {}")
    try terminal.wait(for: "Checking hello/hello-cycle …")
    terminal.press("h")
    try terminal.wait(for: " more: h")
    terminal.press("l/weak-v\n")
    try terminal.wait(for: "✘ presenter/weak-view")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    XCTAssertFalse(terminal.printed.contains("did not come to an end"))
    XCTAssertEqual(try program.verdicts().count, 2, "the check that was given up is none")
    try assertTidy()
  }

  func testOfAStormOfSavesTheLastOneIsJudged() throws {
    try watch()
    for number in 1...200 { try program.writeBody("print(\(number))") }
    try program.writeBody(BuiltProgram.greeting)

    try terminal.wait(for: "✔ hello/hello-cycle is green: 4 tests")
    terminal.press("q")
    XCTAssertEqual(terminal.waitForEnd(), 0)
    let verdicts = try program.verdicts()
    XCTAssertEqual(verdicts.last, "green")
    XCTAssertLessThan(verdicts.count, 100, "saves close together are one")
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
