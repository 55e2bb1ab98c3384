import Foundation

extension Failure {
  /// Takes XCTest's sentence apart, for showing: `XCTAssertEqual failed: ("2") is not
  /// equal to ("1") - the presenter was told twice`.
  init(xctest text: String) {
    let text = text.withoutContexts
    let function = text.prefix { $0.isLetter }
    let rest = text.dropFirst(function.count)
    if function == "failed", rest.hasPrefix(" - ") {
      self.init(message: rest.dropFirst(3), of: "XCTFail")
    } else if function.hasPrefix("XCT"), rest.hasPrefix(" failed - ") {
      self.init(message: rest.dropFirst(10), of: function)
    } else if function.hasPrefix("XCT"), rest.hasPrefix(" failed: "),
      let (values, message) = rest.dropFirst(9).valuesAndMessage
    {
      self.init(message: message, of: function)
      let equal = values.components(separatedBy: "\") is not equal to (\"")
      let same = values.components(separatedBy: "\") is equal to (\"")
      if equal.count == 2, values.hasPrefix("(\""), values.hasSuffix("\")") {
        actual = String(equal[0].dropFirst(2))
        expected = String(equal[1].dropLast(2))
          .replacingOccurrences(of: "\") +/- (\"", with: " ± ")
      } else if function == "XCTAssertNotEqual", same.count == 2, values.hasPrefix("(\"") {
        actual = String(same[0].dropFirst(2))
      } else if function == "XCTAssertNil", values.hasPrefix("\""), values.count > 1 {
        actual = String(values.dropFirst().dropLast())
        expected = "nil"
      } else if function != "XCTUnwrap" {
        actual = values
      }
    } else {
      self.init(message: text)
    }
  }

  private init(message: Substring, of function: Substring) {
    self.init(message: message.isEmpty ? "\(function) failed" : String(message))
  }
}

extension Substring {
  /// Splits `("2") is not equal to ("1") - message`. Both the message and a value may hold a
  /// dash, but values end with a quote.
  fileprivate var valuesAndMessage: (values: String, message: Substring)? {
    for end in ["\")", "\"", ""] {
      if let separator = range(of: end + " - ") {
        return (self[..<separator.lowerBound] + end, self[separator.upperBound...])
      }
    }
    return nil
  }
}

extension String {
  /// `LoginTests.Credentials` for a private type, which Swift prints with another number in each
  /// run: `LoginTests.(unknown context at $55f4a291f784).Credentials`.
  var withoutContexts: String {
    replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
