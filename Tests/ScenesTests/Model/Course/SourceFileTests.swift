import XCTest

@testable import vipkata

final class SourceFileTests: XCTestCase {
  func testAFileOfTheSamePathIsReplacedAndTheOthersStay() {
    let lower = [Seeds.file("B.swift", "old b"), Seeds.file("A.swift", "a")]
    let upper = [Seeds.file("C.swift", "c"), Seeds.file("B.swift", "new b")]

    XCTAssertEqual(
      SourceFile.lay(upper, over: lower),
      [Seeds.file("A.swift", "a"), Seeds.file("B.swift", "new b"), Seeds.file("C.swift", "c")],
      "in order of paths")
  }

  func testTwoSpellingsOfANameAreTwoFiles() {
    let files = [Seeds.file("\u{eb}.swift", "1"), Seeds.file("e\u{308}.swift", "2")]

    XCTAssertEqual(SourceFile.lay([files[0]], over: [files[1]]).count, 2)
  }
}
