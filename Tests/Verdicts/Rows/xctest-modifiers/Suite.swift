import XCTest

open class OpenTests: XCTestCase {
  open func testOpen() {}

  public func testPublic() {}
}

public final class PublicTests: XCTestCase {
  @available(*, deprecated, message: "old")
  public func testDeprecated() {}

  @available(macOS 10.15, iOS 13, *)
  func testAvailable() {}

  final func testFinal() {
    XCTFail("as it should")
  }

  nonisolated func testNonisolated() {}

  @inline(never) internal func testInternal() throws {}

  @inlinable public func testExposed() {}
}
