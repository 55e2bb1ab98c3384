import XCTest

/// The compiler that builds the tests and the suites that they run.
package enum CompilerVersion {
  package static let minor: Int = {
    #if compiler(>=6.3)
      3
    #elseif compiler(>=6.2)
      2
    #elseif compiler(>=6.1)
      1
    #else
      0
    #endif
  }()

  /// - Throws: `XCTSkip` if it is older than Swift 6.`minor`.
  package static func require(minor: Int) throws {
    if Self.minor < minor { throw NotTried.skip("Swift 6.\(minor)") }
  }
}
