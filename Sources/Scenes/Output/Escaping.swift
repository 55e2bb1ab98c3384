import Foundation

/// A stranger's text inside other forms.
extension String {
  /// On one line and without marks that nobody sees, whatever a learner called it.
  var plainLine: String {
    String(unicodeScalars.map { $0.isHidden ? "�" : Character($0) })
  }

  /// A cell of CSV that no spreadsheet takes for a formula, as it would even a quoted one.
  fileprivate var csvCell: String {
    let plain = plainLine
    let isFormula = plain.first.map { "=+-@|%".contains($0) } ?? false
    let quoted = ((isFormula ? "'" : "") + plain).replacingOccurrences(of: "\"", with: "\"\"")
    return "\"\(quoted)\""
  }

  /// As text inside HTML, or inside an attribute in double quotes.
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

  /// The same, bare where it may be.
  var shownShellWord: String {
    let isBare = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return isBare ? self : shellWord
  }

  /// With the parts in the places of words such as `__TITLE__`, all in one go: a stranger's text
  /// may read as one of these.
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
