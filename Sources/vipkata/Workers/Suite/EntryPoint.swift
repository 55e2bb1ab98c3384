/// The start of the hidden package's test program, written by us: it lists the tests
/// itself, so that SwiftPM need not build an index to discover them (three times as
/// fast from cold). What it starts with is the harness.
struct EntryPoint {
  let testModule: String
  let tests: [TestDeclaration]

  var source: String {
    Resource.text(
      PackageResources.EntryPoint_swift,
      [
        "TESTS": testModule, "CASES": testCases,
        "USES_TESTING": "\(tests.contains { $0.library == .swiftTesting })",
      ])
  }

  /// By suite; each below the conditions that it stands below in the suite.
  private var testCases: String {
    let xctests = tests.filter { $0.library == .xctest }
    var suites: [String] = []
    for test in xctests where !suites.contains(test.name.suite) { suites.append(test.name.suite) }
    return suites.flatMap { suite in
      xctests.filter { $0.name.suite == suite }.map { test in
        // The entry point is in an older mode of the language than the suite, which is in the
        // compiler's own.
        let conditions = test.conditions.map { $0.replacing(/\bswift\(/, with: "compiler(") }
        let lines = conditions + ["cases.append(\(testCase(suite, test)))"]
        return (lines + conditions.map { _ in "#endif" }).joined(separator: "\n")
      }
    }.joined(separator: "\n")
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
