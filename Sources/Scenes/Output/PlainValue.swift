/// Turns a value as XCTest prints it into the form of the learner's code:
/// `LoginError.offline` of the module `Login` becomes `.offline`, `Optional(1)` becomes `1`.
struct PlainValue {
  /// The modules whose names are left out.
  let modules: Set<String>

  func text(_ value: String) -> String {
    var rest = Substring(value.withoutOptionals)
    var text = ""
    var isQuoted = false
    while let character = rest.first {
      if character == "\"", text.last != "\\" { isQuoted.toggle() }
      // An apostrophe within quotes is printed with a backslash.
      if isQuoted, rest.hasPrefix("\\'") { rest.removeFirst() }
      if !isQuoted, text.last?.isPartOfName != true, let type = takeType(from: &rest) {
        // A member, such as `.failure`, needs no type.
        let isMember = rest.first == "." && rest.dropFirst().first?.isLowercase == true
        text += isMember ? "" : type
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text
  }

  /// Takes a type that begins with its module, such as `Login.Login.Request`.
  private func takeType(from rest: inout Substring) -> String? {
    let module = rest.prefix { $0.isPartOfName }
    var after = rest.dropFirst(module.count)
    guard modules.contains(String(module)), after.startsWithType else { return nil }
    var type = ""
    while after.startsWithType {
      let name = after.dropFirst().prefix { $0.isPartOfName }
      after = after.dropFirst(name.count + 1)
      type += ".\(name)\(takeArguments(from: &after))"
    }
    rest = after
    return String(type.dropFirst())
  }

  /// Takes everything from `<` to the matching `>`, including both.
  private func takeArguments(from rest: inout Substring) -> String {
    guard rest.first == "<" else { return "" }
    var depth = 0
    let arguments = rest.prefix { character in
      defer { depth += character == "<" ? 1 : character == ">" ? -1 : 0 }
      return depth > 0 || character == "<"
    }
    guard depth == 0 else { return "" }
    rest = rest.dropFirst(arguments.count)
    return "<" + text(String(arguments.dropFirst().dropLast())) + ">"
  }
}

extension String {
  /// Turns `[Optional(1), Optional(nil)]` into `[1, nil]`.
  fileprivate var withoutOptionals: String {
    guard contains("Optional("), let nested = NestedText(self) else { return self }
    let (characters, word) = (nested.characters, Array("Optional("))
    var left = Set<Int>()
    for start in characters.indices where !nested.isQuoted[start] {
      let isWord =
        start == 0 || !(characters[start - 1].isPartOfName || characters[start - 1] == ".")
      guard isWord, characters[start...].starts(with: word) else { continue }
      let bracket = start + word.count - 1
      left.formUnion(start...bracket)
      left.insert(nested.end(of: bracket))
    }
    return String(characters.indices.filter { !left.contains($0) }.map { characters[$0] })
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  fileprivate var startsWithType: Bool { first == "." && dropFirst().first?.isUppercase == true }
}
