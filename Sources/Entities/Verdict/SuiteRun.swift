/// What one run of a suite gave, before anybody judges it.
package struct SuiteRun: Equatable, Sendable {
  package var ending: Ending
  /// All tests of the suite, also those that were not reached.
  package var results: [TestResult] = []
  package var diagnostics: [Diagnostic] = []
  /// The last lines that the tests and the tools printed: for showing, never for judging.
  package var output = ""
  package var seconds: Double = 0
  /// Events of a kind or form that is not known.
  package var unreadEvents = 0

  package init(ending: Ending) {
    self.ending = ending
  }

  package enum Ending: Equatable, Sendable {
    case finished
    /// The learner's code or the suite does not compile or link.
    case buildFailed
    case crashed
    case timedOut
  }
}
