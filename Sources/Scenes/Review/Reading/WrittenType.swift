/// A type as written, reduced to what the review asks: which named types it is
/// made of.
struct WrittenType: Equatable, Sendable {
  /// `["LoginRoutingLogic", "LoginDataPassing"]` for a composition; empty for a closure, a tuple
  /// and anything else without a name.
  var names: [String]
  /// The type names in brackets: generic arguments, dictionary keys, and what closures and tuples
  /// are made of.
  private(set) var inside: [String] = []
  /// The type with the names in its brackets, and in those of the type that it is an alias of.
  var whole: WrittenType { WrittenType(names: names + inside, isWhole: true) }
  private(set) var isWhole = false
  var isClosure = false
  /// It is a collection of the named type.
  private(set) var isCollection = false
  /// It is a collection of such collections.
  private(set) var isListOfLists = false

  /// The type of one element.
  var element: WrittenType {
    var one = self
    one.isCollection = isListOfLists
    one.isListOfLists = false
    return one
  }
}

extension WrittenType {
  init(_ text: String) {
    let bare = Self.unwrapped(text)
    if let element = Self.element(of: bare) {
      let one = WrittenType(element)
      self.init(names: one.names, isCollection: true, isListOfLists: one.isCollection)
    } else if bare.contains("->") || bare.hasPrefix("(") || bare.parts(between: ",").count != 1 {
      self.init(names: [])
      isClosure = bare.contains("->")
    } else {
      self.init(
        names: bare.parts(between: "&").map {
          String(Self.unwrapped($0).prefix { $0 != "<" }).trimmed
        })
    }
    if names.isEmpty || bare.utf8.contains(where: { "<([".utf8.contains($0) }) {
      inside = bare.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
        .map(String.init).filter { name in
          name.first?.isUppercase == true && !names.contains(name)
            && !Self.lists.contains(name + "<")
        }
    }
  }

  /// The text without optionals, parentheses, `any`, `some`, `inout` and attributes.
  private static func unwrapped(_ text: String) -> String {
    var text = text.trimmed
    while true {
      let before = text
      while let last = text.last, last == "?" || last == "!" { text = text.dropLast().trimmed }
      for word in ["any ", "some ", "inout ", "borrowing ", "consuming ", "sending "]
      where text.hasPrefix(word) {
        text = text.dropFirst(word.count).trimmed
      }
      if text.hasPrefix("@") { text = text.dropFirst().drop(while: \.isLetter).trimmed }
      if text.hasPrefix("("), text.isOneBracket { text = text.dropFirst().dropLast().trimmed }
      if text == before { return text }
    }
  }

  private static let lists = [
    "Array<", "Set<", "Dictionary<", "OrderedSet<", "OrderedDictionary<", "IdentifiedArrayOf<",
  ]

  /// The element of `[T]` and `Array<T>`, the value of `[K: V]`.
  private static func element(of text: String) -> String? {
    for name in lists where text.hasPrefix(name) && text.hasSuffix(">") {
      return String(text.dropFirst(name.count).dropLast()).parts(between: ",").last
    }
    guard text.hasPrefix("["), text.isOneBracket else { return nil }
    return String(text.dropFirst().dropLast()).parts(between: ":").last
  }
}

extension String {
  /// Whether the bracket that the text starts with is closed at its end.
  fileprivate var isOneBracket: Bool {
    var depth = 0
    let end = indices.first { index in
      if "([<".contains(self[index]) { depth += 1 }
      if ")]>".contains(self[index]) { depth -= 1 }
      return depth == 0
    }
    return end != nil && end == indices.last
  }

  /// The parts between separators that stand outside of every bracket.
  fileprivate func parts(between separator: Character) -> [String] {
    var depth = 0
    return split { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return depth == 0 && character == separator
    }.map(\.trimmed)
  }

  /// `Login.Load` of `Login.Load.Request`; empty for a single name.
  var withoutLastName: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? ""
  }

  /// `Login` of `Login.Load.Request`.
  var firstName: String {
    utf8.firstIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
  }

  /// `Request` of `Login.Load.Request`.
  var lastName: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
