import Foundation

/// Both sides of an `#expect(a == b)` that failed, read from Swift Testing's
/// `(a → 1) == (b → 2)`.
struct Comparison: Equatable {
  let actual: String
  let expected: String

  /// Nil for any other expression, and where the values themselves hold an arrow or `==`,
  /// so that it cannot be told which part is which.
  init?(_ expression: String) {
    let sides = expression.components(separatedBy: " == ")
    guard sides.count == 2, let actual = Self.value(sides[0]), let expected = Self.value(sides[1])
    else { return nil }
    let areTexts = [actual, expected].allSatisfy {
      $0.count > 1 && $0.hasPrefix("\"") && $0.hasSuffix("\"")
    }
    self.actual = areTexts ? String(actual.dropFirst().dropLast()) : actual
    self.expected = areTexts ? String(expected.dropFirst().dropLast()) : expected
  }

  private static func value(_ side: String) -> String? {
    let parts = side.components(separatedBy: " → ")
    if parts.count == 1 { return side }
    guard parts.count == 2, side.hasPrefix("("), side.hasSuffix(")") else { return nil }
    return String(parts[1].dropLast())
  }
}
