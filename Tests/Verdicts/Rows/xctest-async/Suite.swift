import XCTest

@testable import Scene

final class AsyncTests: XCTestCase {
  func testAwaits() async {
    let sum = await Task { Adder().sum(1, 2) }.value
    XCTAssertEqual(sum, 3)
  }

  func testAwaitsAndFails() async {
    await Task.yield()
    XCTFail("as it should")
  }

  func testAwaitsAndThrows() async throws {
    try await Task { throw CancellationError() }.value
  }

  func testManyChildren() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...10 { group.addTask { number } }
      return await group.reduce(0, +)
    }
    XCTAssertEqual(sum, 55)
  }
}
