/// What a green verdict proved, by content: enough to see later whether the kata has changed.
struct GreenProof: Equatable, Sendable {
  let exam: Exam
  /// A hash of the learner's work.
  let work: String
  /// How many tests the suite has; in a kata of kind `tests`, how many planted bugs.
  let tests: Int

  /// What judged the work.
  struct Exam: Equatable, Sendable {
    /// Hashes of the files that judge the kata, and of its brief.
    let suite: String
    let brief: String
  }
}

/// The form in the journal: suite, brief, work and the number of tests, separated by spaces.
extension GreenProof: LosslessStringConvertible {
  var description: String { "\(exam.suite) \(exam.brief) \(work) \(tests)" }

  init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 4, let tests = Int(parts[3]) else { return nil }
    exam = Exam(suite: parts[0], brief: parts[1])
    (work, self.tests) = (parts[2], tests)
  }
}
