import Foundation

/// A day or a time as people write it, in ISO 8601: `2026-11-30`, `2026-11-30T18:00`,
/// `2026-11-30T18:00:00Z`, `2026-11-30T18:00+01:00`.
struct DateArgument: Equatable, Sendable {
  let beginning: Date
  /// The last moment of a day; for a time, the same as `beginning`.
  let end: Date

  /// - Parameter zone: used if the text names none.
  init?(_ text: String, in zone: TimeZone) {
    // The formatter alone would also accept shorter numbers.
    let shape =
      #/[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})?)?/#
    guard let (_, time, seconds, ownZone) = text.wholeMatch(of: shape)?.output else { return nil }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.isLenient = false
    formatter.dateFormat =
      "yyyy-MM-dd" + (time == nil ? "" : "'T'HH:mm") + (seconds == nil ? "" : ":ss")
      + (ownZone == nil ? "" : "XXXXX")
    guard let date = formatter.date(from: text) else { return nil }
    beginning = date
    guard time == nil else {
      end = date
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    end = (calendar.date(byAdding: .day, value: 1, to: date) ?? date).addingTimeInterval(-0.001)
  }
}
