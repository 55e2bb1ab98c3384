import Foundation
import XCTest

/// What commands print without colors, without UTF-8, and for a screen reader.
final class OutputTests: XCTestCase {
  private var program: BuiltProgram!

  private static let commands = [
    ["check"], ["hint"], ["list"], ["brief"], ["solution", "--spoil"], ["reset"], ["doctor"],
    ["review", "Workspace"], ["verify", "--ideas"], ["--help"], ["nxet"],
  ]

  override func setUpWithError() throws {
    program = try PreparedProgram.checked()
  }

  private func printed(_ options: String...) throws -> [(command: [String], text: String)] {
    try Self.commands.map { command in
      let result = try program.run(command + options)
      XCTAssertFalse((result.output + result.errors).isEmpty, "\(command)")
      return (command, result.output + result.errors)
    }
  }

  func testPlainSaysItWithoutAnyDrawnSign() throws {
    for (command, text) in try printed("--plain") {
      let signs = text.unicodeScalars.filter { !$0.isASCII && !$0.properties.isAlphabetic }
      XCTAssertEqual(Set(signs), [], "\(command)")
    }
  }

  func testALocaleWithoutUTF8GetsASCIIAndLosesNothing() throws {
    program.environment["LC_ALL"] = "C"
    for (command, text) in try printed() {
      XCTAssertTrue(text.allSatisfy { $0.isASCII }, "\(command):\n\(text)")
    }
    try program.writeBody("viewController?.displaySay(viewModel: .init(text: \"Grüße, Ada!\"))")
    let check = try program.run("check").output
    assertContains(check, "x hello/hello-cycle: ")
    assertContains(check, "got       Gr\\u{00FC}\\u{00DF}e, Ada!")
  }

  func testProgramsGetUTF8InEveryLocale() throws {
    program.environment["LC_ALL"] = "C"
    try program.writeBody("viewController?.displaySay(viewModel: .init(text: \"Grüße\"))")

    let tests = try XCTUnwrap(try program.object("check")["tests"] as? [[String: Any]])
    XCTAssertTrue(tests.contains { ($0["actual"] as? String) == "Grüße" }, "\(tests)")
  }

  #if os(Linux)
    func testOutputThatCannotBeWrittenIsSaid() throws {
      for command in [["list", "--format", "json"], ["list"], ["--help"], ["man"]] {
        let result = try program.start(command, shell: "exec \"$@\" >/dev/full").result()

        XCTAssertEqual(result.status, 2, "\(command)")
        XCTAssertEqual(
          result.errors,
          """
          error: The output cannot be written: No space left on device.
          Free space there, or write it to another place.

          """, "\(command)")
      }
    }
  #endif

  func testAReaderWhoLeavesEarlyIsNoFailure() throws {
    let result = try program.start(
      ["list"],
      shell: """
        mkfifo gone
        { cat gone; "$@"; echo "status $?" >&2; } | { exec <&-; : >gone; }
        """
    ).result()

    XCTAssertEqual(result.errors, "status 0\n")
  }

  func testColorsAreForcedIntoAFileButNotAgainstNoColor() throws {
    program.environment["CLICOLOR_FORCE"] = "1"
    XCTAssertTrue(try program.run("list").output.contains("\u{1b}["))
    program.environment["NO_COLOR"] = "1"
    XCTAssertFalse(try program.run("list").output.contains("\u{1b}["))
  }
}
