import Foundation
import XCTest

/// The watch for a screen reader, and in a terminal that cannot draw.
final class WatchSpokenTests: WatchTestCase {
  private func begin(_ arguments: String...) throws {
    try terminal.start(
      BuiltProgram.executable, ["watch"] + arguments, environment: program.environment)
    try terminal.wait(for: "Building and checking hello/hello-cycle")
  }

  func testPlainHasTheKeysAndSaysEverythingInSentences() throws {
    try begin("--plain")
    try terminal.wait(for: "hello/hello-cycle: 4 of 4 tests fail.")
    try terminal.wait(for: "Got: (empty)")
    try terminal.wait(for: "GreetingPresenterTests.testTheViewIsToldOnce fails too.")
    terminal.press("l")
    try terminal.wait(for: "1, hello-cycle, Close the cycle, 3 minutes, open, 1 check.")
    terminal.press("j")
    try terminal.wait(for: "2, first-request, The first request, 5 minutes, not done.")
    terminal.press("l")
    try program.writeBody(BuiltProgram.greeting)
    try terminal.wait(for: "hello/hello-cycle is green: 4 tests")
    try terminal.wait(for: "Stage hello: 1 of 1 kata done. Course: 1 of ")
    terminal.press("r")
    try terminal.wait(for: "Keys: y for yes, n for no.")
    terminal.press("nq")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    assertContains(terminal.printed, "Keys: esc for verdict, h for hint")
    XCTAssertFalse(terminal.printed.contains("\u{1b}"), "nothing is drawn again")
    XCTAssertEqual(
      Set(terminal.printed.unicodeScalars.filter { !$0.isASCII }), [], "no drawn sign is left")
    XCTAssertEqual(terminal.settings, settings)
  }

  func testADumbTerminalIsNeverDrawnIn() throws {
    program.environment["TERM"] = "dumb"
    try begin()
    try terminal.wait(for: "✘ hello/hello-cycle: 4 of 4 tests fail")
    terminal.press("t")
    try terminal.wait(for: "func testTheCycleEndsOnTheView() async {")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    XCTAssertFalse(terminal.printed.contains("\u{1b}"))
    XCTAssertEqual(terminal.settings, settings)
  }
}
