/// A file's code without the content of its string literals and comments. It tells where statements
/// begin and end, and what is at the top level of brackets.
struct BareCode: Sendable {
  let source: SourceCode
  /// All nodes of the tree, each before its children.
  let nodes: [SyntaxNode]
  /// The file's bytes, with blanks for comments and quotation marks for string literals.
  private let bytes: [UInt8]
  /// The offsets of the colons that end the patterns of switch cases.
  private var colons: Set<Int> = []

  init(_ file: ReviewedFile) {
    source = SourceCode(file)
    nodes = source.nodes.flatMap(\.selfAndDescendants)
    var bytes = source.bytes
    for token in source.tokens where token.kind == "string" || token.kind.contains("comment") {
      for index in token.range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = token.kind == "string" ? UInt8(ascii: "\"") : UInt8(ascii: " ")
      }
    }
    self.bytes = bytes
    colons = Set(nodes.compactMap(colon))
  }

  func text(_ range: Range<Int>) -> String { source.text(range) }

  func tokens(_ word: String, in range: Range<Int>) -> [SyntaxToken] {
    source.tokens(in: range).filter { $0.kind == "keyword" && text($0.range) == word }
  }

  /// The line of an offset, and the innermost function or computed property around it.
  func place(of offset: Int) -> (line: Int, name: String?) {
    let name = nodes.last {
      $0.range.contains(offset) && ($0.isFunction || $0.isProperty && $0.bodyRange.contains(offset))
    }?.name
    return (source.place(of: offset).line, name)
  }

  /// The offset of the colon after a switch case's pattern; nil for another node, such as `catch`.
  func colon(of node: SyntaxNode) -> Int? {
    guard node.kind == "stmt.case", let first = source.tokens(in: node.range).first,
      text(first.range) != "catch"
    else { return nil }
    return firstOffset(of: ":", in: node.range)
  }

  func beginsStatement(_ offset: Int) -> Bool {
    guard let last = bytes[..<offset].lastIndex(where: { !$0.isBlank }) else { return true }
    if "{;".utf8.contains(bytes[last]) || colons.contains(last) { return true }
    if !tokens("in", in: max(0, last - 1)..<last + 1).isEmpty { return true }
    return bytes[last..<offset].contains(UInt8(ascii: "\n"))
      && !"=,([&|+-*/<?.:".utf8.contains(bytes[last])
  }

  func endsStatement(_ offset: Int) -> Bool {
    guard let next = bytes[offset...].firstIndex(where: { !$0.isBlank }) else { return true }
    if "};".utf8.contains(bytes[next]) { return true }
    return bytes[offset..<next].contains(UInt8(ascii: "\n"))
      && !".?:&|+-*/<>=,)]".utf8.contains(bytes[next])
  }

  func statement(from start: Int) -> Range<Int> {
    var depth = 0
    var end = start
    for index in start..<bytes.count {
      let byte = bytes[index]
      if depth == 0, endsStatement(index), !"=(,?:".utf8.contains(bytes[end]) { break }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if !byte.isBlank { end = index }
    }
    return start..<end + 1
  }

  /// The parts between commas that are in no bracket, without the blanks around them.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while let comma = firstOffset(of: ",", in: start..<range.upperBound) {
      parts.append(trimmed(start..<comma))
      start = comma + 1
    }
    return parts + [trimmed(start..<range.upperBound)]
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = bytes[range].firstIndex(where: { !$0.isBlank }),
      let last = bytes[range].lastIndex(where: { !$0.isBlank })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  private func firstOffset(of character: Character, in range: Range<Int>) -> Int? {
    var depth = 0
    return range.first { index in
      if "([{".utf8.contains(bytes[index]) { depth += 1 }
      if ")]}".utf8.contains(bytes[index]) { depth -= 1 }
      return depth == 0 && bytes[index] == character.asciiValue
    }
  }
}

extension SyntaxNode {
  fileprivate var selfAndDescendants: [SyntaxNode] {
    [self] + children.flatMap(\.selfAndDescendants)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { " \t\n\r".utf8.contains(self) }
}
