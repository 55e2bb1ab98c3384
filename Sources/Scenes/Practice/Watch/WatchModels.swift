/// A screen beside the learner's editor: the verdict on every save, and single keys.
enum Watch {
  /// What is shown besides what practice presents itself.
  enum Response: Equatable, Sendable {
    case standing(Standing)
    /// The last check's verdict once more, and the lines of the test that failed in it.
    case lastCheck(Practice.Check.Response)
    case test(Practice.Check.Response)
    case edit(SourceLocation)
    case question(Question, KataID?)
    case list(KataChoice, Progress)
    case help
    case end(Standing)
  }

  struct Standing: Equatable, Sendable {
    let kata: Kata
    let course: Course
    let progress: Progress
    /// The outcome of the last check; nil if there was none.
    let outcome: Verdict.Outcome?
  }

  /// A question that is answered with y or n.
  enum Question: Equatable, Sendable {
    case reset, spoil
  }
}
