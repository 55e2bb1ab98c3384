import XCTest

@testable import Greet

final class FarewellTests: XCTestCase {
  func testEveryNameIsTakenLeaveOf() {
    XCTAssertEqual(
      Farewell(name: "Grace").text, "Goodbye, Grace!", "another name, another farewell")
  }
}
