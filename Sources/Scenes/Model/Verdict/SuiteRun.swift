/// What one run of a suite gave, before anybody judges it.
struct SuiteRun: Equatable, Sendable {
  var ending: Ending
  /// All tests of the suite, also those that were not reached.
  var results: [TestResult] = []
  /// What was recorded and belongs to no test.
  var issues: [Failure] = []
  var diagnostics: [Diagnostic] = []
  /// The last lines that the tests and the tools printed: for showing, never for judging.
  var output = ""
  var seconds: Double = 0
  /// Why the suite could not be read; what it declares is not known then.
  var unreviewed: String?

  enum Ending: Equatable, Sendable {
    case finished
    /// The learner's code or the suite does not compile or link.
    case buildFailed
    case crashed
    case timedOut
  }
}
