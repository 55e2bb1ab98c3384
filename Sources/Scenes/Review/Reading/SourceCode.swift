/// One file under review, with its names, chains and calls found once.
final class SourceCode: Sendable {
  let path: String
  /// Its number among the files that are reviewed together.
  let number: Int
  let bytes: [UInt8]
  let nodes: [SyntaxNode]
  let tokens: [SyntaxToken]
  let signs: Signs
  let names: Set<String>
  /// Names joined by dots, in order.
  let chains: [Chain]
  /// Every call in the file, in order.
  let calls: [SyntaxNode]
  /// Every `switch` in the file, in order; kept because each routine looks for its own.
  let switches: [SyntaxNode]
  /// It has a `#Preview` or a `PreviewProvider`, or is in `Preview Content`, which is not shipped.
  let hasPreviews: Bool
  private let lineStarts: [Int]

  /// - Parameter methods: the names of methods that are capitalised like types.
  init(_ file: ReviewedFile, number: Int = 0, methods: Set<String> = []) {
    path = file.path
    self.number = number
    let bytes = Array(file.text.utf8)
    self.bytes = bytes
    nodes = file.tree.nodes
    tokens = file.tree.tokens.filter { $0.range.upperBound <= bytes.count }
    signs = Signs(bytes: bytes, tokens: tokens)
    names = Set(tokens.filter(\.isName).map { String(decoding: bytes[$0.range], as: UTF8.self) })
    hasPreviews =
      names.contains("PreviewProvider") || path.contains("Preview Content/")
      || tokens.contains { token in
        let end = bytes[max(0, token.range.lowerBound - 1)..<token.range.upperBound]
        return end.count < 12 && end.drop { $0 != UInt8(ascii: "#") }.elementsEqual("#Preview".utf8)
      }
    calls = nodes.flatMap { $0.descendants(kind: "expr.call") }
    switches = nodes.flatMap { $0.descendants(kind: "stmt.switch") }
    let called = Set(calls.map(\.nameRange.upperBound))
    chains = ChainReader(signs: signs, calls: called, methods: methods).chains()
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// - Parameter range: may reach past the end, as answers about broken code do.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  func text(_ token: SyntaxToken) -> String { text(token.range) }

  /// Both counted from 1; the column in UTF-8 bytes.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.firstIndex(after: offset) { $0 }
    return (line, offset - lineStarts[line - 1] + 1)
  }

  /// Counted from 1, in UTF-16 units.
  func wideColumn(of offset: Int) -> Int {
    text(lineStart(of: offset)..<offset).utf16.count + 1
  }

  func lineStart(of offset: Int) -> Int { lineStarts[place(of: offset).line - 1] }

  /// The end of the line, or of the file.
  func lineEnd(of offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// The alphabetically first type that it declares or extends; the file's name if there is none.
  var title: String {
    nodes.filter { TypeDeclaration.Kind(rawValue: $0.kind) != nil }.map(\.name).min()
      ?? path.fileName
  }

  func chains(in range: Range<Int>) -> ArraySlice<Chain> {
    chains[within: range] { $0.range.lowerBound }
  }

  func calls(in range: Range<Int>) -> ArraySlice<SyntaxNode> {
    calls[within: range] { $0.range.lowerBound }
  }

  func tokens(in range: Range<Int>) -> ArraySlice<SyntaxToken> {
    tokens[within: range] { $0.range.lowerBound }
  }

  /// The chain that begins at the offset.
  func chain(at offset: Int) -> Chain? { chains(in: offset..<offset + 1).first }

  /// The token that begins at the offset.
  func token(at offset: Int) -> SyntaxToken? { tokens(in: offset..<offset + 1).first }

  /// All nodes of that kind, in source order.
  func nodes(kind: String) -> [SyntaxNode] { nodes.flatMap { $0.descendants(kind: kind) } }

  var imports: [Import] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == "keyword", text(tokens[index]) == "import",
        let name = tokens[index...].dropFirst().first(where: { $0.isName })
      else { return nil }
      let position = Position(file: self, offset: tokens[index].range.lowerBound)
      return Import(module: text(name), position: position)
    }
  }

  /// Whether it is a file of tests, whose types stand in for the parts of a scene.
  var isTest: Bool {
    imports.contains { ["XCTest", "Testing", "Quick", "Nimble"].contains($0.module) }
      || tokens.contains { $0.kind == "attribute.builtin" && text($0) == "@testable" }
  }
}

extension SourceCode: Hashable {
  static func == (one: SourceCode, other: SourceCode) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A module that a file imports, and where.
struct Import: Placed, Sendable {
  let module: String
  let position: Position
}

extension SyntaxNode {
  /// The nodes of that kind below and including this one, in source order.
  func descendants(kind: String) -> [SyntaxNode] {
    let below = children.flatMap { $0.descendants(kind: kind) }
    return self.kind == kind ? [self] + below : below
  }

  /// The arguments of a call, trailing closures included.
  var arguments: [SyntaxNode] { children.filter { $0.kind == "expr.argument" } }

  /// The labels of the arguments, empty for those without.
  var labels: [String] { arguments.map(\.name) }
}

extension Array {
  /// The index of the first element whose key is greater than the given one,
  /// in an array ordered by that key.
  func firstIndex(after value: Int, by key: (Element) -> Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) > value { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The elements whose key lies in the range, in an array ordered by that key.
  subscript(within range: Range<Int>, by key: (Element) -> Int) -> ArraySlice<Element> {
    let start = firstIndex(after: range.lowerBound - 1, by: key)
    return self[start..<Swift.max(start, firstIndex(after: range.upperBound - 1, by: key))]
  }
}
