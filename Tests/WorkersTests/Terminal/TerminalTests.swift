import Foundation
import XCTest

@testable import vipkata

/// The real standard output and standard error, redirected to files for a moment.
@MainActor
final class TerminalTests: XCTestCase {
  private struct Written {
    let output: String
    let errors: String
  }

  private func terminal(format: Format = .text, isTerminal: Bool = false) -> Terminal {
    Terminal(
      format: format, choice: .auto, environment: ["TERM": "xterm"], currentFolder: "/",
      isTerminal: { _ in isTerminal })
  }

  /// The body's output on both streams, which are files.
  private func written(_ body: () -> Void) throws -> Written {
    let folder = try TemporaryFolder()
    let output = open(folder["output"].path, O_RDWR | O_CREAT, 0o600)
    let errors = open(folder["errors"].path, O_RDWR | O_CREAT, 0o600)
    leading(STDOUT_FILENO, to: output) { leading(STDERR_FILENO, to: errors, body) }
    close(output)
    close(errors)
    return Written(output: try folder.text("output"), errors: try folder.text("errors"))
  }

  private func leading(_ stream: Int32, to target: Int32, _ body: () -> Void) {
    fflush(nil)
    let kept = dup(stream)
    dup2(target, stream)
    body()
    dup2(kept, stream)
    close(kept)
  }

  func testAPageGoesToStandardOutput() async throws {
    let terminal = terminal()

    let written = try written { terminal.display(Page(lines: ["red"], status: .red)) }

    XCTAssertEqual(written.output, "red\n")
    XCTAssertEqual(written.errors, "")
    XCTAssertEqual(terminal.status, .red)
  }

  func testAFailureOfACommandGoesToStandardErrorButForPrograms() async throws {
    let page = Page(lines: ["no course"], object: ["error": "no course"], status: .failed)

    let people = try written { terminal().display(page) }
    let programs = try written { terminal(format: .json).display(page) }

    XCTAssertEqual(people.errors, "no course\n")
    XCTAssertEqual(people.output, "")
    XCTAssertEqual(programs.output, "{\"error\":\"no course\",\"schema\":1}\n")
    XCTAssertEqual(programs.errors, "")
  }

  func testAPassingLineIsForTerminalsOnly() async throws {
    let written = try written {
      let terminal = terminal()
      terminal.displayStatus("checking …", after: [])
      terminal.display(Page(lines: ["done"]))
    }

    XCTAssertEqual(written.output, "done\n")
    XCTAssertEqual(written.errors, "")
  }

  func testAStepIsForPeopleWithoutATerminalToo() async throws {
    let people = try written { terminal().displayStep("bug 4 of 9 …") }
    let programs = try written { terminal(format: .json).displayStep("bug 4 of 9 …") }

    XCTAssertEqual(people.errors, "bug 4 of 9 …\n")
    XCTAssertEqual(people.output + programs.output + programs.errors, "")
  }

  func testAPassingLineIsTakenBackAndHoldsNoCommands() async throws {
    let written = try written {
      let terminal = terminal(isTerminal: true)
      terminal.displayStatus("proving \u{1b}[2Jone\n", after: [])
      terminal.displayStatus("proving two", after: [])
      terminal.display(Page(lines: ["error"], status: .failed))
    }

    XCTAssertEqual(
      written.errors, "proving [2Jone \r\u{1b}[Kproving two\r\u{1b}[Kerror\n")
  }

  func testAClosedInputEndsTheWaitForKeysAtOnce() async {
    let kept = dup(STDIN_FILENO)
    close(STDIN_FILENO)
    let input = TerminalInput(readsKeys: true)

    XCTAssertFalse(input.wait(milliseconds: 600_000, or: nil))
    dup2(kept, STDIN_FILENO)
    close(kept)

    XCTAssertTrue(input.isClosed)
  }
}
