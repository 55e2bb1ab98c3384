/// Reads a course: its katas, and what belongs to each.
protocol CourseWorkerLogic: Sendable {
  /// - Parameter isThorough: whether to look at the mutants' files, too.
  /// - Throws: `UserError` when there is no course at all.
  func course(isThorough: Bool) throws -> Course
  /// The terms that the course explains; none if it has no `words.md`.
  func glossary() throws -> Glossary
  /// The cards by stage; none if the course has no `cards.md`.
  func cards() throws -> [String: StageCard]
  /// What the course teaches, row by row; empty if it has no `ideas.json`.
  func ideas() throws -> [Idea]
  // Each throws a `CourseProblem` that names the file which cannot be read.
  func brief(of kata: Kata) throws -> String
  func hints(of kata: Kata) throws -> Hints
  func files(_ part: KataPart, of kata: Kata) throws -> [SourceFile]
  func support(of kata: Kata) throws -> [SupportModule]
  /// Correct solutions besides the reference, if the course has any.
  func others(of kata: Kata) throws -> [OtherSolution]
}

extension CourseWorkerLogic {
  func course() throws -> Course { try course(isThorough: false) }
}
