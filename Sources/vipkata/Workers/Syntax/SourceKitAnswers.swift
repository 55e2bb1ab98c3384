import CSourceKit

/// Turns sourcekitd's answers into our trees. It stores only the keys of an answer, which
/// sourcekitd never changes or frees, so any thread may read them.
struct SourceKitAnswers: @unchecked Sendable {
  private let structure = csourcekit_key("key.substructure")
  private let tokens = csourcekit_key("key.syntaxmap")
  private let diagnostics = csourcekit_key("key.diagnostics")
  private let kind = csourcekit_key("key.kind")
  private let name = csourcekit_key("key.name")
  private let typeName = csourcekit_key("key.typename")
  private let inherited = csourcekit_key("key.inheritedtypes")
  private let attributes = csourcekit_key("key.attributes")
  private let attribute = csourcekit_key("key.attribute")
  private let offset = csourcekit_key("key.offset")
  private let length = csourcekit_key("key.length")
  private let nameOffset = csourcekit_key("key.nameoffset")
  private let nameLength = csourcekit_key("key.namelength")
  private let bodyOffset = csourcekit_key("key.bodyoffset")
  private let bodyLength = csourcekit_key("key.bodylength")
  private let severity = csourcekit_key("key.severity")
  private let id = csourcekit_key("key.id")
  private let line = csourcekit_key("key.line")
  private let description = csourcekit_key("key.description")

  func tree(_ root: csourcekit_value) -> SyntaxTree {
    SyntaxTree(
      nodes: list(root, structure).map(node),
      tokens: list(root, tokens).map {
        SyntaxToken(
          kind: word($0, kind, after: "source.lang.swift.syntaxtype."),
          range: range($0, offset, length))
      },
      problems: list(root, diagnostics).compactMap(problem))
  }

  private func node(_ value: csourcekit_value) -> SyntaxNode {
    SyntaxNode(
      kind: word(value, kind, after: "source.lang.swift."),
      name: text(value, name),
      typeName: csourcekit_text(value, typeName).map { String(cString: $0) },
      inherited: list(value, inherited).map { text($0, name) },
      attributes: list(value, attributes).map {
        SyntaxAttribute(
          kind: word($0, attribute, after: "source.decl.attribute."),
          range: range($0, offset, length))
      },
      range: range(value, offset, length),
      nameRange: range(value, nameOffset, nameLength, orFrom: offset),
      bodyRange: range(value, bodyOffset, bodyLength, orFrom: offset),
      children: list(value, structure).map(node))
  }

  /// Keeps only errors after which code may be missing from the tree; sourcekitd also reports
  /// others, such as `#error` in branches that are not built.
  private func problem(_ value: csourcekit_value) -> SyntaxProblem? {
    let id = text(value, self.id)
    let loses =
      ["expected_", "lex_", "extra_rbrace"].contains(where: id.hasPrefix)
      || id.hasSuffix("_same_line_without_semi")
    guard loses, word(value, severity).hasSuffix(".error") else { return nil }
    return SyntaxProblem(
      line: Int(csourcekit_number(value, line)), message: text(value, description))
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
