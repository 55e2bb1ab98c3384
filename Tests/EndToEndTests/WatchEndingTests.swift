import Foundation
import TestSupport
import XCTest

/// However the watch ends or stops, the terminal is as before, and nothing keeps running.
final class WatchEndingTests: WatchTestCase {
  func testCtrlCDuringABuildLeavesNothingBehind() throws {
    begin(with: try BuiltProgram())
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

  func testASignalEndsItAsCtrlCDoes() throws {
    for signal in [SIGTERM, SIGHUP] {
      try watch()
      kill(terminal.child, signal)

      XCTAssertEqual(terminal.waitForEnd(), 130, "signal \(signal)")
      try assertTidy()
    }
  }

  func testACrashOfOurOwnGivesTheTerminalBackAndIsStillACrash() throws {
    program.environment["SWIFT_BACKTRACE"] = "enable=no"
    for signal in Sample.of([SIGSEGV, SIGILL, SIGABRT, SIGQUIT], every: 3) {
      try watch()
      kill(terminal.child, signal)

      XCTAssertEqual(terminal.waitForEnd(), 128 + signal)
      try assertTidy()
    }
  }
}
