import Entities
import Foundation

/// What the test programs of all hidden packages have in common: it reports every test as it
/// happens, in JSON lines, keeps what tests print, and ends a program that nobody waits for.
enum SuiteHarness {
  static let module = SupportModule(
    name: "HiddenSuiteHarness",
    files: [SourceFile(path: "Harness.swift", content: Data(source.utf8))])

  static let source = """
    @preconcurrency import Foundation
    import XCTest

    \(redirection)

    \(TestGuardSource.text)

    \(observer)

    \(EventSeal.source)

    """

  // A line stands alone even where the learner's code wrote to the same descriptor, "finished"
  // repeats how often the test failed, and a forked copy of the test program says nothing.

  /// What tests print goes to a file of at most 16 MB: it outlives a test program that
  /// must be killed, and a flood ends there. Larger files cannot be written at all.
  private static let redirection = """
    public func redirectOutput(to path: String) {
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 16_777_216, rlim_max: 16_777_216)
      #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &limit)
      #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #endif
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
      dup2(file, STDOUT_FILENO)
      dup2(file, STDERR_FILENO)
      setvbuf(stdout, nil, _IOLBF, 0)
    }
    """

  private static let observer = """
    public final class EventWriter: NSObject, XCTestObservation {
      private let descriptor: Int32
      private let process = getpid()
      private let key: [UInt64]
      private var failures = 0
      private var number: UInt64 = 0

      public init(path: String, key: [UInt64]) {
        self.key = key
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      }

      public func testCaseWillStart(_ test: XCTestCase) {
        failures = 0
        write(["event": "started", "test": test.name])
      }

      public func testCase(
        _ test: XCTestCase, didFailWithDescription description: String, inFile file: String?,
        atLine line: Int
      ) {
        failures += 1
        guard failures <= 20 else { return }
        write([
          "event": "failed", "test": test.name, "message": String(description.prefix(20_000)),
          "file": file ?? "", "line": String(line),
        ])
      }

      public func testCaseDidFinish(_ test: XCTestCase) {
        let skipped = test.testRun?.hasBeenSkipped ?? false
        write([
          "event": skipped ? "skipped" : "finished", "test": test.name,
          "seconds": String(test.testRun?.testDuration ?? 0), "failures": String(failures),
        ])
      }

      public func testBundleDidFinish(_ testBundle: Bundle) {
        write(["event": "ended"])
      }

      private func write(_ event: [String: String]) {
        guard getpid() == process, let json = try? JSONEncoder().encode(event) else { return }
        var line = Data("\\n".utf8) + json
        if key.count == 2 {
          let place = (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
          line += Data(" \\(seal(place + json, key))".utf8)
          number += 1
        }
        line += Data("\\n".utf8)
        line.withUnsafeBytes { _ = Foundation.write(descriptor, $0.baseAddress, $0.count) }
      }
    }
    """
}
