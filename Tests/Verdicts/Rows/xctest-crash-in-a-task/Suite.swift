import XCTest

final class TaskTests: XCTestCase {
  func testAWaitsForATask() async {
    await Task.detached { fatalError("elsewhere") }.value
  }

  func testBAfter() {}
}
