import Entities
import Foundation

extension String {
  /// On one line and without marks that nobody sees, whatever a learner called it.
  var plainLine: String {
    String(unicodeScalars.map { $0.isHidden ? "�" : Character($0) })
  }

  /// As a cell of CSV. A spreadsheet takes what begins with one of some signs for a formula,
  /// quoted or not.
  var csvCell: String {
    let plain = plainLine
    let isFormula = plain.first.map { "=+-@|%".contains($0) } ?? false
    let quoted = ((isFormula ? "'" : "") + plain).replacingOccurrences(of: "\"", with: "\"\"")
    return "\"\(quoted)\""
  }

  /// As text inside HTML, or inside an attribute in double quotes.
  var html: String { plainLine.xml }
}
