/// How a kata differs from its version when it was solved.
struct KataChange: Equatable, Sendable {
  let kata: KataID
  /// How many tests were added, or planted bugs in a kata of kind `tests`; negative if some were
  /// removed, nil if the suite is unchanged.
  let tests: Int?
  let hasNewBrief: Bool
  var isCode = true
  /// Identifies the kata's present suite and brief.
  let content: String
}
