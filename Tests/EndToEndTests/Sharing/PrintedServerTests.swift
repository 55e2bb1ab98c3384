import Foundation
import XCTest

/// The workshop page's server configuration works as it is printed, except for its paths.
final class PrintedServerTests: SharingTestCase {
  func testLearnersShareWithTheServerOfThePage() throws {
    let nginx = try Nginx()
    let page = try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent("Katas/Workshop/README.md"),
      encoding: .utf8)
    let block = try XCTUnwrap(Transcript.blocks(in: page).first { $0.language == "nginx" })
    let own = try nginx.certificate()
    var server = block.text
    for (printed, here) in [
      ("443", "127.0.0.1:\(nginx.port)"), ("/etc/ssl/workshop.pem", own.file.path),
      ("/etc/ssl/workshop.key", own.key.path), ("/srv/workshop", "\(nginx.folder.path)/srv"),
      ("/etc/nginx/workshop.users", try nginx.passwords("room", "open sesame").path),
    ] {
      assertContains(server, printed)
      server = server.replacingOccurrences(of: printed, with: here)
    }
    try nginx.start(server)
    let token = program.folder.appendingPathComponent("room.txt")
    try Data("room:open sesame\n".utf8).write(to: token)

    let joined = try join(
      "https://127.0.0.1:\(nginx.port)/room/", as: "Ada Lovelace", "--token-file", token.path,
      "--ca", own.file.path)

    XCTAssertEqual(joined.status, 0, joined.errors)
    try act()
    try assertDelivered(to: nginx.room.appendingPathComponent("Ada%20Lovelace.jsonl"))
    try waitForPublisher()
    XCTAssertEqual(try program.run("leave").status, 0)
    XCTAssertEqual(try names(in: nginx.room), [])
  }
}
