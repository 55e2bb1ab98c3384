import XCTest

@testable import vipkata

final class GradingFolderTests: FolderTestCase {
  func testWhatHoldsNoGradesIsRefusedWithWhatDoes() throws {
    let grading = GradingFolder(folder: folder["own"], currentFolder: folder.url, obstacle: nil)
    try folder.write("{}", to: "room/1.json")
    let mend = "Merge the files that `vipkata grade DIR --shard 1/2 --results FILE` writes."

    XCTAssertEqual(
      told(try grading.sheet(in: "room")), UserError("room is a folder.", mend: mend))
    XCTAssertEqual(
      told(try grading.sheet(in: "room/1.json")),
      UserError("room/1.json holds no grades.", mend: mend))
  }
}
