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

enum KataPart: Sendable {
  case starter
  /// The reference scene of a kata of kind `tests`.
  case scene
  case hiddenSuite
  /// The files of the reference solution that differ from the kata's start.
  case solution
  case mutant(Mutant)
  /// The files of another right solution that differ from the reference.
  case other(OtherSolution)
  /// What the scene is played with.
  case play

  /// The path in the folder that holds `Katas`.
  func folder(of kata: Kata) -> String {
    switch self {
    case .starter: "Katas/\(kata.folder)/Starter"
    case .scene: "Katas/\(kata.folder)/Scene"
    case .hiddenSuite: "Katas/\(kata.folder)/Tests"
    case .solution: "Solutions/\(kata.folder)"
    case .other(let other): "Solutions/\(kata.folder)/Others/\(other.name)"
    case .play: "Katas/\(kata.folder)/Play"
    case .mutant(let mutant): "Katas/\(kata.folder)/Mutants/\(mutant.name)"
    }
  }
}

protocol SuiteWorkerLogic: Sendable {
  /// What the files of a suite declare.
  func outline(of suite: [SourceFile]) throws -> SuiteOutline
  func run(_ job: SuiteJob) throws -> SuiteRun
}

protocol SyntaxWorkerLogic: Sendable {
  /// - Parameter folder: where the files are, as findings show it, such as `Sources/Login`.
  func read(_ files: [SourceFile], in folder: String) throws -> [ReviewedFile]
}
