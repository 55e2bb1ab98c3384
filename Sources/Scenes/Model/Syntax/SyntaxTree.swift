/// What is written in one Swift file, read without building it: declarations,
/// calls and statements as a tree, and the tokens in order. All offsets and
/// lengths are UTF-8 bytes from the start of the file.
struct SyntaxTree: Equatable, Sendable {
  let nodes: [SyntaxNode]
  let tokens: [SyntaxToken]
  /// Syntax errors; what follows one may be missing from the tree.
  var problems: [SyntaxProblem] = []
}

/// A syntax error, in the compiler's words.
struct SyntaxProblem: Equatable, Sendable {
  /// Counted from 1.
  let line: Int
  let message: String
}

/// A declaration, call, closure or statement. Kinds are sourcekitd's own names
/// without the `source.lang.swift.` in front, such as `decl.class`,
/// `decl.function.method.instance`, `decl.var.instance`, `expr.call`.
struct SyntaxNode: Equatable, Sendable {
  let kind: String
  var name = ""
  /// The type as written, such as `(any LoginDisplayLogic)?`.
  var typeName: String?
  var inherited: [String] = []
  /// Attribute names without the `source.decl.attribute.` in front, such as
  /// `weak`, `private`, `objc`; an attribute that sourcekitd does not know by
  /// name (a global actor, `@Test`) is `_custom` and found in the tokens.
  var attributes: [SyntaxAttribute] = []
  let range: Range<Int>
  var nameRange = 0..<0
  var bodyRange = 0..<0
  var children: [SyntaxNode] = []

  func has(attribute: String) -> Bool {
    attributes.contains { $0.kind == attribute }
  }
}

/// An attribute of a declaration, with its place.
struct SyntaxAttribute: Equatable, Sendable {
  let kind: String
  let range: Range<Int>
}

/// One token. Kinds are sourcekitd's own names without the
/// `source.lang.swift.syntaxtype.` in front: `keyword`, `identifier`,
/// `typeidentifier`, `string`, `comment`, `attribute.builtin`, …
struct SyntaxToken: Equatable, Sendable {
  let kind: String
  let range: Range<Int>
}
