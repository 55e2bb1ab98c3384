extension Practice {
  /// Something to be glad of: it comes once.
  package enum Moment: Equatable, Sendable {
    case firstGreen
    case stage(String, katas: Int)
    case course(Summary)
  }

  /// A finished course.
  package struct Summary: Equatable, Sendable {
    package let katas: Int
    package let attempts: Int
    package let hints: Int
    /// Seconds at work, breaks left out.
    package var seconds = 0.0
    /// The review's rules that its katas taught.
    package var rules: [String] = []

    package init(katas: Int, attempts: Int, hints: Int) {
      self.katas = katas
      self.attempts = attempts
      self.hints = hints
    }
  }
}
