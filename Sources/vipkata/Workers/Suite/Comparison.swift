/// The source of an expectation that failed, and its values, read from Swift Testing's
/// `(view.count → 2) == 1`.
struct Comparison: Equatable {
  /// As it stands in the test: `view.count == 1`.
  let source: String
  /// Nil if it is not told.
  var actual: String?
  var expected: String?

  /// Nil for a sentence, such as "an error was expected but none was thrown".
  init?(_ expression: String) {
    guard let nested = NestedText(expression), !expression.isSentence else { return nil }
    source = expression.source
    let equal = nested.parts(separatedBy: " == ")
    let unequal = nested.parts(separatedBy: " != ")
    if equal.count == 2 {
      actual = equal[0].value
      expected = equal[1].value
      if let got = actual?.unquoted, let wanted = expected?.unquoted {
        actual = got
        expected = wanted
      }
    } else if unequal.count == 2, unequal[1] == "nil" {
      actual = "nil"
    } else if let last = expression.lastValue {
      actual = last
    } else if expression.outerParts(" ").dropFirst().allSatisfy({ $0.hasPrefix("{") }) {
      // A Bool, and not the one that was expected.
      actual = expression.hasPrefix("!") ? "true" : "false"
    } else {
      actual = expression
    }
  }
}

extension String {
  fileprivate func outerParts(_ separator: String) -> [String] {
    NestedText(self)?.parts(separatedBy: separator) ?? [self]
  }

  /// Whether words follow each other, as they do in no expression.
  fileprivate var isSentence: Bool {
    outerParts(" → ")[0].outerParts(" ").filter { $0 != "try" && $0 != "await" }.dropFirst()
      .contains { $0.first?.isLetter == true && !["is", "as", "as?"].contains($0) }
      && outerParts(" == ").count == 1 && outerParts(" != ").count == 1
  }

  /// Without the values after arrows, and without the brackets that only enclose such values.
  fileprivate var source: String {
    let code = outerParts(" → ")[0]
    guard let nested = NestedText(code),
      let start = nested.characters.indices.first(where: {
        !nested.isQuoted[$0] && "([{".contains(nested.characters[$0])
      })
    else { return code }
    let end = nested.end(of: start)
    let inside = String(nested.characters[start + 1..<end])
    let before = start > 0 ? nested.characters[start - 1] : " "
    let after = end + 1 < nested.characters.count ? nested.characters[end + 1] : " "
    let isCall = before.isLetter || before.isNumber || "_)]>".contains(before)
    // Kept in `!(a && b)` and `(a + b).description`.
    let isNeeded =
      ("!-~".contains(before) || ".?![".contains(after))
      && inside.source.outerParts(" ").count > 1
    let isForValue = inside.outerParts(" → ").count > 1 && !isCall && !isNeeded
    return String(nested.characters[..<start])
      + (isForValue
        ? inside.source : "\(nested.characters[start])\(inside.source)\(nested.characters[end])")
      + String(nested.characters[(end + 1)...]).source
  }

  /// The text after the last arrow.
  fileprivate var lastValue: String? {
    let parts = outerParts(" → ")
    return parts.count > 1 ? parts.last : nil
  }

  /// The value of one side of a comparison; a literal has no arrow.
  fileprivate var value: String? {
    if let lastValue { return lastValue }
    if hasPrefix("("), hasSuffix(")"), let inner = String(dropFirst().dropLast()).lastValue {
      return inner
    }
    let isLiteral =
      ["nil", "true", "false"].contains(self)
      || first.map { "\"[.-".contains($0) || $0.isNumber } == true
    return isLiteral ? self : nil
  }

  fileprivate var unquoted: String? {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : nil
  }
}
