/// A type as written, reduced to what the review asks: which named types it is
/// made of, and how they are wrapped.
struct WrittenType: Equatable, Sendable {
  enum Wrapping: Sendable { case none, collection, other }

  /// `["LoginRoutingLogic", "LoginDataPassing"]` for a composition; empty for a
  /// closure, a tuple and whatever else has no name. Generic arguments are dropped.
  let names: [String]
  var wrapping = Wrapping.none
}

extension WrittenType {
  init(_ text: String) {
    let bare = WrittenType.unwrapped(text)
    if let element = WrittenType.element(of: bare) {
      self.init(names: WrittenType(element).names, wrapping: .collection)
    } else if WrittenType.isPlain(bare) {
      self.init(names: WrittenType.components(of: bare))
    } else {
      self.init(names: [], wrapping: .other)
    }
  }

  /// Without optionals, parentheses, `any`, `some`, `inout` and attributes.
  private static func unwrapped(_ text: String) -> String {
    var text = Substring(text).trimmed
    while true {
      let before = text
      while let last = text.last, last == "?" || last == "!" { text = text.dropLast().trimmed }
      for word in ["any ", "some ", "inout ", "borrowing ", "consuming ", "sending "]
      where text.hasPrefix(word) {
        text = text.dropFirst(word.count).trimmed
      }
      if text.hasPrefix("@"), let blank = text.firstIndex(of: " ") {
        text = text[blank...].trimmed
      }
      if text.hasPrefix("("), text.matchingEnd == text.indices.last {
        text = text.dropFirst().dropLast().trimmed
      }
      if text == before { return String(text) }
    }
  }

  /// The element of `[T]` and `Array<T>`, the value of `[K: V]`.
  private static func element(of text: String) -> String? {
    for name in ["Array<", "Set<"] where text.hasPrefix(name) && text.hasSuffix(">") {
      return String(text.dropFirst(name.count).dropLast())
    }
    guard text.hasPrefix("["), Substring(text).matchingEnd == text.indices.last else { return nil }
    let inside = text.dropFirst().dropLast()
    return (inside.split(atTopLevel: ":").last).map(String.init)
  }

  private static func components(of text: String) -> [String] {
    Substring(text).split(atTopLevel: "&").map { part in
      let name = unwrapped(String(part))
      return String(name.prefix { $0 != "<" })
    }
  }

  /// Neither a closure nor a tuple.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && !text.contains("->") && !text.hasPrefix("(")
      && Substring(text).split(atTopLevel: ",").count == 1
  }
}

extension Substring {
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return text
  }

  /// Where the bracket that the text starts with is closed.
  fileprivate var matchingEnd: Index? {
    var depth = 0
    for index in indices {
      if "([<".contains(self[index]) { depth += 1 }
      if ")]>".contains(self[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Split where the separator stands outside of every bracket.
  fileprivate func split(atTopLevel separator: Character) -> [Substring] {
    var depth = 0
    return split { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return depth == 0 && character == separator
    }.map(\.trimmed)
  }
}
