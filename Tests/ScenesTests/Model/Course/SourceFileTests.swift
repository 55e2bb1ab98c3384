import Foundation
import XCTest

@testable import vipkata

final class SourceFileTests: XCTestCase {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, content: Data(text.utf8))
  }

  func testAFileOfTheSamePathIsReplacedAndTheOthersStay() {
    let lower = [file("B.swift", "old b"), file("A.swift", "a")]
    let upper = [file("C.swift", "c"), file("B.swift", "new b")]

    XCTAssertEqual(
      SourceFile.lay(upper, over: lower),
      [file("A.swift", "a"), file("B.swift", "new b"), file("C.swift", "c")], "in order of paths")
  }

  func testAFileInAFolderIsAnotherFile() {
    let laid = SourceFile.lay([file("Views/A.swift", "1")], over: [file("A.swift", "2")])

    XCTAssertEqual(laid.map(\.path), ["A.swift", "Views/A.swift"])
  }

  func testTwoSpellingsOfANameAreTwoFiles() {
    let files = [file("\u{eb}.swift", "1"), file("e\u{308}.swift", "2")]

    XCTAssertEqual(SourceFile.lay([files[0]], over: [files[1]]).count, 2)
  }
}
