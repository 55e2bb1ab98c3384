/// Finds the tests in a suite's files, so that a run can be judged against what
/// was to run, and a failing test can be shown.
struct SuiteReader {
  let sourceKit: SourceKit

  /// - Throws: `SourceKitFailure` when a file cannot be read.
  func outline(of files: [SourceFile]) throws -> SuiteOutline {
    let parsed = try files.filter { $0.path.hasSuffix(".swift") }.map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      return SuiteFile(
        code: SourceCode(
          ReviewedFile(path: file.path, text: text, tree: try sourceKit.tree(of: text))))
    }
    let classes = TestClasses(files: parsed)
    let tests =
      classes.tests + parsed.flatMap { swiftTests(in: $0, below: $0.code.nodes, suite: []) }
    let names = parsed.lazy.flatMap(\.identifiers)
    return SuiteOutline(
      tests: tests, asserts: names.contains(where: Self.isAssertion),
      unreachable: classes.unreachable, overlooked: classes.overlooked)
  }

  private static func isAssertion(_ name: String) -> Bool {
    name.hasPrefix("XCTAssert") || ["XCTFail", "XCTUnwrap", "expect", "require"].contains(name)
      || name == "confirmation" || name == "fulfillment"
  }

  private func swiftTests(
    in file: SuiteFile, below nodes: [SyntaxNode], suite: [String]
  ) -> [TestDeclaration] {
    nodes.flatMap { node -> [TestDeclaration] in
      if node.isType {
        return swiftTests(
          in: file, below: node.children, suite: suite + [node.name.nameWithoutBackticks])
      }
      guard node.isFunction, file.hasCustomAttribute("Test", on: node) else { return [] }
      return [
        file.declaration(
          of: node, suite: suite.joined(separator: "."), library: .swiftTesting,
          isMainActor: false)
      ]
    }
  }
}

extension SyntaxNode {
  fileprivate var isType: Bool {
    ["decl.class", "decl.struct", "decl.enum", "decl.actor", "decl.extension"].contains(kind)
  }
}
