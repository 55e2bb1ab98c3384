import Entities
import XCTest

final class LearnerNameTests: XCTestCase {
  func testANameHasOneFile() throws {
    for (name, file) in [
      "Ada": "Ada.jsonl", "Ada Lovelace": "Ada%20Lovelace.jsonl", "a-b_c": "a-b_c.jsonl",
      "../x": "%2E%2E%2Fx.jsonl", "100%": "100%25.jsonl", "李": "%E6%9D%8E.jsonl",
      "👩‍💻": "%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB.jsonl",
    ] {
      XCTAssertEqual(LearnerName(name)?.fileName, file)
      XCTAssertEqual(LearnerName(fileName: file)?.text, name)
    }
  }

  func testSpacesAroundAndTheWayOfWritingAccentsMakeNoDifference() {
    XCTAssertEqual(LearnerName(" Jos\u{e9} "), LearnerName("Jose\u{301}"))
    XCTAssertEqual(LearnerName("Jose\u{301}")?.fileName, "Jos%C3%A9.jsonl")
  }

  func testWhatCannotBeShownAsOneLineIsNoName() {
    for text in [
      "", "  ", "a\nb", "a\u{7}b", "a\u{1b}[31m", "a\u{2028}b", "a\u{202e}b", "a\u{2066}b",
      "a\u{200b}b", String(repeating: "a", count: 61), String(repeating: "李", count: 22),
    ] {
      XCTAssertNil(LearnerName(text), text.debugDescription)
    }
    XCTAssertNotNil(LearnerName(String(repeating: "a", count: 60)))
    XCTAssertNotNil(LearnerName(String(repeating: "李", count: 21)))
  }

  func testOtherFilesBelongToNobody() {
    for file in ["Ada", "a b.jsonl", ".jsonl", "%41da.jsonl", "%zz.jsonl", "%0a.jsonl", "a.json"] {
      XCTAssertNil(LearnerName(fileName: file), file)
    }
  }
}
