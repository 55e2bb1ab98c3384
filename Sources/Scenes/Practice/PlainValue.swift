/// A value as XCTest prints it, in the words of the learner's code:
/// `LoginError.offline` of the module `Login` becomes `.offline`.
struct PlainValue {
  /// The modules whose names are left out.
  let modules: Set<String>

  func text(_ value: String) -> String {
    var rest = Substring(value)
    var text = ""
    var isQuoted = false
    while let character = rest.first {
      if character == "\"", text.last != "\\" { isQuoted.toggle() }
      if !isQuoted, text.last?.isPartOfName != true, let type = takeType(from: &rest) {
        text += rest.startsWithMember ? "" : type
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text
  }

  /// Takes a type with its module in front, such as `Login.Login.Request`.
  private func takeType(from rest: inout Substring) -> String? {
    guard let dot = rest.firstIndex(where: { !$0.isPartOfName }), rest[dot] == ".",
      modules.contains(String(rest[..<dot])), rest[rest.index(after: dot)...].first.isUppercase
    else { return nil }
    rest = rest[rest.index(after: dot)...]
    var type = ""
    repeat {
      if rest.first == "." { type.append(rest.removeFirst()) }
      type += rest.prefix { $0.isPartOfName }
      rest = rest.drop { $0.isPartOfName }
      type += takeArguments(from: &rest)
    } while rest.first == "." && rest.dropFirst().first.isUppercase
    return type
  }

  /// Takes what stands between `<` and `>`, both included.
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

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension Character? {
  fileprivate var isUppercase: Bool { self?.isUppercase == true }
}

extension Substring {
  /// Whether a member of a type comes next, such as `.failure`.
  fileprivate var startsWithMember: Bool {
    first == "." && dropFirst().first.map { $0.isLowercase } == true
  }
}
