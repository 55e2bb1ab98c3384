import Foundation

/// Makes a stranger's text safe inside other forms.
extension String {
  /// The text on one line and without hidden characters, whatever a learner wrote.
  var plainLine: String {
    String(unicodeScalars.map { $0.isHidden ? "�" : Character($0) })
  }

  /// A cell of CSV that no spreadsheet takes for a formula, as it would a cell that is only quoted.
  fileprivate var csvCell: String {
    let plain = plainLine
    let isFormula = plain.first.map { "=+-@|%".contains($0) } ?? false
    let quoted = ((isFormula ? "'" : "") + plain).replacingOccurrences(of: "\"", with: "\"\"")
    return "\"\(quoted)\""
  }

  /// The text inside HTML, or inside an attribute in double quotes.
  var html: String { plainLine.xml }

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

extension String {
  /// The text as one word of a shell's command.
  var shellWord: String {
    "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  /// The same, without quotes if possible.
  var shownShellWord: String {
    let isBare = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return isBare ? self : shellWord
  }

  /// The text with parts in place of words such as `__TITLE__`. All are replaced in one pass, since
  /// a stranger's text may contain such a word.
  func filled(_ parts: [String: String]) -> String {
    replacing(#/__([A-Z]+)__/#) { parts[String($0.output.1)] ?? "" }
  }
}

/// Rows of a spreadsheet.
struct CSV: Renderer {
  let rows: [[String]]

  var text: String {
    rows.map { $0.map(\.csvCell).joined(separator: ",") }.joined(separator: "\n")
  }
}
