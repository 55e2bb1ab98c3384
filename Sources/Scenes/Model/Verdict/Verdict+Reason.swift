extension Verdict {
  /// Why a verdict without a failing test is not green.
  enum Reason: Codable, Equatable, Sendable {
    // About the suite that judges a scene.

    case noTest
    case notRun([TestName])
    case allSkipped
    /// Failures that belong to no test, by their messages.
    case failedOutsideTests([String])
    case crashedOutsideTests([Failure])
    case endedEarly
    /// The program failed after all tests were run.
    case failedAtEnd
    case outOfTime

    // About the learner's own suite.

    case suiteHasNoTest
    case suiteAssertsNothing
    /// Either every test fails, or only some.
    case suiteFailsOnCorrectScene(every: Bool)
    case testSleeps(TestName)
    case missesBugs(Int, of: Int)
  }

  /// What else the learner should know.
  enum Remark: Codable, Equatable, Sendable {
    case overlooked([OverlookedTest])
    /// Green code that is not graded, because it uses a name that belongs to suites.
    case namesSuites(String)
  }

  /// What the suite asks for and the learner's code does not offer yet.
  struct Need: Codable, Equatable, Sendable {
    let requirement: MissingRequirement
    /// The suite's line that asks for it, if the learner may see it.
    var line: String?
  }
}
