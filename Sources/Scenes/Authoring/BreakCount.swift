/// How many breaks of a kata compile, and how many of those are not noticed.
struct BreakCount: Encodable, Equatable, Sendable {
  var all = 0
  /// Breaks that nothing notices and for which `kata.json` has no reason.
  var unnoticed = 0
  var harmless = 0

  static func + (left: BreakCount, right: BreakCount) -> BreakCount {
    BreakCount(
      all: left.all + right.all, unnoticed: left.unnoticed + right.unnoticed,
      harmless: left.harmless + right.harmless)
  }
}
