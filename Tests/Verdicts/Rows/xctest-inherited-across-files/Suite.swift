import XCTest

final class DerivedTests: BaseTests {
  func testDerived() {}
}
