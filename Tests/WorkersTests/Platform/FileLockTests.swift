import Foundation
import Scenes
import XCTest

@testable import Workers

final class FileLockTests: XCTestCase {
  /// A real other process, which holds the lock until it is killed.
  private func holder(of file: URL) throws -> pid_t {
    let descriptor = open(file.path, O_RDWR | O_CREAT, 0o600)
    defer { close(descriptor) }
    XCTAssertEqual(flock(descriptor, LOCK_EX | LOCK_NB), 0)
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    XCTAssertEqual(posix_spawn(&process, "/bin/sleep", nil, nil, &words, nil), 0)
    let name = "\(process)\n"
    XCTAssertEqual(name.withCString { write(descriptor, $0, strlen($0)) }, name.utf8.count)
    return process
  }

  private func end(_ process: pid_t) {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  func testALockThatAnotherProcessHoldsNamesThatProcess() throws {
    let folder = try TemporaryFolder()
    let process = try holder(of: folder["lock"])
    defer { end(process) }

    XCTAssertThrowsError(try FileLock(file: folder["lock"], patience: 0)) { error in
      XCTAssertEqual(
        error as? UserError,
        UserError(
          "Another vipkata (process \(process)) is at work in this workspace.",
          mend: "Wait until it is done, or end it, and try again."))
    }
  }

  func testALockIsFreeWhenItsHolderIsKilled() throws {
    let folder = try TemporaryFolder()
    end(try holder(of: folder["lock"]))

    let lock = try FileLock(file: folder["lock"], patience: 0)

    XCTAssertEqual(try folder.text("lock"), "\(getpid())\n")
    lock.release()
  }

  func testAReleasedLockCanBeTakenAgain() throws {
    let folder = try TemporaryFolder()
    try FileLock(file: folder["lock"]).release()
    let second = try FileLock(file: folder["lock"], patience: 0)

    XCTAssertThrowsError(try FileLock(file: folder["lock"], patience: 0))
    second.release()
    XCTAssertNoThrow(try FileLock(file: folder["lock"], patience: 0).release())
  }

  func testALockThatCannotBeWrittenSaysWhereAndWhy() throws {
    let folder = try TemporaryFolder()

    XCTAssertThrowsError(try FileLock(file: folder["missing/lock"])) { error in
      XCTAssertEqual(
        error as? UserError,
        UserError(
          "\(folder["missing/lock"].path) cannot be written: No such file or directory",
          mend: "Free space or permissions there, or choose another place with --workspace DIR."))
    }
  }
}
