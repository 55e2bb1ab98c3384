import Entities

/// Names joined by dots as written, such as `self?.presenter?.presentLogin`.
struct Chain: Equatable, Sendable {
  /// Without a leading `self`.
  let names: [String]
  /// It was written with `self`, so that no local name is meant.
  let isOnSelf: Bool
  let range: Range<Int>
  /// It goes on from something that is not a name: `.success`, `make().show`.
  let startsWithDot: Bool
  let isCalled: Bool
  let isAssigned: Bool
}

/// Finds the chains of a file in its tokens, so that texts and comments are
/// never taken for code.
struct ChainReader {
  let bytes: [UInt8]
  let tokens: [SyntaxToken]
  let calls: [SyntaxNode]

  func chains() -> [Chain] {
    let called = Set(calls.map(\.nameRange.upperBound))
    var found: [Chain] = []
    var index = 0
    while index < tokens.count {
      guard startsChain(index) else {
        index += 1
        continue
      }
      var last = index
      while last + 1 < tokens.count, isJoined(tokens[last], tokens[last + 1]) { last += 1 }
      found.append(chain(from: index, to: last, called: called))
      index = last + 1
    }
    return found
  }

  private func chain(from first: Int, to last: Int, called: Set<Int>) -> Chain {
    var names = tokens[first...last].map { text($0.range) }
    let isOnSelf = names.count > 1 && names[0] == "self"
    if isOnSelf { names.removeFirst() }
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    let next = skipBlanks(from: skipUnwraps(from: range.upperBound))
    return Chain(
      names: names, isOnSelf: isOnSelf, range: range,
      startsWithDot: isDotted(before: range.lowerBound),
      isCalled: called.contains(range.upperBound) || byte(range.upperBound) == "(",
      isAssigned: isAssignment(at: next))
  }

  private func startsChain(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.isName { return true }
    guard token.kind == "keyword" else { return false }
    return ["self", "Self", "super"].contains(text(token.range))
      || isDotted(before: token.range.lowerBound)
  }

  /// Whether only `.`, `?.` or `!.` (and blanks) stands between two tokens.
  private func isJoined(_ left: SyntaxToken, _ right: SyntaxToken) -> Bool {
    guard right.isName || right.kind == "keyword",
      left.range.upperBound < right.range.lowerBound
    else { return false }
    var dots = 0
    for byte in bytes[left.range.upperBound..<right.range.lowerBound] {
      switch Character(UnicodeScalar(byte)) {
      case ".": dots += 1
      case "?", "!", " ", "\n", "\t", "\r": continue
      default: return false
      }
    }
    return dots == 1
  }

  private func isAssignment(at offset: Int) -> Bool {
    guard let first = byte(offset), let second = byte(offset + 1) else { return false }
    if first == "=" { return second != "=" }
    return "+-*/%|&".contains(first) && second == "="
  }

  private func isDotted(before offset: Int) -> Bool {
    byte(offset - 1) == "." && byte(offset - 2) != "."
  }

  private func skipUnwraps(from offset: Int) -> Int {
    var offset = offset
    while let next = byte(offset), next == "?" || next == "!" { offset += 1 }
    return offset
  }

  private func skipBlanks(from offset: Int) -> Int {
    var offset = offset
    while let next = byte(offset), next == " " || next == "\n" { offset += 1 }
    return offset
  }

  private func byte(_ offset: Int) -> Character? {
    bytes.indices.contains(offset) ? Character(UnicodeScalar(bytes[offset])) : nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension SyntaxToken {
  var isName: Bool { kind == "identifier" || kind == "typeidentifier" }
}
