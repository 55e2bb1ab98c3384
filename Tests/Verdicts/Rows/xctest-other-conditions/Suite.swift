import XCTest

final class ConditionTests: XCTestCase {
  #if DEBUG
    func testDebug() {}
  #else
    func testRelease() {}
  #endif

  #if swift(>=6.0) && canImport(Foundation)
    func testNow() {}
  #endif

  #if compiler(>=99)
    func testFarAway() {}
  #endif

  #if SOME_FLAG_THAT_NOBODY_SETS
    func testFlag() {}
  #endif

  #if !os(Windows)
    func testNotOnWindows() {}

    #if false
      func testNever() {}
    #endif
  #endif
}

#if SWIFT_PACKAGE
  final class PackageTests: XCTestCase {
    func testPackage() {}
  }
#endif

#if os(macOS)
  extension ConditionTests {
    func testOnlyInAnExtension() {}
  }
#endif
