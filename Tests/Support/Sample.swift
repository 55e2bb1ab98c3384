import Foundation
import XCTest

/// Tests that take minutes as a whole: `swift test` tries a sample, and with `VIPKATA_WHOLE=1`,
/// which `.ci/run` sets, everything.
package enum Sample {
  package static let isWhole = ProcessInfo.processInfo.environment["VIPKATA_WHOLE"] == "1"

  /// - Returns: the first and each further `step`th; all of them in a whole run.
  package static func of<Element>(_ all: [Element], every step: Int) -> [Element] {
    stride(from: 0, to: all.count, by: isWhole ? 1 : step).map { all[$0] }
  }

  /// - Throws: `XCTSkip` in a sample, which has another test of the same part of the program.
  package static func requireWhole() throws {
    if !isWhole { throw XCTSkip("only with VIPKATA_WHOLE=1") }
  }

  package static func count(_ sample: Int, whole: Int) -> Int { isWhole ? whole : sample }
}
