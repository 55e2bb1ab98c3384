import Foundation

/// When a solved kata is due again: after growing pauses, which keep what one recalls within reach
/// at all times. Kang, Lindsey, Mozer and Pashler tried them over weeks (Retrieval practice over
/// the long term, Psychonomic Bulletin & Review 21, 2014). Each pause is about a third of the next:
/// the best gap was 20 to 40 % of a week to be bridged, less of longer times (Cepeda, Vul, Rohrer,
/// Wixted and Pashler: Spacing Effects in Learning, Psychological Science 19, 2008, 1095–1102).
enum Spacing {
  /// Days after the first green, the second, and so on; after the last it does not come again.
  static let days = [2.0, 7, 21, 60, 180]
  /// A kata that took this many checks and hints was hard, and comes in half the time.
  static let hard = 8
  /// Minutes of the longest kata that comes again. Five minutes a day should be enough, and the
  /// second time takes a third of the first.
  static let longest = 15

  /// When the kata is due; nil if it does not come again.
  static func due(_ record: Progress.Record, _ kata: Kata) -> Date? {
    guard let solved = record.solved, kata.manifest.minutes <= longest,
      (1...days.count).contains(solved.times)
    else { return nil }
    let days = days[solved.times - 1] / (solved.effort >= hard ? 2 : 1)
    return solved.last.addingTimeInterval(days * 86_400)
  }
}

extension Progress {
  /// The katas that come again and when each is due, the earliest first. A repetition that was
  /// begun and left comes before all others.
  func repetitions(in course: Course) -> [(kata: Kata, due: Date)] {
    course.katas.compactMap { kata in
      let record = record(of: kata.id)
      guard !record.isAgain else { return (kata, .distantPast) }
      return Spacing.due(record, kata).map { (kata, $0) }
    }.sorted { $0.due < $1.due }
  }
}
