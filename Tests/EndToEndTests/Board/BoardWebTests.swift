import Foundation
import XCTest

/// The board of a place on a real server.
final class BoardWebTests: XCTestCase {
  private var nginx: Nginx!
  private var room: Room!

  override func setUpWithError() throws {
    nginx = try Nginx()
    room = try Room(place: nginx.room)
    try nginx.serveRoom(nginx.access(of: "room", "sesame"))
    room.program.environment["VIPKATA_TOKEN"] = "room:sesame"
  }

  override func tearDown() {
    nginx = nil
  }

  func testEveryRecordIsFetchedAndOneThatIsTooLargeIsSaid() throws {
    try room.write("Ada Lovelace", [("opened", 1)])
    try room.write("<b>李</b>", [("opened", 2)])
    try room.write("Large", journal: String(repeating: "x", count: 8_000_001))
    let board = try room.program.object("board", nginx.address)

    let learners = try XCTUnwrap(board["learners"] as? [[String: Any]])
    XCTAssertEqual(
      learners.map { $0["name"] as? String }, ["<b>李</b>", "Ada Lovelace", "Large"])
    XCTAssertEqual(
      learners.last?["problems"] as? [String], ["the record cannot be read"])
  }

  func testAWatchedBoardFetchesOnlyWhatChanged() throws {
    try room.write("Ada", [("opened", 1)])
    try room.write("Bob", [("opened", 1)])
    let terminal = try PseudoTerminal()
    try terminal.start(
      BuiltProgram.executable, ["board", nginx.address, "--watch"],
      environment: room.program.environment)
    try terminal.wait(for: "2 learners: 2 working.")
    try room.write("Cleo", [("opened", 1)])
    terminal.resize(rows: 30, columns: 90)
    kill(terminal.child, SIGWINCH)
    try terminal.wait(for: "3 learners: 3 working.")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    for file in ["Ada", "Bob", "Cleo"] {
      XCTAssertEqual(nginx.log.components(separatedBy: "GET /room/\(file).jsonl ").count, 2, file)
    }
  }

  func testASignedAddressIsNoPlaceToLookAt() throws {
    let result = try room.program.run("board", "\(nginx.address)ada?signature=1")

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "is the address of one file, and cannot be listed.")
  }
}
