/// Builds and runs suites.
protocol SuiteWorkerLogic: Sendable {
  func outline(of suite: [SourceFile]) throws -> SuiteOutline
  func run(_ job: SuiteJob) throws -> SuiteRun
}
