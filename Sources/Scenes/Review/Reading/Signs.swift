/// Reads the operators and brackets around an expression. sourcekitd's tree has no nodes for them,
/// and not all of its versions have tokens, so they are read from the text, and only here.
struct Signs: Sendable {
  let bytes: [UInt8]
  let tokens: [SyntaxToken]

  /// The sign behind an expression, and where the code behind the sign begins: `==` in `name == ""`
  /// and `name? == ""`, `(` in `load()`. The sign is empty if a word comes next.
  func after(_ end: Int) -> (sign: Substring, end: Int) {
    let start = start(behind: end)
    let end = bytes[start...].prefix(while: isOperator).endIndex
    let sign =
      start..<(end > start ? commentStart(in: start..<end) : start + (isMark(at: start) ? 1 : 0))
    return (text(sign), next(from: sign.upperBound))
  }

  /// Looks at one byte first: this is asked of every name, and few have an operator behind them.
  func assigns(after end: Int) -> Bool {
    let start = start(behind: end)
    return start < bytes.count && isOperator(bytes[start]) && after(end).sign.assigns
  }

  /// The sign before an expression: `+` before `last` in `first + last`.
  func before(_ start: Int) -> Substring {
    let end = last(before: start)
    let start = (bytes[..<end].lastIndex { !isOperator($0) } ?? -1) + 1
    return text(start < end ? start..<end : max(0, end - (isMark(at: end - 1) ? 1 : 0))..<end)
  }

  /// Whether the sign directly follows an expression, or its `?` and `!`: `[` in `rows?[0]`.
  func adjoins(_ sign: Character, _ end: Int) -> Bool {
    bytes[end...].first { !"?!".utf8.contains($0) } == sign.asciiValue
  }

  /// The binary operators in a range, outside of texts: `+` in `first + "-"`.
  func operators(in range: Range<Int>) -> [Substring] {
    var found: [Substring] = []
    var offset = range.lowerBound
    while let start = bytes[offset..<range.upperBound].firstIndex(where: isOperator) {
      let end = bytes[start..<range.upperBound].prefix(while: isOperator).endIndex
      if let token = token(around: start) {
        offset = max(end, min(token.range.upperBound, range.upperBound))
        continue
      }
      let sides = [start - 1, end].map { bytes.indices.contains($0) && isBlank(bytes[$0]) }
      let isPostfix = !sides[0] && "?!".utf8.contains(bytes[start])
      if sides[0] == sides[1], !isPostfix { found.append(text(start..<end)) }
      offset = end
    }
    return found
  }

  /// Where the bracket opens that closes before an offset: `(` in `Maker().make`, before `make`.
  func openingBracket(_ open: Character, _ close: Character, before offset: Int) -> Int? {
    let (open, close) = (open.asciiValue, close.asciiValue)
    var depth = 0
    for index in bytes[..<offset].indices.reversed() {
      let isBracket = bytes[index] == open || bytes[index] == close
      if depth == 0, !isBracket, !".?! \n".utf8.contains(bytes[index]) { return nil }
      guard isBracket, token(around: index) == nil else { continue }
      depth += bytes[index] == close ? 1 : -1
      if depth <= 0 { return depth == 0 ? index : nil }
    }
    return nil
  }

  /// Where code continues, past blanks and comments.
  func next(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      if isBlank(bytes[offset]) {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "/"), let comment = token(around: offset) {
        offset = comment.range.upperBound
      } else {
        break
      }
    }
    return offset
  }

  /// Where the code before an offset ends.
  func last(before offset: Int) -> Int {
    var offset = offset
    while offset > 0 {
      if let token = token(around: offset - 1), token.kind.contains("comment") {
        offset = token.range.lowerBound
      } else if isBlank(bytes[offset - 1]) {
        offset -= 1
      } else {
        break
      }
    }
    return offset
  }

  /// The text or the comment that an offset lies in.
  private func token(around offset: Int) -> SyntaxToken? {
    let index = tokens.firstIndex(after: offset) { $0.range.lowerBound } - 1
    guard index >= 0, tokens[index].range.contains(offset),
      tokens[index].kind == "string" || tokens[index].kind.contains("comment")
    else { return nil }
    return tokens[index]
  }

  private func start(behind end: Int) -> Int {
    let start = next(from: min(end, bytes.count))
    return start == end ? next(from: behindPostfix(end)) : start
  }

  /// Past the `?` of `name? == ""`, not past the `!` of `name!=""`.
  private func behindPostfix(_ end: Int) -> Int {
    guard end < bytes.count, "?!".utf8.contains(bytes[end]) else { return end }
    let behind = bytes[end...].prefix { "?!".utf8.contains($0) }.endIndex
    let isPartOfOperator = behind > end && bytes[behind...].first == UInt8(ascii: "=")
    return isPartOfOperator ? behind - 1 : behind
  }

  private func commentStart(in range: Range<Int>) -> Int {
    range.dropFirst().first { bytes[$0] == UInt8(ascii: "/") && token(around: $0) != nil }
      ?? range.upperBound
  }

  private func isMark(at offset: Int) -> Bool {
    bytes.indices.contains(offset) && "()[]{}.,:;".utf8.contains(bytes[offset])
  }

  private func isOperator(_ byte: UInt8) -> Bool { "=+-*/%<>!?&|^~".utf8.contains(byte) }
  private func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  private func text(_ range: Range<Int>) -> Substring {
    Substring(decoding: bytes[range], as: UTF8.self)
  }
}

