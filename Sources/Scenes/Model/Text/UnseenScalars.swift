extension Unicode.Scalar {
  /// Whether it is a line break, another control character, or a mark that changes the
  /// direction of text. A stranger's text may bring none of them to a terminal or a page.
  var isUnseen: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it is unseen or a format character. Joiners, which make one sign of several, are not.
  var isHidden: Bool {
    isUnseen || properties.generalCategory == .format && value != 0x200c && value != 0x200d
  }
}
