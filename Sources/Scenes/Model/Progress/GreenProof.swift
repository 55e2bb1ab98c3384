/// What a green proved, by content: enough to see later that the kata is not the same any more.
struct GreenProof: Equatable, Sendable {
  let exam: Exam
  /// Stands for the bytes of the learner's work.
  let work: String
  /// How many tests the suite has; in a kata of kind `tests`, how many planted bugs.
  let tests: Int

  /// What judged the work.
  struct Exam: Equatable, Sendable {
    /// Stand for the bytes of what judges the kata, and of its brief.
    let suite: String
    let brief: String
  }
}

/// As the journal writes it: suite, brief, work and the number of tests, between spaces.
extension GreenProof: LosslessStringConvertible {
  var description: String { "\(exam.suite) \(exam.brief) \(work) \(tests)" }

  init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 4, let tests = Int(parts[3]) else { return nil }
    exam = Exam(suite: parts[0], brief: parts[1])
    (work, self.tests) = (parts[2], tests)
  }
}