extension Substring {
  /// `=` and `+=`, not `==`.
  var assigns: Bool { last == "=" && !compares }
  var compares: Bool { ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(self) }
}

extension SourceCode {
  /// The range of a chain with its call and the parentheses around it alone: `(count)` in
  /// `(count) > 3`, not in `max(count)`.
  func operand(_ chain: Chain) -> Range<Int> {
    let call = chain.isCalled ? call(of: chain) : nil
    var range = chain.start..<(call?.range ?? chain.range).upperBound
    while signs.before(range.lowerBound) == "(", signs.after(range.upperBound).sign == ")" {
      let open = signs.last(before: range.lowerBound) - 1
      let close = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: ")"))
      let isCall = tokens(in: 0..<open).last.map { $0.isName && $0.range.upperBound == open }
      guard isCall != true, let close else { break }
      range = open..<close + 1
    }
    return range
  }

  /// How an expression is compared, and where the other side begins: `==` and `""` in `name == ""`.
  func comparison(of chain: Chain) -> (sign: Substring, with: Int)? {
    let (sign, other) = signs.after(operand(chain).upperBound)
    return sign.compares ? (sign, other) : nil
  }

  /// Where the other side of an `==` or `!=` begins.
  func equated(to chain: Chain) -> Int? {
    comparison(of: chain).flatMap { ["==", "!="].contains($0.sign) ? $0.with : nil }
  }

  /// `>` and `3` of `count > 3`
  func comparedNumber(_ chain: Chain) -> (sign: Substring, number: Double)? {
    guard let (sign, other) = comparison(of: chain), let token = token(at: other),
      token.kind == "number", let number = Double(text(token).filter { $0 != "_" })
    else { return nil }
    return (sign, number)
  }

  /// Whether the chain, with its call, is on either side of a comparison.
  func isCompared(_ chain: Chain) -> Bool {
    let range = operand(chain)
    return signs.before(range.lowerBound).compares || signs.after(range.upperBound).sign.compares
  }

  /// `"yes".count` and `"title".localized`: the name continues a text.
  func isOnText(_ chain: Chain) -> Bool {
    let end = chain.startsWithDot ? signs.last(before: chain.start - 1) : 0
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\"")
  }

  /// `label.text! += name`
  func isAdded(to chain: Chain) -> Bool { signs.after(chain.range.upperBound).sign == "+=" }

  /// `title` of `let title: String`
  func isTyped(_ chain: Chain) -> Bool { signs.after(chain.range.upperBound).sign == ":" }

  /// Whether a member of the call's result is used: `Maker().make()`.
  func hasMember(after chain: Chain) -> Bool {
    call(of: chain).map { signs.after($0.range.upperBound).sign == "." } ?? false
  }

  /// Whether an element is set, as in `cache[key] = value`.
  func assignsElement(of chain: Chain) -> Bool {
    guard let end = call(of: chain)?.range.upperBound, end < bytes.count,
      bytes[end - 1] == UInt8(ascii: "]")
    else { return false }
    return signs.after(end).sign.assigns
  }

  /// The text before a chain on its line.
  func line(before chain: Chain) -> String {
    let start = lineStart(of: chain.start)
    return text(start..<chain.start)
  }

  /// The text behind a chain on its line.
  func line(after chain: Chain) -> String {
    text(chain.range.upperBound..<lineEnd(of: chain.range.upperBound))
  }

  /// `switch` of `switch row.kind`
  func word(before offset: Int) -> String? {
    let end = signs.last(before: offset)
    return tokens(in: 0..<end).last.flatMap { $0.range.upperBound == end ? text($0) : nil }
  }

  /// Whether the chain is in the condition of a `guard`.
  func isGuarded(_ chain: Chain) -> Bool {
    let offset = chain.start
    return nodes(kind: "stmt.guard").contains { node in
      node.range.contains(offset)
        && !node.children.contains { $0.kind == "stmt.brace" && $0.range.contains(offset) }
    }
  }

  /// `catch { … }`, which sourcekitd reports as a case.
  func isCatch(_ node: SyntaxNode) -> Bool {
    node.kind == "stmt.case" && tokens(in: node.range).first.map(text) == "catch"
  }
}
