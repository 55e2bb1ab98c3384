/// Builds and runs suites.
protocol SuiteWorkerLogic: Sendable {
  /// What the files of a suite declare.
  func outline(of suite: [SourceFile]) throws -> SuiteOutline
  func run(_ job: SuiteJob) throws -> SuiteRun
}
