import Foundation
import TestSupport
import XCTest

/// What goes on in the background after a command has ended.
final class AheadTests: XCTestCase {
  func testTheNextKataIsBuiltWhileTheLearnerWorksAndNothingStays() throws {
    let program = try BuiltProgram()
    program.environment["VIPKATA_AHEAD"] = "on"
    _ = try program.run("next")
    let packages = program.workspace(".vipkata/packages")
    try waitForLock(packages.appendingPathComponent("ahead.lock"))

    let next = ".vipkata/packages/01-models/01-first-request/.build/debug"
    XCTAssertTrue(
      FileManager.default.fileExists(atPath: program.workspace(next).path), "the next kata")
    XCTAssertEqual(try program.processesLeft(), [])
    XCTAssertEqual(try program.object("check")["verdict"] as? String, "red")
  }

  func testTheDiskOfTheBuildsIsFreedAndTheNextCheckWorks() throws {
    try Sample.requireWhole()
    let program = try BuiltProgram()
    program.environment["VIPKATA_AHEAD"] = "on"
    _ = try program.run("next")

    let freed = try program.run("reset", "--caches")

    XCTAssertEqual(freed.status, 0, freed.output + freed.errors)
    assertContains(freed.output, " MB freed.")
    XCTAssertEqual(try program.processesLeft(), [], "what was being built was ended")
    for folder in ["packages", "runs"] {
      let path = program.workspace(".vipkata/\(folder)").path
      XCTAssertFalse(FileManager.default.fileExists(atPath: path), folder)
    }
    try BuiltProgram.warm(program.workspace(""))
    XCTAssertEqual(try program.object("check")["verdict"] as? String, "red")
    XCTAssertEqual(try program.object("list")["current"] as? String, "hello/hello-cycle")
  }

  /// The background build holds the lock until its last process has ended.
  private func waitForLock(_ file: URL) throws {
    let descriptor = open(file.path, O_RDWR)
    XCTAssertGreaterThanOrEqual(descriptor, 0, "nothing was begun")
    defer { close(descriptor) }
    XCTAssertEqual(flock(descriptor, LOCK_EX), 0)
  }
}
