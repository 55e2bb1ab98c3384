import XCTest

/// Nothing of it is a test.
final class EmptyTests: XCTestCase {
  func works() {}
}
