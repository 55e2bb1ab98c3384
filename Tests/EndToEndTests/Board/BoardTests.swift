import Foundation
import XCTest

/// The board of a folder; `WorkshopTests` compares one with what each learner's `list` says.
final class BoardTests: XCTestCase {
  private var room: Room!

  override func setUpWithError() throws {
    room = try Room()
  }

  func testAPageThatCannotBeWrittenIsAnErrorInWords() throws {
    let result = try room.program.run("board", "place", "--html", "/dev/null/board.html")

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "board.html cannot be written")
  }

  func testTheWatchedBoardFollowsThePlaceAndGivesTheTerminalBack() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let page = room.program.folder.appendingPathComponent("board.html")
    try terminal.start(
      BuiltProgram.executable,
      ["board", room.place.path, "--watch", "--html", page.path],
      environment: room.program.environment)
    try terminal.wait(for: "0 learners.")
    try room.write("Ada", [("opened", 1)])
    try terminal.wait(for: "1 learner: 1 working.")
    terminal.press("\u{3}")

    XCTAssertEqual(terminal.waitForEnd(), 130)
    assertContains(try String(contentsOf: page, encoding: .utf8), "<bdi>Ada</bdi>")
    XCTAssertEqual(terminal.settings, before)
    XCTAssertTrue(terminal.printed.hasSuffix("\u{1b}[?25h\u{1b}[?1049l"), "the screen is back")
  }

  /// Otherwise no script would run at all.
  func testThePolicyOfThePageNamesItsOwnScript() throws {
    try requireTools("openssl version")
    _ = try room.program.run("board", "place", "--html", "board.html")
    let page = room.program.folder.appendingPathComponent("board.html")
    let text = try String(contentsOf: page, encoding: .utf8)
    let script = try XCTUnwrap(text.firstMatch(of: /<script>([\s\S]*)<\/script>/)).output.1
    try script.write(to: page, atomically: true, encoding: .utf8)
    let hash = try room.program.run(
      ["-c", "openssl dgst -sha256 -binary board.html | openssl base64 -A"],
      of: URL(fileURLWithPath: "/bin/sh"))

    XCTAssertEqual(hash.status, 0, hash.errors)
    assertContains(text, "script-src 'sha256-\(hash.output)'")
  }
}
