import Foundation
import XCTest

final class FixtureTests: XCTestCase {
  func testNumbers() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("numbers.json")
    let numbers = try JSONDecoder().decode([Int].self, from: Data(contentsOf: file))
    XCTAssertEqual(numbers, [1, 2, 3])
  }
}
