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

  private var address: String { "http://127.0.0.1:\(nginx.port)/room/" }
  private var file: URL { nginx.room.appendingPathComponent("Ada%20Lovelace.jsonl") }

  /// - Parameters:
  ///   - access: who is let in, and how.
  ///   - listen: what stands after the port.
  private func serve(_ access: String = "", listen: String = "") throws {
    try nginx.start(
      """
      server {
        listen 127.0.0.1:\(nginx.port)\(listen);
        location /room/ {
          root \(nginx.folder.path)/srv;
          dav_methods PUT DELETE;
          dav_ext_methods PROPFIND;
          \(access)
        }
      }
      """)
  }

  private func tokenFile(_ content: String) throws -> String {
    let file = program.folder.appendingPathComponent("token")
    try content.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// A `curl` that notes all processes with their words before it does its work.
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
    try serve(
      """
      auth_basic workshop;
      auth_basic_user_file \(try nginx.passwords("room", secret).path);
      """,
      listen: " ssl; ssl_certificate \(own.file.path); ssl_certificate_key \(own.key.path)")
    let processes = try watchProcesses()
    let place = address.replacingOccurrences(of: "http:", with: "https:")
    let token = try tokenFile("room:\(secret)\n")

    let unknown = try join(place, as: "Ada Lovelace", "--token-file", token)
    XCTAssertEqual(unknown.status, 2)
    assertContains(unknown.errors, "--ca FILE names the certificate")

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
    try serve(
      """
      auth_basic workshop;
      auth_basic_user_file \(try nginx.passwords("room", secret).path);
      """)
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
    try serve("if ($http_authorization != \"Bearer \(secret)\") { return 401; }")
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
    try serve()
    try Data("{\"journal\":1,\"learner\":\"Ada Lovelace\"}\n".utf8).write(to: file)
    let result = try join(address)
    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "Somebody is Ada Lovelace in \(address) already.")
  }

  func testWhatHappensOfflineIsDeliveredLater() throws {
    let joined = try join(address)
    XCTAssertEqual(joined.status, 0, "the server is not there yet: \(joined.errors)")
    assertContains(joined.output, "Your record is not there yet: 127.0.0.1 cannot be reached")
    let acted = try act()
    XCTAssertEqual(acted.errors, "")
    assertContains(try doctor(), "127.0.0.1 cannot be reached")

    try serve()
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
    try serve()
    try eventually("the file is removed") { try names(in: nginx.room).isEmpty }
    try waitForPublisher()
    XCTAssertFalse(try doctor().contains("sharing:"))
  }

  func testAPlaceThatIsGoneForGoodCanBeForgotten() throws {
    XCTAssertEqual(try join(address).status, 0)
    XCTAssertEqual(try program.run("leave").status, 0)
    let again = try program.run("leave")
    XCTAssertEqual(again.status, 2)
    assertContains(again.errors, "It is not tried again: ask whoever has the place to remove it.")
    XCTAssertEqual(try join(try sharedFolder().path).status, 0)
  }

  func testAServerThatSaysNothingKeepsNobodyWaiting() throws {
    try serve()
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
    try serve()
    try assertDelivered(to: file)
  }

  func testAPlaceThatRefusesIsSaid() throws {
    for (answer, status, words) in [
      ("return 302 http://127.0.0.1/login;", 2, "points elsewhere (302)"),
      ("return 405;", 2, "takes no files (405)"),
      ("return 500;", 0, "is not able to at the moment (500)"),
    ] {
      try serve(answer)
      let result = try join(address)
      XCTAssertEqual(result.status, Int32(status), answer)
      XCTAssertEqual(isMember, status == 0, answer)
      assertContains(result.output + result.errors, words)
      nginx.stop()
    }
  }

  /// What is done in the background, for 200 learners, twenty at a time.
  func testTwoHundredLearnersPublishAtOnce() throws {
    try serve()
    try join(address)
    let membership = try String(
      contentsOf: sharing.appendingPathComponent("membership.json"), encoding: .utf8)
    let learners = (1...200).map { "Learner \($0)" }
    func event(of learner: String) -> String {
      let hint = "\"event\":\"hint\",\"hint\":\"\(learner)\""
      return "{\"at\":\"2026-11-21T10:00:00Z\",\(hint),\"kata\":\"hello/hello-cycle\"}\n"
    }
    for learner in learners {
      let own = program.folder.appendingPathComponent("\(learner)/.vipkata")
      let file = own.appendingPathComponent("sharing/membership.json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(membership.replacingOccurrences(of: "Ada Lovelace", with: learner).utf8)
        .write(to: file)
      try Data("{\"journal\":1}\n\(event(of: learner))".utf8)
        .write(to: own.appendingPathComponent("journal.jsonl"))
    }

    for batch in stride(from: 0, to: learners.count, by: 20) {
      let publishers = try learners[batch..<batch + 20].map {
        try program.start(["__publish", program.folder.appendingPathComponent($0).path])
      }
      for publisher in publishers { XCTAssertEqual(try publisher.result().status, 0) }
    }

    XCTAssertEqual(try names(in: nginx.room).count, 201)
    for learner in learners {
      let file = nginx.room.appendingPathComponent(
        "\(learner.replacingOccurrences(of: " ", with: "%20")).jsonl")
      XCTAssertEqual(
        try String(contentsOf: file, encoding: .utf8),
        "{\"journal\":1,\"learner\":\"\(learner)\"}\n\(event(of: learner))")
    }
  }
}
