import Entities

/// The start of the hidden package's test program, written by us: it lists the tests
/// itself, so that SwiftPM need not build an index to discover them (three times as
/// fast from cold), and it reports every test as it happens, in JSON lines.
struct EntryPoint {
  let testModule: String
  let tests: [TestDeclaration]
  /// Where the events of XCTest go.
  let events: String
  /// Where what the tests print goes.
  let output: String
  /// The file that the process which runs the tests keeps locked.
  let runner: String
  /// The file with the key that events are sealed with, where they are.
  let seal: String

  var source: String {
    let usesTesting = tests.contains { $0.library == .swiftTesting }
    return """
      import Foundation
      \(usesTesting ? "import Testing\n" : "")import XCTest
      @testable import \(testModule)

      @main
      struct HiddenSuite {
        static func main() \(usesTesting ? "async " : ""){
          redirectOutput(to: \(output.swiftLiteral))
          guardTests(runner: \(runner.swiftLiteral))
          \(usesTesting ? swiftTestingStart : "")
          XCTMain(
            [\(testCases)], arguments: CommandLine.arguments,
            observers: [
              EventWriter(
                path: \(events.swiftLiteral), key: takeKey(from: \(seal.swiftLiteral)))
            ]
          ) as Never
        }
      }

      \(EventWriterSource.redirection)

      \(TestGuardSource.text)

      \(EventWriterSource.observer)

      \(EventSeal.source)

      """
  }

  private var swiftTestingStart: String {
    """
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    }
    """
  }

  private var testCases: String {
    let xctests = tests.filter { $0.library == .xctest }
    var suites: [String] = []
    for test in xctests where !suites.contains(test.name.suite) { suites.append(test.name.suite) }
    return suites.flatMap { suite in
      xctests.filter { $0.name.suite == suite }.map { testCase(suite, $0) }
    }.joined(separator: ", ")
  }

  /// XCTest crashes on Linux when it calls a synchronous method of the main actor
  /// itself, so that is wrapped in an asynchronous call.
  private func testCase(_ suite: String, _ test: TestDeclaration) -> String {
    let name = test.name.function
    let call: String
    if test.isAsync {
      call = "asyncTest(\(suite).\(name))"
    } else if test.isMainActor {
      call = "asyncTest { (test: \(suite)) in { @MainActor in try test.\(name)() } }"
    } else {
      call = "\(suite).\(name)"
    }
    return "testCase([(\"\(name)\", \(call))])"
  }
}

/// The parts of the entry point that are the same in every hidden package.
enum EventWriterSource {
  // A line stands alone even where the learner's code wrote to the same descriptor, "finished"
  // repeats how often the test failed, and a forked copy of the test program says nothing.

  /// What tests print goes to a file of at most 16 MB: it outlives a test program that
  /// must be killed, and a flood ends there. Larger files cannot be written at all.
  static let redirection = """
    func redirectOutput(to path: String) {
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

  static let observer = """
    final class EventWriter: NSObject, XCTestObservation {
      private let descriptor: Int32
      private let process = getpid()
      private let key: [UInt64]
      private var failures = 0
      private var number: UInt64 = 0

      init(path: String, key: [UInt64]) {
        self.key = key
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      }

      func testCaseWillStart(_ test: XCTestCase) {
        failures = 0
        write(["event": "started", "test": test.name])
      }

      func testCase(
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

      func testCaseDidFinish(_ test: XCTestCase) {
        let skipped = test.testRun?.hasBeenSkipped ?? false
        write([
          "event": skipped ? "skipped" : "finished", "test": test.name,
          "seconds": String(test.testRun?.testDuration ?? 0), "failures": String(failures),
        ])
      }

      func testBundleDidFinish(_ testBundle: Bundle) {
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

extension String {
  /// The text as a Swift string literal.
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 32: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
