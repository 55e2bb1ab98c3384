import XCTest

extension ExtendedTests {
  func testElsewhere() {}

  func testElsewhereToo() async throws {
    XCTFail("as it should")
  }
}

protocol Answering {
  func testAnswer()
}

extension ExtendedTests: Answering {
  func testAnswer() {}
}
