/// Names joined by dots as written, such as `self?.presenter?.presentLogin`.
struct Chain: Equatable, Sendable {
  /// Without a leading `self`; what `(view as? LoginView)?.title` goes on from
  /// counts as the name `LoginView`.
  let names: [String]
  let range: Range<Int>
  /// It was written with `self`, so that no local name is meant.
  let isOnSelf: Bool
  /// The first name is the type of a cast.
  let isOnCast: Bool
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
    let startsWithDot = isDotted(before: tokens[first].range.lowerBound)
    let cast = startsWithDot ? castType(before: first) : nil
    if let cast { names.insert(cast, at: 0) }
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    let next = skip(" \n", from: skip("?!", from: range.upperBound))
    return Chain(
      names: names, range: range, isOnSelf: isOnSelf, isOnCast: cast != nil,
      startsWithDot: startsWithDot && cast == nil,
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

  /// `LoginView` where `(view as? LoginView)?` stands before the token.
  private func castType(before index: Int) -> String? {
    guard index > 1, tokens[index - 1].isName else { return nil }
    let between = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    let closes = bytes[between].filter { !" \n?!.".utf8.contains($0) }
    var first = index - 1
    while first > 0, tokens[first - 1].isName, isJoined(tokens[first - 1], tokens[first]) {
      first -= 1
    }
    guard first > 0, closes == Array(")".utf8), text(tokens[first - 1].range) == "as" else {
      return nil
    }
    return tokens[first..<index].map { text($0.range) }.joined(separator: ".")
  }

  private func isAssignment(at offset: Int) -> Bool {
    guard let first = byte(offset), let second = byte(offset + 1) else { return false }
    if first == "=" { return second != "=" }
    return "+-*/%|&".contains(first) && second == "="
  }

  private func isDotted(before offset: Int) -> Bool {
    byte(offset - 1) == "." && byte(offset - 2) != "."
  }

  private func skip(_ characters: String, from offset: Int) -> Int {
    var offset = offset
    while let next = byte(offset), characters.contains(next) { offset += 1 }
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
