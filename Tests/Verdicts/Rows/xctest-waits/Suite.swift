import XCTest

final class WaitTests: XCTestCase {
  func testFulfilledTooLate() async {
    let never = expectation(description: "never")
    await fulfillment(of: [never], timeout: 0.05)
  }

  func testFulfilledTwice() {
    let once = expectation(description: "once")
    once.assertForOverFulfill = true
    once.fulfill()
    once.fulfill()
    wait(for: [once], timeout: 0.05)
  }

  func testInOrder() {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    first.fulfill()
    second.fulfill()
    wait(for: [first, second], timeout: 1, enforceOrder: true)
  }

  func testInTheWrongOrder() {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    second.fulfill()
    first.fulfill()
    wait(for: [first, second], timeout: 0.05, enforceOrder: true)
  }

  func testInverted() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 0.05)
  }

  func testInvertedAndFulfilled() {
    let never = expectation(description: "never")
    never.isInverted = true
    never.fulfill()
    wait(for: [never], timeout: 0.05)
  }

  func testNobodyWaits() {
    _ = expectation(description: "nobody waits for it")
  }

  func testPredicate() {
    let isSo = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in true }, object: nil)
    wait(for: [isSo], timeout: 1)
  }

  func testWaiter() {
    let never = XCTestExpectation(description: "never")
    XCTAssertEqual(XCTWaiter().wait(for: [never], timeout: 0.05), .timedOut)
  }
}
