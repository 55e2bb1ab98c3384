extension String {
  /// The text inside XML, without the characters that XML does not allow.
  var xml: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t": text += "&#9;"
      case "\n": text += "&#10;"
      case _ where scalar.value < 32 || scalar.value == 0xfffe || scalar.value == 0xffff: break
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
