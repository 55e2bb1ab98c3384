import Foundation
import XCTest

/// `join` and `leave` with a real nginx: WebDAV, passwords and tokens, TLS.
final class WebSharingTests: SharingTestCase {
  private var nginx: Nginx!
  private let secret = "sesame-0pen.up"

  override func setUpWithError() throws {
    nginx = try Nginx()
    try super.setUpWithError()
  }

  override func tearDown() {
    nginx = nil
    super.tearDown()
  }

  private var address: String { nginx.address }
  private var file: URL { nginx.room.appendingPathComponent("Ada%20Lovelace.jsonl") }

  private func tokenFile(_ content: String) throws -> String {
    let file = program.folder.appendingPathComponent("token")
    try content.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// A `curl` that first notes all processes with their arguments.
  private func watchProcesses() throws -> URL {
    let bin = program.folder.appendingPathComponent("bin")
    let log = program.folder.appendingPathComponent("processes.log")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let curl = bin.appendingPathComponent("curl")
    try "#!/bin/sh\nps -eo args >>'\(log.path)'\nPATH=${PATH#*:} exec curl \"$@\"\n"
      .write(to: curl, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: curl.path)
    program.environment["PATH"] = "\(bin.path):\(program.environment["PATH"] ?? "/usr/bin")"
    return log
  }

  func testAPasswordOverTLSIsUsedAndShownNowhere() throws {
    let secret = #"ses "ame\0pen: 'up"#
    let own = try nginx.certificate()
    try nginx.serveRoom(
      nginx.access(of: "room", secret),
      listen: " ssl; ssl_certificate \(own.file.path); ssl_certificate_key \(own.key.path)")
    let processes = try watchProcesses()
    let place = address.replacingOccurrences(of: "http:", with: "https:")
    let token = try tokenFile("room:\(secret)\n")

    let unknown = try join(place, as: "Ada Lovelace", "--token-file", token)
    XCTAssertEqual(unknown.status, 2)
    assertContains(unknown.errors, "Name the certificate of that authority with --ca FILE.")

    let joined = try join(
      place, as: "Ada Lovelace", "--token-file", token, "--ca", own.file.path)
    XCTAssertEqual(joined.status, 0, joined.errors)
    let acted = try act()
    try assertDelivered(to: file)
    try waitForPublisher()
    let left = try program.run("leave")
    assertContains(left.output, "was removed.")
    XCTAssertEqual(try names(in: nginx.room), [])

    let words = try String(contentsOf: processes, encoding: .utf8)
    assertContains(words, "curl -q --config -")
    assertContains(words, "__publish")
    var seen = [words, nginx.log, joined.output, joined.errors, acted.output, left.output]
    for file in FileManager.default.enumerator(atPath: program.folder.path)! {
      let url = program.folder.appendingPathComponent("\(file)")
      if url.path != token { seen.append((try? String(contentsOf: url, encoding: .utf8)) ?? "") }
    }
    let encoded = Data("room:\(secret)".utf8).base64EncodedString()
    XCTAssertFalse(seen.contains { $0.contains(secret) || $0.contains(encoded) })
  }

  func testAWrongPasswordIsSaidAndNothingIsKept() throws {
    try nginx.serveRoom(nginx.access(of: "room", secret))
    for (options, words) in [
      ([], "wants a token or a password (401)"),
      (["--token-file", try tokenFile("room:wrong")], "does not know this token or password"),
      (["--token-file", "/nowhere"], "The token file /nowhere cannot be read."),
    ] {
      let result = try program.run(["join", address, "--as", "Ada", "--yes"] + options)
      XCTAssertEqual(result.status, 2)
      assertContains(result.errors, words)
    }
    XCTAssertFalse(isMember)
  }

  func testATokenOfTheEnvironment() throws {
    try nginx.serveRoom("if ($http_authorization != \"Bearer \(secret)\") { return 401; }")
    program.environment["VIPKATA_TOKEN"] = secret
    XCTAssertEqual(try join(address).status, 0)
    try act()
    try assertDelivered(to: file)
    try waitForPublisher()

    program.environment["VIPKATA_TOKEN"] = nil
    try act()
    try eventually("the reason is noted") {
      try doctor().contains("wants a token or a password (401)")
    }
    program.environment["VIPKATA_TOKEN"] = secret
    let left = try program.run("leave")
    assertContains(left.output, "was removed.")
  }

  func testASignedAddressTakesOneFileAndIsEmptiedAtTheEnd() throws {
    try nginx.start(
      """
      server {
        listen 127.0.0.1:\(nginx.port);
        location = /bucket/ada {
          alias \(nginx.room.path)/ada;
          dav_methods PUT;
          if ($arg_signature != "\(secret)") { return 403; }
          limit_except PUT { deny all; }
        }
      }
      """)
    let place = "http://127.0.0.1:\(nginx.port)/bucket/ada?expires=9&signature=\(secret)"
    let file = nginx.room.appendingPathComponent("ada")

    let refused = try join(place.replacingOccurrences(of: secret, with: "forged"))
    XCTAssertEqual(refused.status, 2)
    assertContains(refused.errors, "does not allow it (403)")
    XCTAssertFalse(isMember)

    let joined = try join(place)
    XCTAssertEqual(joined.status, 0, joined.errors)
    XCTAssertFalse(joined.output.contains(secret), "what gives the right to write is not shown")
    try act()
    try assertDelivered(to: file)
    try waitForPublisher()
    XCTAssertEqual(try program.run("leave").status, 0)
    XCTAssertEqual(try Data(contentsOf: file), Data())
  }

  func testATakenNameIsRefused() throws {
    try nginx.serveRoom()
    try Data("{\"journal\":1,\"learner\":\"Ada Lovelace\"}\n".utf8).write(to: file)
    let result = try join(address)
    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "Somebody in \(address) already has the name Ada Lovelace.")
  }

