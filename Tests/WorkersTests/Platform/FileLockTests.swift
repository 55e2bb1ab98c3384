import Foundation
import XCTest

@testable import vipkata

final class FileLockTests: FolderTestCase {
  /// Another real process, which holds the lock until it is killed.
  private func holder(of file: URL) throws -> ProcessFamily {
    let lock = try FileLock(file: file)
    defer { lock.release() }
    let session = try ChildProcess("/bin/sleep", ["1000"], environment: [:])
      .detach(keeping: lock)
    ftruncate(lock.descriptor, 0)
    pwrite(lock.descriptor, "4711\n", 5, 0)
    return ProcessFamily(leader: session)
  }

  func testALockThatAnotherProcessHoldsNamesThatProcess() throws {
    let process = try holder(of: folder["lock"])
    defer { process.end() }

    XCTAssertEqual(
      told(try FileLock(file: folder["lock"], timeout: 0)),
      UserError(
        "Another vipkata (process 4711) is at work in this workspace.",
        mend: "Wait until it is done, or end it, and try again."))
  }

  func testALockIsFreeWhenItsHolderIsKilled() throws {
    try holder(of: folder["lock"]).end()

    let lock = try FileLock(file: folder["lock"], timeout: 0)

    XCTAssertEqual(try folder.text("lock"), "\(getpid())\n")
    lock.release()
  }

  func testAReleasedLockCanBeTakenAgain() throws {
    try FileLock(file: folder["lock"]).release()
    let second = try FileLock(file: folder["lock"], timeout: 0)

    XCTAssertThrowsError(try FileLock(file: folder["lock"], timeout: 0))
    second.release()
    XCTAssertNoThrow(try FileLock(file: folder["lock"], timeout: 0).release())
  }

  func testALockThatCannotBeWrittenSaysWhereAndWhy() throws {
    try folder.write("", to: "file")

    XCTAssertEqual(
      told(try FileLock(file: folder["file/lock"])),
      UserError(
        "\(folder["file/lock"].path) cannot be written: Not a directory",
        mend: "Check space and permissions there, or choose another place with --workspace DIR."))
  }
}
