import CSourceKit

/// Turns sourcekitd's answer into our tree.
struct SourceKitAnswer {
  let keys: SourceKitKeys

  func tree(_ root: csourcekit_value) -> SyntaxTree {
    SyntaxTree(
      nodes: list(root, keys.structure).map(node),
      tokens: list(root, keys.tokens).map {
        SyntaxToken(
          kind: word($0, keys.kind, after: "source.lang.swift.syntaxtype."),
          range: range($0, keys.offset, keys.length))
      },
      problems: list(root, keys.diagnostics).compactMap(problem))
  }

  private func node(_ value: csourcekit_value) -> SyntaxNode {
    SyntaxNode(
      kind: word(value, keys.kind, after: "source.lang.swift."),
      name: text(value, keys.name),
      typeName: csourcekit_text(value, keys.typeName).map { String(cString: $0) },
      inherited: list(value, keys.inherited).map { text($0, keys.name) },
      attributes: list(value, keys.attributes).map {
        SyntaxAttribute(
          kind: word($0, keys.attribute, after: "source.decl.attribute."),
          range: range($0, keys.offset, keys.length))
      },
      range: range(value, keys.offset, keys.length),
      nameRange: range(value, keys.nameOffset, keys.nameLength, orFrom: keys.offset),
      bodyRange: range(value, keys.bodyOffset, keys.bodyLength, orFrom: keys.offset),
      children: list(value, keys.structure).map(node))
  }

  /// Only where code after it may be missing from the tree; sourcekitd also tells
  /// of `#error` in branches that are not built, and the like.
  private func problem(_ value: csourcekit_value) -> SyntaxProblem? {
    let id = text(value, keys.id)
    let loses =
      ["expected_", "lex_", "extra_rbrace"].contains(where: id.hasPrefix)
      || id.hasSuffix("_same_line_without_semi")
    guard loses, word(value, keys.severity).hasSuffix(".error") else { return nil }
    return SyntaxProblem(
      line: Int(csourcekit_number(value, keys.line)), message: text(value, keys.description))
  }

  private func text(_ value: csourcekit_value, _ key: UnsafeRawPointer?) -> String {
    csourcekit_text(value, key).map { String(cString: $0) } ?? ""
  }

  private func word(
    _ value: csourcekit_value, _ key: UnsafeRawPointer?, after prefix: String = ""
  ) -> String {
    let word = csourcekit_word(value, key).map { String(cString: $0) } ?? ""
    return word.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : word
  }

  /// An empty range has no offset of its own in the answer.
  private func range(
    _ value: csourcekit_value, _ offset: UnsafeRawPointer?, _ length: UnsafeRawPointer?,
    orFrom start: UnsafeRawPointer? = nil
  ) -> Range<Int> {
    let length = Int(csourcekit_number(value, length))
    let own = Int(csourcekit_number(value, offset))
    let lower = own == 0 ? start.map { Int(csourcekit_number(value, $0)) } ?? 0 : own
    return lower..<lower + max(0, length)
  }

  private func list(
    _ value: csourcekit_value, _ key: UnsafeRawPointer?
  ) -> [csourcekit_value] {
    (0..<csourcekit_count(value, key)).map { csourcekit_element(value, key, $0) }
  }
}
