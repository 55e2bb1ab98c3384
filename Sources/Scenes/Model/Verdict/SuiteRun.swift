/// The result of one run of a suite, before it is judged.
struct SuiteRun: Equatable, Sendable {
  var ending: Ending
  /// All tests of the suite, including those that were not reached.
  var results: [TestResult] = []
  /// Recorded failures that belong to no test.
  var issues: [Failure] = []
  var diagnostics: [Diagnostic] = []
  /// The last lines that the tests and the tools printed: for display, never for judging.
  var output = ""
  var seconds: Double = 0
  /// Why the suite could not be read, which leaves its declarations unknown; nil if it was read.
  var unreviewed: String?

  enum Ending: Equatable, Sendable {
    case finished
    /// The learner's code or the suite does not compile or link.
    case buildFailed
    case crashed
    case timedOut
  }
}
