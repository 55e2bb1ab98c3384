import Foundation
import TestSupport
import XCTest

/// A workspace in a wrong place, or as another program left it.
final class PlaceFaults: FaultTestCase {
  private func opened() throws -> BuiltProgram {
    let program = try PreparedProgram.checked()
    try program.writeBody(BuiltProgram.greeting)
    return program
  }

  private func check(
    _ done: String, _ program: BuiltProgram, _ arguments: [String] = [], status: Int32 = 0,
    says: String = "is green: 4 tests", file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let before = program.files()
    let result = try program.run(["check"] + arguments)
    XCTAssertEqual(result.status, status, result.errors, file: file, line: line)
    assertContains(result.output + result.errors, says, file: file, line: line)
    let after = program.files()
    try tried(
      done, result, in: program, lost: before.keys.filter { after[$0] == nil }, file: file,
      line: line)
  }

  func testACopiedWorkspaceKnowsNothingOfTheOther() throws {
    let program = try opened()
    _ = try program.run("check")
    let copy = program.folder.appendingPathComponent("Copy")
    try FileManager.default.copyItem(at: program.workspace(""), to: copy)
    try BuiltProgram.warm(copy)
    try program.writeBody("")
    // A change to build, because known code is not run again.
    try copy.appendingPathComponent(BuiltProgram.presenter).edit { $0 + "//\n" }

    try check(
      "a workspace that was copied, the first one spoilt", program, ["--workspace", "Copy"])
    try check(
      "the workspace that it was copied from", program, status: 1, says: "4 of 4 tests fail")
  }

  func testAWorkspaceOnAnotherDisk() throws {
    try Sample.requireWhole()
    let shared = URL(fileURLWithPath: "/dev/shm")
    guard FileManager.default.isWritableFile(atPath: shared.path) else {
      return notTried("a workspace on another file system", because: "there is no /dev/shm")
    }
    let program = try opened()
    let place = shared.appendingPathComponent(program.folder.lastPathComponent)
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.copyItem(at: program.workspace(""), to: place)
    try BuiltProgram.warm(place)

    try check(
      "a workspace on another file system", program, ["--workspace", place.path])
    let reset = try program.run("reset", "--workspace", place.path)
    XCTAssertEqual(reset.status, 0, reset.errors)
  }

  func testNoHome() throws {
    let program = try opened()
    program.environment["HOME"] = nil

    try check("HOME unset", program)
  }

  func testAReadOnlyWorkspace() throws {
    let program = try opened()
    let workspace = program.workspace("").path
    let mounts = try program.start(
      [], shell: "unshare -rm mount --bind -o ro . . 2>/dev/null || unshare -rm true"
    ).result()
    guard mounts.status == 0 else {
      return notTried("a read-only workspace", because: "nothing may be mounted here")
    }
    let before = program.learnerFiles()
    let result = try program.start(
      ["check"],
      shell: """
        unshare -rm sh -c 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"' \
        '\(workspace)' "$@"
        """
    ).result()

    XCTAssertEqual(result.status, 2, result.output)
    assertContains(result.errors, "cannot be written")
    assertContains(result.errors, "or choose another place with --workspace DIR.")
    try tried(
      "a read-only workspace", result, in: program,
      lost: program.learnerFiles() == before ? [] : ["files"])
  }

  func testAJournalOfALaterVersion() throws {
    let program = try opened()
    let journal = program.workspace(".vipkata/journal.jsonl")
    let later = "{\"journal\":99}\n{\"at\":\"2031-01-01T00:00:00Z\",\"event\":\"danced\"}\n"
    try later.write(to: journal, atomically: true, encoding: .utf8)

    for command in ["check", "next", "reset", "list", "hint", "solution"] {
      let result = try program.run(command)
      XCTAssertEqual(result.status, 2, command)
      assertContains(result.errors, "was written by a later vipkata.")
    }

    try check(
      "a journal of a later version", program, status: 2, says: "nothing was changed.")
    XCTAssertEqual(try String(contentsOf: journal, encoding: .utf8), later)
  }

  /// Lines that this version does not know, such as another one may have written, and a torn one.
  func testAJournalOfAnotherVersionOfTheSameFormat() throws {
    let program = try opened()
    let journal = program.workspace(".vipkata/journal.jsonl")
    let text = try String(contentsOf: journal, encoding: .utf8)
    let other =
      text
      + "{\"at\":\"2031-01-01T00:00:00Z\",\"event\":\"danced\",\"kata\":\"hello/hello-cycle\"}\n"
      + "{\"at\":\"2031-01-01T00:0"
    try other.write(to: journal, atomically: true, encoding: .utf8)

    try check("a journal with unknown and torn lines, of the future", program)
    let after = try String(contentsOf: journal, encoding: .utf8)
    XCTAssertTrue(after.hasPrefix(other + "\n"), after)
    XCTAssertEqual(try program.object("list")["done"] as? Int, 1)
  }
}
