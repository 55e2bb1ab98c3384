import Entities

/// The start of the hidden package's test program, written by us: it lists the tests
/// itself, so that SwiftPM need not build an index to discover them (three times as
/// fast from cold). What it starts with is the harness.
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
    // The learner's tests may have types of the same names.
    let harness = SuiteHarness.module.name
    return """
      import \(harness)
      \(usesTesting ? "import Testing\n" : "")import XCTest
      @testable import \(testModule)

      @main
      struct HiddenSuite {
        static func main() \(usesTesting ? "async " : ""){
          \(harness).redirectOutput(to: \(output.swiftLiteral))
          \(harness).guardTests(runner: \(runner.swiftLiteral))
          \(usesTesting ? swiftTestingStart : "")
          XCTMain(
            [\(testCases)], arguments: CommandLine.arguments,
            observers: [
              \(harness).EventWriter(
                path: \(events.swiftLiteral), key: \(harness).takeKey(from: \(seal.swiftLiteral)))
            ]
          ) as Never
        }
      }

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
