package import Foundation

/// A day or a time as people write it, in ISO 8601: `2026-11-30`, `2026-11-30T18:00`,
/// `2026-11-30T18:00:00Z`, `2026-11-30T18:00+01:00`.
package struct Moment: Equatable, Sendable {
  package let beginning: Date
  /// Of a day, its last moment; a time ends when it begins.
  package let end: Date

  /// With a zero for any digit: the formatter would take shorter numbers too.
  private static let shapes: Set<String> = {
    let times = ["0000-00-00T00:00", "0000-00-00T00:00:00"]
    return Set(
      ["0000-00-00"]
        + ["", "Z", "+00:00", "-00:00"].flatMap { zone in
          times.map { $0 + zone }
        })
  }()

  /// - Parameter zone: where the text names none.
  package init?(_ text: String, in zone: TimeZone) {
    let days = "yyyy-MM-dd"
    let times = ["'T'HH:mm", "'T'HH:mm:ss", "'T'HH:mmXXXXX", "'T'HH:mm:ssXXXXX"].map { days + $0 }
    guard Self.shapes.contains(String(text.map { "0123456789".contains($0) ? "0" : $0 })) else {
      return nil
    }
    func date(_ format: String) -> Date? {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = zone
      formatter.isLenient = false
      formatter.dateFormat = format
      return formatter.date(from: text)
    }
    if let time = times.lazy.compactMap(date).first {
      beginning = time
      end = time
    } else if let day = date(days) {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      beginning = day
      end = (calendar.date(byAdding: .day, value: 1, to: day) ?? day).addingTimeInterval(-0.001)
    } else {
      return nil
    }
  }
}
