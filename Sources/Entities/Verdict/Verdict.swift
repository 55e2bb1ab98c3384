/// The judgement on a learner's kata.
package struct Verdict: Codable, Equatable, Sendable {
  package let outcome: Outcome
  package var tests: [TestResult] = []
  package var diagnostics: [Diagnostic] = []
  /// What the suite asks for and the learner's code does not offer yet, such as
  /// `LoginInteractor.presenter`.
  package var missing: [String] = []
  package var findings: [Finding] = []
  /// In a kata of kind `tests`: the planted bugs, caught or missed.
  package var bugs: [PlantedBug] = []
  /// Why a red verdict without a failing test is red, such as "the suite has no test".
  package var reason: String?
  /// The mistake that the failures look like, in the words of the mutant that has them.
  package var looksLike: String?
  package var output = ""
  package var seconds: Double = 0
  /// Nothing had changed since it was found.
  package var isRemembered = false

  package init(outcome: Outcome) {
    self.outcome = outcome
  }

  package enum Outcome: String, Codable, Sendable {
    case green, red, crashed
    case buildFailed = "build-failed"
    case timedOut = "timed-out"
  }

  /// The tests that speak against the learner's code, in the suite's order.
  package var failing: [TestResult] {
    tests.filter { $0.status != .passed && $0.status != .skipped && $0.status != .notRun }
  }
}

/// A bug that a learner's suite should catch.
package struct PlantedBug: Codable, Equatable, Sendable {
  package let name: String
  package let says: String
  package let caught: Bool

  package init(name: String, says: String, caught: Bool) {
    self.name = name
    self.says = says
    self.caught = caught
  }
}
