import Foundation
import XCTest

/// Tools that this machine lacks for a test. After the last test, a line for each lack names the
/// tests that were skipped.
package final class NotTried: NSObject, XCTestObservation, @unchecked Sendable {
  private let lock = NSLock()
  private var tests: [String: Set<String>] = [:]
  private var lack: String?

  private static let observer = {
    let observer = NotTried()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// The skip to throw from a test that cannot be tried here.
  /// - Parameter lack: what to install, such as `tmux`.
  package static func skip(_ lack: String) -> XCTSkip {
    observer.lock.withLock { observer.lack = lack }
    return XCTSkip("for lack of \(lack)")
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    lock.withLock {
      if let lack { tests[lack, default: []].insert("\(type(of: testCase))") }
      lack = nil
    }
  }

  package func testBundleDidFinish(_ testBundle: Bundle) {
    for (lack, tests) in tests.sorted(by: { $0.key < $1.key }) {
      print("Not tried, for lack of \(lack): \(tests.sorted().joined(separator: ", "))")
    }
  }
}
