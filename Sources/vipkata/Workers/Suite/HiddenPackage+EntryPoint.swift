extension HiddenPackage {
  /// The entry point of the test program, made by us: it lists the tests itself, so that SwiftPM
  /// need not build an index to discover them (three times as fast from cold). The harness comes
  /// first.
  func entryPoint(of tests: [TestDeclaration]) -> String {
    // Each is below the same conditions as in the suite.
    let cases = tests.filter { $0.library == .xctest }.flatMap { test -> [String] in
      // `swift` asks for the language mode, which is older in the entry point than in the suite;
      // the suite's is the compiler's own.
      let conditions = test.conditions.map { $0.replacing(/\bswift\(/, with: "compiler(") }
      let testCase = "cases.append(testCase([(\"\(test.name.function)\", \(call(of: test)))]))"
      return conditions + [testCase] + conditions.map { _ in "#endif" }
    }
    return Resource.text(PackageResources.EntryPoint_swift).filled([
      "TESTS": suiteModule, "CASES": cases.joined(separator: "\n"),
      "TESTING": "\(tests.contains { $0.library == .swiftTesting })",
    ])
  }

  /// XCTest crashes on Linux when it calls a synchronous method of the main actor
  /// itself, so that is wrapped in an asynchronous call.
  private func call(of test: TestDeclaration) -> String {
    let suite = test.name.suite
    if test.isAsync { return "asyncTest(\(test.name))" }
    guard test.isMainActor else { return "\(test.name)" }
    return "asyncTest { (test: \(suite)) in { @MainActor in try test.\(test.name.function)() } }"
  }
}
