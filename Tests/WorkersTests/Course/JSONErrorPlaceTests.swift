import Foundation
import XCTest

@testable import Workers

/// Foundation tells the place in words only, and in others on each system.
final class JSONErrorPlaceTests: XCTestCase {
  private func place(_ words: String, in text: String) -> String {
    let error = NSError(domain: "test", code: 1, userInfo: ["NSDebugDescription": words])
    let place = JSONErrorPlace(error: error, data: Data(text.utf8))
    return "\(place.line.map(String.init) ?? "-"): \(place.description)"
  }

  private let text = "{\n  \"ü🎓\": 1,\n  \"b\": nope\n}"

  func testLinuxCountsBytesFromTheBeginning() {
    XCTAssertEqual(
      place("Invalid value around character 24.", in: text), "3: see line 3, column 8")
    XCTAssertEqual(place("Invalid value around character 0.", in: text), "1: see line 1, column 1")
    XCTAssertEqual(
      place("Invalid value around character 9999.", in: text), "4: see line 4, column 2")
  }

  func testMacOSNamesLineAndColumn() {
    XCTAssertEqual(
      place("Unexpected character 'n' around line 3, column 8.", in: text),
      "3: see line 3, column 8")
  }

  func testWordsWithoutAPlaceMeanTheEnd() {
    XCTAssertEqual(
      place("Unexpected end of file during JSON parse.", in: text),
      "4: it ends too early, at line 4")
    XCTAssertEqual(
      place("Unexpected end of file during JSON parse.", in: "{\r\n  \"a\": 1,\r\n"),
      "3: it ends too early, at line 3")
  }
}
