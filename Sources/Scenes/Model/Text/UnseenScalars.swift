extension Unicode.Scalar {
  /// Whether it is a line break, another control character, or a mark that turns the
  /// direction of text: what a stranger's text may not bring to a terminal or a page.
  var isUnseen: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it is unseen or a mark of format, but for joiners, which make one sign of several.
  var isHidden: Bool {
    isUnseen || properties.generalCategory == .format && value != 0x200c && value != 0x200d
  }
}
