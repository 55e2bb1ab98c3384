import XCTest

extension BaseTests {
  func testOfAnExtension() {}
}

extension DerivedTests {
  func testOfAnotherExtension() {
    XCTFail("as it should")
  }
}
