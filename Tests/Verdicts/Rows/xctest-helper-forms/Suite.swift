import XCTest

final class HelperFormTests: XCTestCase {
  static func testStatic() {
    XCTFail("no test")
  }

  class func testClass() {
    XCTFail("no test")
  }

  func testWith(_ value: Int = 0) {
    XCTAssertEqual(value, 1)
  }

  private func testPrivate() {
    XCTFail("no test")
  }

  fileprivate func testFilePrivate() {
    XCTFail("no test")
  }

  func testGeneric<Value>(of type: Value.Type) {
    XCTFail("no test")
  }

  var testValue: Int { 1 }

  func helpTest() {
    XCTFail("no test")
  }

  func tests() -> [String] { [] }

  // It is a test all the same: that is tried here.
  // swift-format-ignore: NoVoidReturnOnFunctionSignature
  func testVoid() -> Void {
    testWith(testValue)
  }

  // swift-format-ignore: NoVoidReturnOnFunctionSignature
  func testEmptyTuple() throws -> () {
    func testLocal() {
      XCTFail("as it should")
    }
    testLocal()
  }
}

func testFree() {
  XCTFail("no test")
}
