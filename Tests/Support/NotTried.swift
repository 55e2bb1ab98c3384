import Foundation
import XCTest

/// What this machine lacks for a test. After the last test each lack is told in a line, with
/// the tests that went without.
package final class NotTried: NSObject, XCTestObservation, @unchecked Sendable {
  private let lock = NSLock()
  private var tests: [String: Set<String>] = [:]
  private var lack: String?

  private static let observer = {
    let observer = NotTried()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// What a test throws that cannot be tried here.
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
