package import Entities

/// Finds the tests in a suite's files, so that a run can be judged against what
/// was to run, and a failing test can be shown.
package struct SuiteReader {
  private let sourceKit: SourceKit

  package init(sourceKit: SourceKit) {
    self.sourceKit = sourceKit
  }

  /// - Throws: `SourceKitFailure` when a file cannot be read.
  package func outline(of files: [SourceFile]) throws -> SuiteOutline {
    let parsed = try files.map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      return ParsedFile(path: file.path, text: text, tree: try sourceKit.tree(of: text))
    }
    let classes = TestClasses(files: parsed)
    let tests =
      classes.xctests(in: parsed)
      + parsed.flatMap { swiftTests(in: $0, below: $0.tree.nodes, suite: []) }
    let asserts = parsed.contains { file in
      file.identifiers(in: 0..<file.bytes.count).contains(where: Self.isAssertion)
    }
    return SuiteOutline(tests: tests, asserts: asserts)
  }

  private static func isAssertion(_ name: String) -> Bool {
    name.hasPrefix("XCTAssert") || ["XCTFail", "XCTUnwrap", "expect", "require"].contains(name)
      || name == "confirmation" || name == "fulfillment"
  }

  private func swiftTests(
    in file: ParsedFile, below nodes: [SyntaxNode], suite: [String]
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

/// The classes of a suite that descend from XCTestCase, their extensions included.
private struct TestClasses {
  private var names: [String] = []
  private var parents: [String: String] = [:]
  private var mainActor: Set<String> = []

  init(files: [ParsedFile]) {
    for file in files {
      for node in file.tree.nodes where node.kind == "decl.class" {
        if !node.isPrivate { names.append(node.name) }
        if let parent = node.inherited.first { parents[node.name] = parent }
        if file.hasCustomAttribute("MainActor", on: node) { mainActor.insert(node.name) }
      }
    }
  }

  /// A class has the tests of its parents too, as XCTest finds them on macOS.
  func xctests(in files: [ParsedFile]) -> [TestDeclaration] {
    let own = files.flatMap(ownTests)
    return names.reduce(into: own) { tests, name in
      for ancestor in ancestors(of: name).dropFirst() {
        let known = Set(tests.filter { $0.name.suite == name }.map(\.name.function))
        tests += own.filter { $0.name.suite == ancestor && !known.contains($0.name.function) }
          .map { $0.inherited(by: name, isMainActor: isMainActor(name)) }
      }
    }
  }

  private func ownTests(in file: ParsedFile) -> [TestDeclaration] {
    file.tree.nodes
      .filter { ["decl.class", "decl.extension"].contains($0.kind) && isTestCase($0.name) }
      .filter { !$0.isPrivate }
      .flatMap { type in
        type.children.filter(\.isXCTest).map { function in
          file.declaration(
            of: function, suite: type.name, library: .xctest,
            isMainActor: isMainActor(type.name)
              || file.hasCustomAttribute("MainActor", on: function))
        }
      }
  }

  private func ancestors(of name: String) -> [String] {
    var found = [name]
    while let parent = parents[found[found.count - 1]], !found.contains(parent) {
      found.append(parent)
    }
    return found
  }

  private func isTestCase(_ name: String) -> Bool {
    ancestors(of: name).contains("XCTestCase")
  }

  private func isMainActor(_ name: String) -> Bool {
    ancestors(of: name).contains { mainActor.contains($0) }
  }
}

/// A suite's file with what is needed to look into it.
private struct ParsedFile {
  let path: String
  let bytes: [UInt8]
  let tree: SyntaxTree

  init(path: String, text: String, tree: SyntaxTree) {
    self.path = path
    self.bytes = Array(text.utf8)
    self.tree = tree
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether a declaration carries `@name` or `@Module.name`, with or without arguments.
  func hasCustomAttribute(_ name: String, on node: SyntaxNode) -> Bool {
    node.attributes.contains { attribute in
      guard attribute.kind == "_custom" else { return false }
      let path = text(attribute.range).dropFirst().prefix { $0.isLetter || $0 == "." }
      return path.split(separator: ".").last.map(String.init) == name
    }
  }

  func identifiers(in range: Range<Int>) -> Set<String> {
    Set(
      tree.tokens.filter { $0.kind == "identifier" && range.contains($0.range.lowerBound) }
        .map { text($0.range) })
  }

  func declaration(
    of node: SyntaxNode, suite: String, library: TestLibrary, isMainActor: Bool
  ) -> TestDeclaration {
    let signature =
      node.nameRange
      .upperBound..<max(
        node.nameRange.upperBound, node.bodyRange.lowerBound)
    let isAsync = tree.tokens.contains {
      $0.kind == "keyword" && signature.contains($0.range.lowerBound) && text($0.range) == "async"
    }
    return TestDeclaration(
      name: TestName(suite: suite, function: node.name.nameWithoutBackticks), library: library,
      file: path,
      lines: line(at: node.range.lowerBound)...line(at: node.range.upperBound),
      isAsync: isAsync, isMainActor: isMainActor, calls: identifiers(in: node.bodyRange))
  }

  private func line(at offset: Int) -> Int {
    bytes.prefix(offset).filter { $0 == UInt8(ascii: "\n") }.count + 1
  }
}

extension TestDeclaration {
  fileprivate func inherited(by suite: String, isMainActor: Bool) -> TestDeclaration {
    TestDeclaration(
      name: TestName(suite: suite, function: name.function), library: library, file: file,
      lines: lines, isAsync: isAsync, isMainActor: self.isMainActor || isMainActor, calls: calls)
  }
}

extension SyntaxNode {
  fileprivate var isType: Bool {
    ["decl.class", "decl.struct", "decl.enum", "decl.actor", "decl.extension"].contains(kind)
  }

  fileprivate var isFunction: Bool { kind.hasPrefix("decl.function") }

  fileprivate var isPrivate: Bool {
    has(attribute: "private") || has(attribute: "fileprivate")
  }

  fileprivate var isXCTest: Bool {
    kind == "decl.function.method.instance" && name.hasPrefix("test") && name.hasSuffix("()")
      && !isPrivate
  }
}
