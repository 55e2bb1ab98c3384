import XCTest

@testable import vipkata

final class SandboxTests: XCTestCase {
  func testThereIsNoneWhereItDoesNotWork() throws {
    let folder = try TemporaryFolder()
    XCTAssertThrowsError(try Sandbox(environment: ["PATH": folder.url.path], hidden: [])) {
      XCTAssertEqual("\($0)", "bubblewrap (bwrap) is not installed")
    }
    try folder.script("echo 'No permissions.' >&2; exit 1", at: "bwrap")
    XCTAssertThrowsError(try Sandbox(environment: ["PATH": folder.url.path], hidden: [])) {
      XCTAssertEqual("\($0)", "bubblewrap (bwrap) does not work here (No permissions.)")
    }
  }
}
