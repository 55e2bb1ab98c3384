import Testing
import XCTest

@testable import Scene

final class OldTests: XCTestCase {
  func testItAdds() {
    XCTAssertEqual(Adder().sum(1, 2), 3)
  }

  func testItFails() {
    XCTFail("as it should")
  }
}

struct NewTests {
  @Test func itAdds() {
    #expect(Adder().sum(1, 2) == 3)
  }

  @Test func itFails() {
    Issue.record("as it should")
  }
}
