/// A suite to run, and the code to run it against.
struct SuiteJob: Equatable, Sendable {
  /// The name of the hidden package, and so of the build that is kept, such as
  /// `02-interactor/01-validate-then-ask`.
  var package: String
  let module: String
  var sources: [SourceFile]
  let suite: [SourceFile]
  let support: [SupportModule]
  let testSeconds: Int
  /// Environment variables of the suite, besides those that every suite has.
  var environment: [String: String] = [:]
  /// Whether XCTest's tests are run in reverse order.
  var isReversed = false
  /// The numbers of the woven scene's breaks to run the suite with, one at a time.
  var breaks: [Int] = []
}