  func testWhatHappensOfflineIsDeliveredLater() throws {
    let joined = try join(address)
    XCTAssertEqual(joined.status, 0, "the server is not there yet: \(joined.errors)")
    assertContains(joined.output, "Your record is not there yet: 127.0.0.1 cannot be reached")
    let acted = try act()
    XCTAssertEqual(acted.errors, "")
    assertContains(try doctor(), "127.0.0.1 cannot be reached")

    try nginx.serveRoom()
    try assertDelivered(to: file)
    try waitForPublisher()

    nginx.stop()
    try act()
    let left = try program.run("leave")
    XCTAssertEqual(left.status, 0)
    assertContains(left.output, "Ada%20Lovelace.jsonl is still there: 127.0.0.1 cannot be reached")
    assertContains(try doctor(), "but your file is still there")
    let elsewhere = try join(try sharedFolder().path)
    assertContains(elsewhere.errors, "is not removed yet.")
    try nginx.serveRoom()
    try eventually("the file is removed") { try names(in: nginx.room).isEmpty }
    try waitForPublisher()
    XCTAssertFalse(try doctor().contains("sharing:"))
  }

  func testAPlaceThatIsGoneForGoodCanBeForgotten() throws {
    XCTAssertEqual(try join(address).status, 0)
    XCTAssertEqual(try program.run("leave").status, 0)
    let again = try program.run("leave")
    XCTAssertEqual(again.status, 2)
    assertContains(
      again.errors, "vipkata does not try again: ask whoever runs the place to remove it.")
    XCTAssertEqual(try join(try sharedFolder().path).status, 0)
  }

  func testAServerThatSaysNothingKeepsNobodyWaiting() throws {
    try nginx.serveRoom()
    XCTAssertEqual(try join(address).status, 0)
    nginx.stop()
    var silent: SilentServer? = try SilentServer(port: nginx.port)

    let command = try program.start(["hint"])
    silent?.waitForGuest()
    try eventually("the command ends, and the server has not answered to this moment") {
      !command.process.isRunning
    }
    XCTAssertEqual(try command.result().errors, "")
    silent = nil
    try nginx.serveRoom()
    try assertDelivered(to: file)
  }

  func testAPlaceThatRefusesIsSaid() throws {
    for (answer, status, words) in [
      ("return 302 http://127.0.0.1/login;", 2, "redirects elsewhere (302)"),
      ("return 405;", 2, "takes no files (405)"),
      ("return 500;", 0, "cannot do it at the moment (500)"),
    ] {
      try nginx.serveRoom(answer)
      let result = try join(address)
      XCTAssertEqual(result.status, Int32(status), answer)
      XCTAssertEqual(isMember, status == 0, answer)
      assertContains(result.output + result.errors, words)
      nginx.stop()
    }
  }
}
