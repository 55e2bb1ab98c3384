import Foundation
import XCTest

@testable import vipkata

/// How many hidden packages are kept.
final class PackageCacheLimitTests: XCTestCase {
  func testThoseThatWereNotUsedForLongestMakeRoom() throws {
    let folder = try TemporaryFolder()
    for (age, kata) in ["01-a/01", "01-a/02", "02-b/01", "02-b/02"].enumerated() {
      try folder.write("toolchain", to: "\(kata)/stamp")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - Double(age))],
        ofItemAtPath: folder[kata].path)
    }
    try folder.write("module", to: "ModuleCache-1/AB/Foundation.swiftmodule")

    PackageCacheLimit(packages: folder.url, most: 3).makeRoom()

    XCTAssertEqual(
      ["01-a/01", "01-a/02", "02-b/01", "02-b/02"].filter(folder.exists), ["01-a/01", "01-a/02"])
    XCTAssertTrue(folder.exists("ModuleCache-1/AB/Foundation.swiftmodule"), "no package")
  }
}
