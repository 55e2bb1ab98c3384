package import Entities

/// A suite to run, and the code to run it against.
package struct SuiteJob: Equatable, Sendable {
  /// Names the hidden package that is used, and so the build that is kept, such as
  /// `02-interactor/01-validate-then-ask`.
  package let package: String
  package let module: String
  package let sources: [SourceFile]
  package let suite: [SourceFile]
  package let support: [SupportModule]
  /// Seconds that one test may take.
  package let testSeconds: Int
  /// Whether the tests of XCTest are run last first.
  package var isReversed = false

  package init(
    package: String, module: String, sources: [SourceFile], suite: [SourceFile],
    support: [SupportModule], testSeconds: Int
  ) {
    self.package = package
    self.module = module
    self.sources = sources
    self.suite = suite
    self.support = support
    self.testSeconds = testSeconds
  }
}
