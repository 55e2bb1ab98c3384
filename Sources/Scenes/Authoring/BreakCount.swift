/// How many breaks of a kata compile, and how many of those nothing notices.
struct BreakCount: Encodable, Equatable, Sendable {
  var all = 0
  /// Those for which `kata.json` has no reason.
  var unnoticed = 0
  var harmless = 0

  static func + (left: BreakCount, right: BreakCount) -> BreakCount {
    BreakCount(
      all: left.all + right.all, unnoticed: left.unnoticed + right.unnoticed,
      harmless: left.harmless + right.harmless)
  }
}
