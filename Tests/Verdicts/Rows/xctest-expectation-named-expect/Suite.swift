import XCTest

final class WaitingTests: XCTestCase {
  func testAnswerComes() {
    let expect = expectation(description: "the answer")
    Task { expect.fulfill() }
    wait(for: [expect], timeout: 2)
  }

  func testNoAnswerComes() {
    let expect = expectation(description: "the answer")
    expect.expectedFulfillmentCount = 2
    expect.fulfill()
    wait(for: [expect], timeout: 0.05)
  }
}
