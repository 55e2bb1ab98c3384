import Foundation
import XCTest

/// `vipkata watch` in a terminal of its own, with the first kata open but not checked, and its
/// hidden package built.
class WatchTestCase: XCTestCase {
  var program: BuiltProgram!
  var terminal: PseudoTerminal!
  var settings: [UInt] = []

  override func setUpWithError() throws {
    begin(with: try PreparedProgram.built())
    terminal = try PseudoTerminal()
    settings = terminal.settings
  }

  func begin(with program: BuiltProgram) {
    self.program = program
    program.environment["VIPKATA_WORKSPACE"] = program.workspace("").path
    program.environment["TERM"] = "xterm"
    program.environment["NO_COLOR"] = "1"
  }

  override func tearDown() {
    if terminal.child > 0 { kill(terminal.child, SIGKILL) }
    terminal = nil
  }

  func watch(_ arguments: String...) throws {
    try terminal.start(
      BuiltProgram.executable, ["watch"] + arguments, environment: program.environment)
    try terminal.wait(for: "✘ hello/hello-cycle  stage hello: 0 of 1")
  }

  /// The terminal is as it was, and no process is left.
  func assertTidy(line: UInt = #line) throws {
    XCTAssertEqual(terminal.settings, settings, "the terminal's settings", line: line)
    let open = try XCTUnwrap(terminal.printed.range(of: "\u{1b}[?1049h", options: .backwards))
    let close = try XCTUnwrap(terminal.printed.range(of: "\u{1b}[?1049l", options: .backwards))
    XCTAssertLessThan(open.lowerBound, close.lowerBound, "the window is given back", line: line)
    XCTAssertEqual(try program.processesLeft(), [], line: line)
  }
}
