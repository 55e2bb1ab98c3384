import Foundation
import XCTest

/// `join` and `leave` with a shared folder.
final class FolderSharingTests: SharingTestCase {
  private func file() throws -> URL {
    try sharedFolder().appendingPathComponent("Ada%20Lovelace.jsonl")
  }

  func testEachEventIsPublished() throws {
    XCTAssertEqual(try join(try sharedFolder().path).status, 0)
    try assertDelivered(to: try file())
    XCTAssertEqual(try act().errors, "", "the learner's command says nothing of it")
    try assertDelivered(to: try file())
    XCTAssertEqual(try names(in: try sharedFolder()), ["Ada%20Lovelace.jsonl"])
    assertContains(try doctor(), "as Ada Lovelace, everything delivered")
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

  func testALockThatCannotBeHadIsNotTakenForSomebodyAtWork() throws {
    try join(try sharedFolder().path)
    try waitForPublisher()
    let lock = sharing.appendingPathComponent("lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createSymbolicLink(atPath: lock.path, withDestinationPath: "/dev/null")
    try act()

    let doctor = try doctor()

    assertContains(doctor, "sharing/lock cannot be written: Too many levels of symbolic links")
    XCTAssertFalse(doctor.contains("on their way"), doctor)
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
        result.errors, "Somebody in \(try sharedFolder().path) already has the name Ada Lovelace")
      XCTAssertEqual(try String(contentsOf: try file(), encoding: .utf8), theirs)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: sharing.path))
  }

  func testAWorkspaceThatSharesNothingIsAsBefore() throws {
    try act()
    XCTAssertFalse(FileManager.default.fileExists(atPath: sharing.path))
    XCTAssertEqual(try program.processesLeft(), [])
  }

  /// Two terminals or more: one publisher after the other, and no event is missed.
  func testManyCommandsAtOnceLoseAndDoubleNothing() throws {
    try join(try sharedFolder().path)

    let commands = try (1...12).map { try program.start(["hint", "\($0)"]) }
    for command in commands { XCTAssertEqual(try command.result().status, 0) }

    try assertDelivered(to: try file())
    XCTAssertEqual(try record().split(separator: "\n").count, 14, "each is in the record once")
  }
}
