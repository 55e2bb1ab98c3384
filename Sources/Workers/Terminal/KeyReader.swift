import Scenes

/// Tells keys from the bytes that a terminal sends for them.
enum KeyReader {
  static func keys(in bytes: [UInt8]) -> [Watch.Key] {
    var keys: [Watch.Key] = []
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1b: keys.append(contentsOf: escaped(&rest))
      case 0x0a, 0x0d: keys.append(.enter)
      case 0x08, 0x7f: keys.append(.backspace)
      case 0..<0x20: break
      default: keys.append(.character(Character(scalar)))
      }
    }
    return keys
  }

  /// What follows an escape; nothing does when the key itself was pressed.
  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> [Watch.Key] {
    guard let first = rest.first, first == "[" || first == "O" else { return [.escape] }
    rest.removeFirst()
    var parameters = ""
    while let scalar = rest.popFirst() {
      if ("@"..."~").contains(scalar) {
        return key(parameters, final: Character(scalar)).map { [$0] } ?? []
      }
      parameters.unicodeScalars.append(scalar)
    }
    return []
  }

  private static func key(_ parameters: String, final: Character) -> Watch.Key? {
    switch (final, parameters) {
    case ("A", _): .up
    case ("B", _): .down
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    default: nil
    }
  }
}
