/// Builds and runs suites.
protocol SuiteWorkerLogic: Sendable {
  func outline(of suite: [SourceFile]) throws -> SuiteOutline
  func run(_ job: SuiteJob) throws -> SuiteRun
  /// Builds a woven scene once and runs the suite with each of the job's breaks, one after the
  /// other.
  /// - Returns: the runs that came to an end, by the break's number.
  func runs(_ job: SuiteJob) throws -> [Int: SuiteRun]
}
