package import Entities

/// Reads a course.
package protocol CourseWorkerLogic: Sendable {
  /// - Throws: `UserError` when there is no course at all.
  func course() throws -> Course
  // Each throws a `CourseProblem` that names the file which cannot be read.
  func brief(of kata: Kata) throws -> String
  func hints(of kata: Kata) throws -> Hints
  func starter(of kata: Kata) throws -> [SourceFile]
  /// The reference scene of a kata of kind `tests`.
  func scene(of kata: Kata) throws -> [SourceFile]
  func hiddenSuite(of kata: Kata) throws -> [SourceFile]
  func mutant(_ mutant: Mutant, of kata: Kata) throws -> [SourceFile]
  /// The files of the reference solution that differ from the kata's start.
  func solution(of kata: Kata) throws -> [SourceFile]
  func support(of kata: Kata) throws -> [SupportModule]
}

/// Runs suites against code.
package protocol SuiteWorkerLogic: Sendable {
  /// What the files of a suite declare.
  func outline(of suite: [SourceFile]) throws -> SuiteOutline
  func run(_ job: SuiteJob) throws -> SuiteRun
}

/// Reads code for the review.
package protocol SyntaxWorkerLogic: Sendable {
  /// - Parameter folder: where the files are, as findings show it, such as `Sources/Login`.
  func read(_ files: [SourceFile], in folder: String) throws -> [ReviewedFile]
}
