/// One file of a suite: reads the tests in it, and the functions that they call.
struct SuiteFile {
  let code: SourceCode
  /// `#if`, `#elseif`, `#else` and `#endif`.
  private let directives: [SyntaxToken]
  /// Whether `Issue` is Swift Testing's: the file imports it, and declares no other.
  private let hearsIssue: Bool

  init(code: SourceCode) {
    self.code = code
    directives = code.tokens.filter { $0.kind == "buildconfig.keyword" }
    let importsTesting = zip(code.tokens, code.tokens.dropFirst()).contains {
      code.text($0.range) == "import" && code.text($1.range) == "Testing"
    }
    hearsIssue =
      importsTesting
      && !code.nodes.contains { $0.name == "Issue" && $0.kind != "decl.extension" }
  }

  /// A declaration's `@name` or `@Module.name`, with or without arguments.
  private func customAttribute(_ name: String, on node: SyntaxNode) -> SyntaxAttribute? {
    node.attributes.first { attribute in
      guard attribute.kind == "_custom" else { return false }
      let path = code.text(attribute.range).dropFirst().prefix {
        $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
      }
      return path.split(separator: ".").last.map(String.init) == name
    }
  }

  func isMainActor(_ node: SyntaxNode) -> Bool { customAttribute("MainActor", on: node) != nil }

  func swiftTests(below nodes: [SyntaxNode], suite: [String]) -> [TestDeclaration] {
    nodes.flatMap { node -> [TestDeclaration] in
      if Self.types.contains(node.kind) {
        return swiftTests(below: node.children, suite: suite + [node.name.nameWithoutBackticks])
      }
      guard node.isFunction, customAttribute("Test", on: node) != nil else { return [] }
      return [
        declaration(
          of: node, suite: suite.joined(separator: "."), library: .swiftTesting,
          isMainActor: false)
      ]
    }
  }

  private static let types = [
    "decl.class", "decl.struct", "decl.enum", "decl.actor", "decl.extension",
  ]

  /// The text that is the first argument of `@Test`.
  private func displayName(of node: SyntaxNode) -> String? {
    guard let test = customAttribute("Test", on: node),
      let first = code.tokens(in: test.range).first(where: { $0.kind == "string" }),
      code.text(test.range.lowerBound..<first.range.lowerBound).trimmed.last == "("
    else { return nil }
    return String(code.text(first.range).dropFirst().dropLast())
      .replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  var throwsErrors: Bool {
    code.tokens.contains { $0.kind == "keyword" && code.text($0.range) == "throw" }
  }

  var identifiers: Set<String> {
    Set(code.tokens.filter { $0.kind == "identifier" }.map { code.text($0.range) })
  }

  /// The functions that it calls, such as `Task.sleep`, and macros with their `#`.
  private func calls(of node: SyntaxNode) -> Set<String> {
    let macros = code.tokens(in: node.bodyRange).filter {
      let start = $0.range.lowerBound
      return $0.kind == "identifier" && start > 0 && code.bytes[start - 1] == UInt8(ascii: "#")
    }
    // The system's functions have no labels: `sleep(hours:)` is the suite's own.
    let functions = code.calls(in: node.bodyRange).filter { call in
      call.name.contains(".") || !call.name.hasSuffix("sleep")
        || call.labels.allSatisfy(\.isEmpty)
    }.map {
      $0.name.replacing(/<.*>/, with: "")
        .replacing(/^(Foundation|Glibc|Darwin|Testing)\./, with: "")
    }
    return Set(functions.filter { $0 != "Issue.record" || hearsIssue })
      .union(macros.map { "#" + code.text($0.range) })
  }

  /// The open lines `#if …`, `#elseif …` and `#else` above a place; those of one `#if` are
  /// joined.
  func conditions(at offset: Int) -> [String] {
    directives.prefix { $0.range.lowerBound < offset }.reduce(into: []) { open, directive in
      let line = code.bytes[directive.range.lowerBound...].prefix { $0 != UInt8(ascii: "\n") }
      let text = String(decoding: line, as: UTF8.self)
      switch code.text(directive.range) {
      case "#if": open.append(text)
      case "#endif": _ = open.popLast()
      default: if !open.isEmpty { open[open.count - 1] += "\n\(text)" }
      }
    }
  }

  func declaration(
    of node: SyntaxNode, suite: String, library: TestLibrary, isMainActor: Bool
  ) -> TestDeclaration {
    let start = node.nameRange.upperBound
    var name = TestName(suite: suite, function: node.name.nameWithoutBackticks)
    name.displayName = displayName(of: node)
    let attributes = node.attributes.map(\.range.lowerBound)
    let signature = code.tokens(in: start..<max(start, node.bodyRange.lowerBound))
    return TestDeclaration(
      name: name, library: library, file: code.path,
      lines: code.place(of: (attributes + [node.range.lowerBound]).min() ?? 0)
        .line...code.place(of: node.range.upperBound).line,
      isAsync: signature.contains { $0.kind == "keyword" && code.text($0.range) == "async" },
      isMainActor: isMainActor, calls: calls(of: node),
      conditions: conditions(at: node.range.lowerBound))
  }
}
