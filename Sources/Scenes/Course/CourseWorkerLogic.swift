/// Reads a course: its katas, and what belongs to each.
protocol CourseWorkerLogic: Sendable {
  /// - Parameter isThorough: whether mutants' files are looked at, too.
  /// - Throws: `UserError` when there is no course at all.
  func course(isThorough: Bool) throws -> Course
  /// The terms that the course explains; none where it has no `words.md`.
  func glossary() throws -> Glossary
  /// By stage; none where the course has no `cards.md`.
  func cards() throws -> [String: StageCard]
  /// What the course teaches, row by row; empty when it has no such table.
  func ideas() throws -> [Idea]
  // Each throws a `CourseProblem` that names the file which cannot be read.
  func brief(of kata: Kata) throws -> String
  func hints(of kata: Kata) throws -> Hints
  func files(_ part: KataPart, of kata: Kata) throws -> [SourceFile]
  func support(of kata: Kata) throws -> [SupportModule]
  /// Right solutions besides the reference; none where the course has no more.
  func others(of kata: Kata) throws -> [OtherSolution]
}

extension CourseWorkerLogic {
  func course() throws -> Course { try course(isThorough: false) }
}
