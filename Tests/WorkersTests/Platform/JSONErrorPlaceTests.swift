import Foundation
import XCTest

@testable import vipkata

/// Foundation tells the place only in words, which differ between systems; `ManifestFileTests` also
/// shows those of Linux.
final class JSONErrorPlaceTests: XCTestCase {
  func testEachSystemsWordsAreRead() {
    let text = "{\n  \"ü🎓\": 1,\n  \"b\": nope\n}"
    for (words, place) in [
      "Invalid value around character 24.": "see line 3, column 8",
      "Invalid value around character 9999.": "see line 4, column 2",
      "Unexpected character 'n' around line 3, column 8.": "see line 3, column 8",
      "Unexpected end of file during JSON parse.": "it ends too early, at line 4",
    ] {
      let error = NSError(domain: "test", code: 1, userInfo: ["NSDebugDescription": words])
      XCTAssertEqual(
        JSONErrorPlace(error: error, data: Data(text.utf8)).description, place, words)
    }
  }
}
