import XCTest

#if compiler(>=6.2)
  final class RawTests: XCTestCase {
    func `test that one and one are two`() {
      XCTAssertEqual(1 + 1, 2)
    }

    func `test a.b (c), "d"`() {
      XCTFail("as it should")
    }
  }
#endif
