import XCTest

/// It has no test.
final class EmptyTests: XCTestCase {
  func works() {}
}
