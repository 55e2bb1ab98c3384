import Entities
import Foundation
import XCTest

/// A page of JSON, read as a program reads it.
struct ParsedJSON {
  let object: NSDictionary

  /// - Throws: when the page is not one line with one JSON object.
  init(_ page: Page?) throws {
    let page = try XCTUnwrap(page, "nothing was displayed")
    XCTAssertEqual(page.lines.count, 1, "one object a line")
    XCTAssertFalse(page.text.contains("\n"), "one object a line")
    let value = try JSONSerialization.jsonObject(with: Data(page.text.utf8))
    object = try XCTUnwrap(value as? NSDictionary, "no object: \(page.text)")
  }

  /// Compares everything, key for key.
  func assert(
    _ expected: [String: Any], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(object, expected as NSDictionary, "\(object)", file: file, line: line)
  }
}
