import XCTest

/// Each form of set-up and tear-down is called, in XCTest's order.
final class SetUpFormsTests: XCTestCase {
  private nonisolated(unsafe) static var classSetUps = 0
  private var steps: [String] = []

  override class func setUp() {
    super.setUp()
    classSetUps += 1
  }

  override class func tearDown() {
    super.tearDown()
    classSetUps = 0
  }

  override func setUp() async throws {
    steps.append("async")
  }

  override func setUpWithError() throws {
    steps.append("with error")
  }

  override func setUp() {
    steps.append("plain")
  }

  override func tearDown() {
    XCTAssertEqual(steps.last, "test")
  }

  func testAsync() async {
    XCTAssertEqual(steps, ["async", "with error", "plain"])
    XCTAssertEqual(Self.classSetUps, 1)
    steps.append("test")
  }

  func testForgetsItsStep() {
    XCTAssertEqual(steps.count, 3)
  }

  func testPlain() {
    XCTAssertEqual(steps, ["async", "with error", "plain"])
    XCTAssertEqual(Self.classSetUps, 1)
    steps.append("test")
  }
}
