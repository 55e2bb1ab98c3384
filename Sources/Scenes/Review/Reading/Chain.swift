/// Names joined by dots as written, such as `self?.presenter?.presentLogin`.
struct Chain: Sendable {
  /// Without a leading `self`. `(view as? LoginView)?.title` counts as `LoginView.title`, and
  /// `rows[index].title` as `rows.title`.
  let names: [String]
  let range: Range<Int>
  /// It is written with `self`, so it cannot mean a local name.
  let isOnSelf: Bool
  /// The first name is the type of a cast.
  let isOnCast: Bool
  /// The indices of names that are subscripted: 0 in `rows[index].title`.
  let elements: [Int]
  /// It continues something that is not a name: `.success`, `make().show`.
  let startsWithDot: Bool
  let isCalled: Bool
  let isAssigned: Bool
  /// Its last name is a method's, even if it is capitalised like a type.
  let isOfMethod: Bool

  var start: Int { range.lowerBound }
  /// It begins with a name that stands by itself.
  var startsWithName: Bool { !startsWithDot && !isOnSelf }
  var lastName: String { names[names.count - 1] }

  /// `rows` of `rows.map`; nil for a single name.
  var owner: Chain? {
    names.count < 2
      ? nil
      : Chain(
        names: names.dropLast(), range: range, isOnSelf: isOnSelf, isOnCast: isOnCast,
        elements: elements.filter { $0 < names.count - 1 }, startsWithDot: startsWithDot,
        isCalled: false, isAssigned: false, isOfMethod: false)
  }

  /// `LoginWorker` of `LoginWorker()` and `Login.Worker.init()`.
  var constructedType: WrittenType? {
    guard isCalled, startsWithName, !isOnCast, !isOfMethod else { return nil }
    let path = names.last == "init" ? names.dropLast() : names[...]
    guard !path.isEmpty, path.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return WrittenType(names: [path.joined(separator: ".")])
  }
}

/// Finds the chains of a file in its tokens, so that texts and comments are
/// never taken for code.
struct ChainReader {
  let signs: Signs
  /// The offsets at which the names of calls end.
  let calls: Set<Int>
  /// Names of methods that look like types, such as `Load`.
  let methods: Set<String>

  private var bytes: [UInt8] { signs.bytes }
  private var tokens: [SyntaxToken] { signs.tokens }

  func chains() -> [Chain] {
    var found: [Chain] = []
    var index = 0
    while index < tokens.count {
      var last = index
      if startsChain(index) {
        while last + 1 < tokens.count, isJoined(tokens[last], tokens[last + 1]) { last += 1 }
        found.append(chain(from: index, to: last, after: found))
      }
      index = last + 1
    }
    return found
  }

  private func chain(from first: Int, to last: Int, after found: [Chain]) -> Chain {
    var names = tokens[first...last].map { text($0.range) }
    var isOnSelf = names.count > 1 && names[0] == "self"
    if isOnSelf { names.removeFirst() }
    let startsWithDot = isDotted(before: tokens[first].range.lowerBound)
    let cast =
      startsWithDot ? castType(before: first) ?? madeType(before: first, after: found) : nil
    if let cast { names.insert(cast, at: 0) }
    let list = startsWithDot ? list(before: tokens[first].range.lowerBound, among: found) : nil
    if let list {
      names = list.names + names
      isOnSelf = list.isOnSelf
    }
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    return Chain(
      names: names, range: range, isOnSelf: isOnSelf,
      isOnCast: cast != nil || list?.isOnCast == true,
      elements: list.map { $0.elements + [$0.names.count - 1] } ?? [],
      startsWithDot: startsWithDot && cast == nil && list == nil,
      isCalled: calls.contains(range.upperBound) || signs.adjoins("(", range.upperBound),
      isAssigned: signs.assigns(after: range.upperBound),
      isOfMethod: names.last.map(methods.contains) == true)
  }

  private func startsChain(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.isName { return true }
    guard token.kind == "keyword" else { return false }
    return ["self", "Self", "super"].contains(text(token.range))
      || isDotted(before: token.range.lowerBound)
  }

  /// Whether only `.`, `?.` or `!.` (and blanks) is between two tokens; not ` ? .` of a ternary.
  private func isJoined(_ left: SyntaxToken, _ right: SyntaxToken) -> Bool {
    guard right.isName || right.kind == "keyword",
      left.range.upperBound < right.range.lowerBound
    else { return false }
    let between = bytes[left.range.upperBound..<right.range.lowerBound].drop {
      "?!".utf8.contains($0)
    }
    return between.allSatisfy { ". \n\t\r".utf8.contains($0) }
      && between.count { $0 == UInt8(ascii: ".") } == 1
  }

  /// `LoginView` where `(view as? LoginView)?` or `(view as? any LoginView)?` stands before the token.
  private func castType(before index: Int) -> String? {
    guard index > 1, tokens[index - 1].isName else { return nil }
    let between = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    let closes = bytes[between].filter { !" \n?!.".utf8.contains($0) }
    var first = index - 1
    while first > 0, tokens[first - 1].isName, isJoined(tokens[first - 1], tokens[first]) {
      first -= 1
    }
    let words = tokens[..<first].suffix(2).map { text($0.range) }
    guard closes == Array(")".utf8), words.last == "as" || words == ["as", "any"] else {
      return nil
    }
    return tokens[first..<index].map { text($0.range) }.joined(separator: ".")
  }

  /// `LoginWords` where `LoginWords(…).` stands before the token.
  private func madeType(before index: Int, after found: [Chain]) -> String? {
    guard let start = signs.openingBracket("(", ")", before: tokens[index].range.lowerBound),
      let maker = found.last(where: { $0.range.upperBound <= start }),
      maker.range.upperBound == start
    else { return nil }
    return maker.constructedType?.names.joined(separator: ".")
  }

  /// `rows` where `rows[index].` stands before the offset.
  private func list(before offset: Int, among found: [Chain]) -> Chain? {
    guard let start = signs.openingBracket("[", "]", before: offset),
      let end = bytes[..<start].lastIndex(where: { !"?!".utf8.contains($0) }),
      let list = found.last(where: { $0.range.lowerBound <= end }),
      list.range.upperBound == end + 1, !list.startsWithDot
    else { return nil }
    return list
  }

  private func isDotted(before offset: Int) -> Bool {
    let before = bytes[..<offset].suffix(2)
    return before.last == UInt8(ascii: ".") && (before.count < 2 || before.first != before.last)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension SyntaxToken {
  var isName: Bool { kind == "identifier" || kind == "typeidentifier" }
}
