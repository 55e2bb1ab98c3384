/// A Swift file, read without building it: declarations, calls and statements as a tree, and the
/// tokens in order. All offsets are UTF-8 bytes from the start of the file.
struct SyntaxTree: Equatable, Sendable {
  let nodes: [SyntaxNode]
  let tokens: [SyntaxToken]
  /// Syntax errors; the code after one may be missing from the tree.
  var problems: [SyntaxProblem] = []
}

struct SyntaxProblem: Equatable, Sendable {
  let line: Int
  let message: String
}

/// A declaration, call, closure or statement. Kinds are sourcekitd's without the
/// `source.lang.swift.` in front, such as `decl.class` and `expr.call`.
struct SyntaxNode: Equatable, Sendable {
  let kind: String
  var name = ""
  /// The type as written, such as `(any LoginDisplayLogic)?`.
  var typeName: String?
  var inherited: [String] = []
  /// Kinds without the `source.decl.attribute.` in front, such as `weak`. An attribute that
  /// sourcekitd does not know (a global actor, `@Test`) is `_custom`; its name is in the tokens.
  var attributes: [SyntaxAttribute] = []
  let range: Range<Int>
  var nameRange = 0..<0
  var bodyRange = 0..<0
  var children: [SyntaxNode] = []

  func has(attribute: String) -> Bool {
    attributes.contains { $0.kind == attribute }
  }
}

struct SyntaxAttribute: Equatable, Sendable {
  let kind: String
  let range: Range<Int>
}

/// Kinds are sourcekitd's without the `source.lang.swift.syntaxtype.` in front, such as `keyword`,
/// `identifier`, `typeidentifier`, `string` and `comment`.
struct SyntaxToken: Equatable, Sendable {
  let kind: String
  let range: Range<Int>
}
