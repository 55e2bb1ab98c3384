import XCTest

@testable import vipkata

final class SandboxTests: FolderTestCase {
  func testThereIsNoneWhereItDoesNotWork() throws {
    XCTAssertEqual(
      told(try Sandbox(environment: ["PATH": folder.url.path], hidden: []))?.message,
      "bubblewrap (bwrap) is not installed")
    try folder.script("echo 'No permissions.' >&2; exit 1", at: "bwrap")
    XCTAssertEqual(
      told(try Sandbox(environment: ["PATH": folder.url.path], hidden: []))?.message,
      "bubblewrap (bwrap) does not work here (No permissions.)")
  }
}
