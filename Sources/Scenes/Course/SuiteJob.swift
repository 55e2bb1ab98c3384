/// A suite to run, and the code to run it against.
struct SuiteJob: Equatable, Sendable {
  /// Names the hidden package that is used, and so the build that is kept, such as
  /// `02-interactor/01-validate-then-ask`.
  var package: String
  let module: String
  var sources: [SourceFile]
  let suite: [SourceFile]
  let support: [SupportModule]
  let testSeconds: Int
  /// What the suite finds in its environment, beside what every suite has.
  var environment: [String: String] = [:]
  /// Whether the tests of XCTest are run last first.
  var isReversed = false
  /// The numbers of a woven scene's breaks that it is run with, each alone.
  var breaks: [Int] = []
}
