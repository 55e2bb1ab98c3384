/// How a kata differs from the one that was solved.
struct KataChange: Equatable, Sendable {
  let kata: KataID
  /// How many more tests there are, or planted bugs in a kata of kind `tests`; nil where they are
  /// unchanged.
  let tests: Int?
  let hasNewBrief: Bool
  var isCode = true
  /// Stands for the kata as it is now.
  let content: String
}
