import Foundation

/// One row of the table: what was measured, what it is compared with, and the most it should be.
struct Row: Encodable {
  let name: String
  /// The unit of the figures: s for seconds, MB for megabytes.
  var unit = "s"
  let ours: [Double]
  /// The measurements to which the figure is a ratio; empty if it stands alone.
  var bare: [Double] = []
  var goal: Double?

  var figure: Double { bare.isEmpty ? ours.median : ours.median / bare.median }

  private enum Key: String, CodingKey {
    case name, unit, ours, bare, figure, goal
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(unit, forKey: .unit)
    try container.encode(ours, forKey: .ours)
    try container.encode(bare, forKey: .bare)
    try container.encode(figure, forKey: .figure)
    try container.encodeIfPresent(goal, forKey: .goal)
  }

  /// The table's line.
  var line: String {
    let measured = bare.isEmpty ? "" : "× \(bare.median.text) \(unit)"
    let ratio = bare.isEmpty ? "" : "= \(figure.text)"
    let verdict = goal.map { "goal \($0.text) \(figure <= $0 ? "✔" : "✘")" } ?? ""
    return [
      name.padded(52), "\(ours.median.text) \(unit)".padded(10), measured.padded(11),
      ratio.padded(8), verdict,
    ].joined(separator: " ")
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

extension Double {
  fileprivate var text: String {
    String(format: self < 0.1 ? "%.4f" : self < 10 ? "%.3f" : "%.1f", self)
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
