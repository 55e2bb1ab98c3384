import XCTest

@testable import vipkata

final class LearnerNameTests: XCTestCase {
  func testANameAndItsFileTellEachOther() {
    let files = [
      "Ada Lovelace": "Ada%20Lovelace.jsonl", "b-2_c": "b-2_c.jsonl", "李": "%E6%9D%8E.jsonl",
      "../x/%2F.jsonl": "%2E%2E%2Fx%2F%252F%2Ejsonl.jsonl", "  trimmed ": "trimmed.jsonl",
    ]
    for (name, file) in files {
      XCTAssertEqual(LearnerName(name)?.file, file)
      XCTAssertEqual(LearnerName(file: file), LearnerName(name))
    }
  }

  func testNamesThatWouldNotBeSeenAsTheyAreAreNone() {
    let longest = String(repeating: "x", count: 60)
    XCTAssertNotNil(LearnerName(longest))
    for name in [
      "", "  ", longest + "x", String(repeating: "李", count: 22), "a\nb", "a\u{1b}[31m",
      "a\u{202e}b", "a\u{2028}b", "a\u{200f}",
    ] {
      XCTAssertNil(LearnerName(name), name)
    }
    XCTAssertNil(LearnerName(file: "Ada%.jsonl"))
    XCTAssertNil(LearnerName(file: "Ada.txt"))
  }
}
