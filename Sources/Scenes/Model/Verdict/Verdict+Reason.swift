extension Verdict {
  /// Why a verdict without a failing test is not green.
  enum Reason: Codable, Equatable, Sendable {
    // Of the suite that judges a scene.

    case noTest
    case notRun([TestName])
    case allSkipped
    /// Something failed that belongs to no test, with what was said.
    case failedOutsideTests([String])
    case crashedOutsideTests([Failure])
    case endedEarly
    /// After all tests were run.
    case failedAtEnd
    case outOfTime

    // Of the learner's own suite.

    case suiteHasNoTest
    case suiteAssertsNothing
    /// Every test of it, or some.
    case suiteFailsOnCorrectScene(every: Bool)
    case testSleeps(TestName)
    case missesBugs(Int, of: Int)
  }

  /// What the learner should know besides.
  enum Remark: Codable, Equatable, Sendable {
    case overlooked([OverlookedTest])
    /// Green code that is not graded, for it has a name that belongs to suites.
    case namesSuites(String)
  }

  /// What the suite asks for and the learner's code does not offer yet.
  struct Need: Codable, Equatable, Sendable {
    let requirement: MissingRequirement
    /// The suite's line that asks for it, where the learner may see it.
    var line: String?
  }
}
