import XCTest

final class `BacktickTests`: XCTestCase {
  func `testInBackticks`() {}

  func `testInBackticksToo`() async {
    XCTFail("as it should")
  }
}
