import Foundation
import XCTest

/// `join` and `leave` with a shared folder.
final class FolderSharingTests: SharingTestCase {
  private func file(_ name: String = "Ada%20Lovelace.jsonl") throws -> URL {
    try sharedFolder().appendingPathComponent(name)
  }

  func testWhatIsSharedIsShownAndThenEachEventIsPublished() throws {
    let folder = try sharedFolder()

    let result = try join(folder.path)

    XCTAssertEqual(result.status, 0, result.errors)
    for part in [
      folder.path, "Ada Lovelace", "Ada%20Lovelace.jsonl", "1 event now", "not   your code",
      "Workspace/.vipkata/journal.jsonl", "vipkata leave", "Your record is there, with 1 event.",
    ] {
      assertContains(result.output, part)
    }
    try assertDelivered(to: try file())
    XCTAssertEqual(try act().errors, "", "the learner's command says nothing of it")
    try assertDelivered(to: try file())
    XCTAssertEqual(try names(in: folder), ["Ada%20Lovelace.jsonl"])
    let doctor = try doctor()
    assertContains(doctor, "sharing: with \(folder.path), as Ada Lovelace, everything delivered")
  }

  func testLeaveRemovesTheFileAndNothingIsPublishedAnyMore() throws {
    try join(try sharedFolder().path)

    let result = try program.run("leave")

    XCTAssertEqual(result.status, 0, result.errors)
    assertContains(result.output, "Ada%20Lovelace.jsonl was removed.")
    try act()
    try waitForPublisher()
    XCTAssertEqual(try names(in: try sharedFolder()), [])
    XCTAssertEqual(try names(in: sharing), ["lock"])
    assertContains(try program.run("leave").output, "You share with nobody.")
    XCTAssertFalse(try doctor().contains("sharing:"))
  }

  func testNothingIsSharedBeforeSomebodyAgrees() throws {
    let folder = try sharedFolder()

    let result = try program.run("join", folder.path, "--as", "Ada Lovelace")

    XCTAssertEqual(result.status, 2)
    assertContains(result.output, "What will be shared")
    assertContains(result.errors, "Nothing is shared yet: you have to agree.")
    XCTAssertEqual(try names(in: folder), [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: sharing.path))
  }

  func testOnATerminalItIsAskedFor() throws {
    let folder = try sharedFolder()
    for (answer, shared) in [("n\n", []), ("\n", []), ("y\n", ["Ada%20Lovelace.jsonl"])] {
      let terminal = try PseudoTerminal()
      program.environment["VIPKATA_WORKSPACE"] = program.workspace("").path
      try terminal.start(
        BuiltProgram.executable, ["join", folder.path, "--as", "Ada Lovelace"],
        environment: program.environment)
      try terminal.wait(for: "Share this? (y/n)")
      terminal.press(answer)
      try terminal.wait(for: shared.isEmpty ? "Nothing is shared." : "Your record is there")
      XCTAssertEqual(try names(in: folder), shared, answer)
    }
  }

  func testANameThatSomebodyElseHasIsRefused() throws {
    for theirs in ["{\"journal\":1,\"learner\":\"Ada Lovelace\"}\n", "{\"journal\":2}\n", "?"] {
      try Data(theirs.utf8).write(to: try file())

      let result = try join(try sharedFolder().path)

      XCTAssertEqual(result.status, 2)
      assertContains(
        result.errors, "Somebody is Ada Lovelace in \(try sharedFolder().path) already")
      XCTAssertEqual(try String(contentsOf: try file(), encoding: .utf8), theirs)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: sharing.path))
  }

  func testOnesOwnRecordOfAnotherDayIsTakenUpAgain() throws {
    try join(try sharedFolder().path)
    try FileManager.default.removeItem(at: sharing.appendingPathComponent("membership.json"))
    try act()

    XCTAssertEqual(try join(try sharedFolder().path).status, 0)
    try assertDelivered(to: try file())
  }

  func testOneSharesWithOnePlaceAtATime() throws {
    try join(try sharedFolder().path)
    let result = try join(program.folder.path, as: "Grace")
    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "with \(try sharedFolder().path) already")
    XCTAssertEqual(try join(try sharedFolder().path).status, 0, "the same once more")
  }

  func testNamesOfAllKinds() throws {
    let folder = try sharedFolder()
    let good = ["José Núñez": "Jos%C3%A9%20N%C3%BA%C3%B1ez", "../../etc": "%2E%2E%2F%2E%2E%2Fetc"]
    for (name, file) in good {
      XCTAssertEqual(try join(folder.path, as: name).status, 0, name)
      XCTAssertEqual(try names(in: folder), ["\(file).jsonl"])
      XCTAssertEqual(try program.run("leave").status, 0)
    }
    for name in [" ", "a\nb", "a\u{1b}[2J", "a\u{202e}b", String(repeating: "a", count: 61)] {
      let result = try join(folder.path, as: name)
      XCTAssertEqual(result.status, 2, name)
      assertContains(result.errors, "is no name to share under.")
    }
    XCTAssertEqual(try names(in: folder), [])
  }

  func testAPlaceThatCannotBeUsedIsSaidAndNothingIsKept() throws {
    for (place, words) in [
      ("nowhere", "There is no folder"), ("ftp://host/room", "is no place to share with"),
      ("http://ada:secret@127.0.0.1/", "with a password in it"), ("http://", "is no place"),
    ] {
      let result = try join(place)
      XCTAssertEqual(result.status, 2, place)
      assertContains(result.errors, words)
      XCTAssertFalse(result.errors.contains("secret"))
      XCTAssertFalse(isMember, place)
    }
  }

  func testAWorkspaceThatSharesNothingIsAsBefore() throws {
    try act()
    XCTAssertFalse(FileManager.default.fileExists(atPath: sharing.path))
    XCTAssertEqual(try program.processesLeft(), [])
  }

  /// Two terminals, and more: one publisher after the other, and no event is missed.
  func testManyCommandsAtOnceLoseAndDoubleNothing() throws {
    try join(try sharedFolder().path)

    let commands = try (1...12).map { try program.start(["hint", "\($0)"]) }
    for command in commands { XCTAssertEqual(try command.result().status, 0) }

    try assertDelivered(to: try file())
    XCTAssertEqual(try record().split(separator: "\n").count, 14, "each is in the record once")
  }
}
