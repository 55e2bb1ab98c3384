extension String {
  /// The lines without their ends, LF or CRLF.
  var lines: [String] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }
}

extension StringProtocol {
  var indent: Int { prefix { $0 == " " }.count }

  /// The text without white space and line breaks at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
