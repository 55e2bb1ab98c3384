/// Tells keys from the bytes that a terminal sends for them.
enum KeyReader {
  static func keys(in bytes: [UInt8]) -> [TerminalEvent.Key] {
    // An escape alone is a key. With `[` or `O` after it, it begins a sequence, whose last
    // character tells the key.
    let sent = /\u{1b}(?:[\[O](?<parameters>[^@-~]*)(?<last>[@-~])?)?|(?s:.)/
    return String(decoding: bytes, as: UTF8.self)
      .matches(of: sent.matchingSemantics(.unicodeScalar))
      .compactMap { key($0.output.parameters, $0.output.last ?? $0.output.0) }
  }

  /// - Parameter parameters: nil if it is no sequence.
  private static func key(_ parameters: Substring?, _ sign: Substring) -> TerminalEvent.Key? {
    switch (parameters, sign) {
    case (nil, "\u{1b}"): .escape
    case (nil, "\n"), (nil, "\r"): .enter
    case (nil, "\u{8}"), (nil, "\u{7f}"): .backspace
    case (nil, "\t"): .tab
    case (nil, _):
      sign.unicodeScalars.first.flatMap { $0.value < 0x20 ? nil : .character(Character($0)) }
    case (_, "Z"): .backTab
    case (_, "A"): .up
    case (_, "B"): .down
    case (_, "H"), ("1", "~"), ("7", "~"): .home
    case (_, "F"), ("4", "~"), ("8", "~"): .end
    case ("5", "~"): .pageUp
    case ("6", "~"): .pageDown
    default: nil
    }
  }
}
