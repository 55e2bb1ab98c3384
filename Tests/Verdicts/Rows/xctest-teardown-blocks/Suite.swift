import XCTest

final class TeardownBlockTests: XCTestCase {
  func testAsyncBlockFails() async {
    addTeardownBlock { () async in
      await Task.yield()
      XCTFail("as it should")
    }
  }

  func testBlockFails() {
    addTeardownBlock { XCTFail("as it should") }
  }

  func testBlockPasses() {
    addTeardownBlock {}
  }

  func testBlockThrows() {
    addTeardownBlock { throw CancellationError() }
  }
}
