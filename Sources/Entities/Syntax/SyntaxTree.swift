/// What is written in one Swift file, read without building it: declarations,
/// calls and statements as a tree, and the tokens in order. All offsets and
/// lengths are UTF-8 bytes from the start of the file.
package struct SyntaxTree: Equatable, Sendable {
  package let nodes: [SyntaxNode]
  package let tokens: [SyntaxToken]
  /// Syntax errors; what follows one may be missing from the tree.
  package let problems: [SyntaxProblem]

  package init(nodes: [SyntaxNode], tokens: [SyntaxToken], problems: [SyntaxProblem] = []) {
    self.nodes = nodes
    self.tokens = tokens
    self.problems = problems
  }
}

/// A syntax error, in the compiler's words.
package struct SyntaxProblem: Equatable, Sendable {
  /// Counted from 1.
  package let line: Int
  package let message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

/// A declaration, call, closure or statement. Kinds are sourcekitd's own names
/// without the `source.lang.swift.` in front, such as `decl.class`,
/// `decl.function.method.instance`, `decl.var.instance`, `expr.call`.
package struct SyntaxNode: Equatable, Sendable {
  package let kind: String
  package let name: String
  /// The type as written, such as `(any LoginDisplayLogic)?`.
  package let typeName: String?
  package let inherited: [String]
  /// Attribute names without the `source.decl.attribute.` in front, such as
  /// `weak`, `private`, `objc`; an attribute that sourcekitd does not know by
  /// name (a global actor, `@Test`) is `_custom` and found in the tokens.
  package let attributes: [SyntaxAttribute]
  package let range: Range<Int>
  package let nameRange: Range<Int>
  package let bodyRange: Range<Int>
  package let children: [SyntaxNode]

  package init(
    kind: String, name: String = "", typeName: String? = nil, inherited: [String] = [],
    attributes: [SyntaxAttribute] = [], range: Range<Int>, nameRange: Range<Int> = 0..<0,
    bodyRange: Range<Int> = 0..<0, children: [SyntaxNode] = []
  ) {
    self.kind = kind
    self.name = name
    self.typeName = typeName
    self.inherited = inherited
    self.attributes = attributes
    self.range = range
    self.nameRange = nameRange
    self.bodyRange = bodyRange
    self.children = children
  }

  package func has(attribute: String) -> Bool {
    attributes.contains { $0.kind == attribute }
  }
}

/// An attribute of a declaration, with its place.
package struct SyntaxAttribute: Equatable, Sendable {
  package let kind: String
  package let range: Range<Int>

  package init(kind: String, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// One token. Kinds are sourcekitd's own names without the
/// `source.lang.swift.syntaxtype.` in front: `keyword`, `identifier`,
/// `typeidentifier`, `string`, `comment`, `attribute.builtin`, …
package struct SyntaxToken: Equatable, Sendable {
  package let kind: String
  package let range: Range<Int>

  package init(kind: String, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
