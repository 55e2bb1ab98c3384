import Foundation
import XCTest

struct Refusal: LocalizedError {
  var errorDescription: String? { "no\nand no again" }
}

final class ThrowingTests: XCTestCase {
  func testThrows() throws {
    throw Refusal()
  }

  func testThrowsATypedError() throws(Refusal) {
    throw Refusal()
  }

  func testThrowsNothing() throws {}

  func testThrowsWhereItShould() {
    XCTAssertThrowsError(try refuse())
    XCTAssertNoThrow(try refuse())
  }

  func testUnwraps() throws {
    XCTAssertEqual(try XCTUnwrap(1 as Int?), 1)
    _ = try XCTUnwrap(nil as Int?, "nothing there")
  }

  private func refuse() throws {
    throw Refusal()
  }
}
