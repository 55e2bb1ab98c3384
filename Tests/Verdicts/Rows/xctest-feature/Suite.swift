import XCTest

final class FeatureTests: XCTestCase {
  func testPasses() {}

  #if hasFeature(StrictConcurrency)
    func testFails() {
      XCTFail("as it should")
    }
  #else
    func testIsNotThere() {}
  #endif
}
