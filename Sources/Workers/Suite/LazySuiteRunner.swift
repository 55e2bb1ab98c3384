package import Entities
package import Foundation
package import Scenes

/// Looks for the toolchain when a suite is to be run, not before: reading a brief needs none.
package struct LazySuiteRunner: SuiteWorkerLogic {
  private let packages: URL
  private let finder: ToolchainFinder

  package init(packages: URL, environment: [String: String], toolchainCache: URL) {
    self.packages = packages
    finder = ToolchainFinder(environment: environment, cache: toolchainCache)
  }

  package func outline(of suite: [SourceFile]) throws -> SuiteOutline {
    try runner().outline(of: suite)
  }

  package func run(_ job: SuiteJob) throws -> SuiteRun {
    try runner().run(job)
  }

  private func runner() throws -> SuiteRunner {
    SuiteRunner(
      packages: packages, toolchain: try finder.find(), environment: finder.environment)
  }
}
