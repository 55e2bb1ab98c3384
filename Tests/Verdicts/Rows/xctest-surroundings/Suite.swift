import Foundation
import XCTest

/// A test's surroundings: no input, the package's folder, a place for files.
final class SurroundingsTests: XCTestCase {
  func testNoInput() {
    XCTAssertNil(readLine())
  }

  func testPackageFolder() {
    XCTAssertTrue(FileManager.default.fileExists(atPath: "Package.swift"))
  }

  func testTemporaryFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("verdicts-row")
    try Data("a".utf8).write(to: file)
    try FileManager.default.removeItem(at: file)
  }

  func testHome() throws {
    XCTAssertNotNil(ProcessInfo.processInfo.environment["HOME"])
    XCTAssertNil(ProcessInfo.processInfo.environment["RUNALL"])
  }
}
