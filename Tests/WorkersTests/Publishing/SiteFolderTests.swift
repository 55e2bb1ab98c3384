import Foundation
import XCTest

@testable import vipkata

final class SiteFolderTests: XCTestCase {
  func testOnlyAFolderOfOtherFilesIsRefused() throws {
    let folder = try TemporaryFolder()
    let site = SiteFolder(currentFolder: URL(fileURLWithPath: folder.url.path))
    try site.requireFree("new")
    try folder.write("<meta content=\"vipkata course site\">", to: "ours/index.html")
    try folder.write("", to: "ours/rules.html")
    try site.requireFree("ours")
    try folder.write("<title>Me</title>", to: "mine/index.html")

    XCTAssertThrowsError(try site.requireFree("mine")) {
      XCTAssertEqual(
        UserError($0).message, "The folder mine holds other files; nothing was written.")
    }
  }
}
