extension SuiteOutline {
  /// Finds the tests in a suite's files, so that a run can be compared with what should run,
  /// and a failing test can be shown.
  /// - Throws: `WorkerFailure` if a file cannot be read.
  init(of files: [SourceFile], sourceKit: SourceKit) throws {
    let parsed = try files.filter { $0.path.hasSuffix(".swift") }.map { file in
      let tree = try sourceKit.tree(of: file.text)
      return SuiteFile(
        code: SourceCode(ReviewedFile(path: file.path, text: file.text, tree: tree)))
    }
    let classes = TestClasses(files: parsed)
    self.init(
      tests: classes.tests + parsed.flatMap { $0.swiftTests(below: $0.code.nodes, suite: []) },
      asserts: parsed.contains {
        $0.throwsErrors || $0.identifiers.contains(where: Self.isAssertion)
      },
      unreachable: classes.unreachable, overlooked: classes.overlooked,
      mayHaveMoreTests: classes.mayHaveMoreTests)
  }

  private static func isAssertion(_ name: String) -> Bool {
    name.hasPrefix("XCTAssert")
      || [
        "XCTFail", "XCTUnwrap", "expect", "require", "confirmation", "fulfillment", "precondition",
        "preconditionFailure", "fatalError", "assert", "assertionFailure",
      ].contains(name)
  }
}
