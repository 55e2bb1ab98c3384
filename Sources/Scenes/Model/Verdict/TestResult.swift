struct TestResult: Codable, Equatable, Sendable {
  let name: TestName
  var status: Status
  var failures: [Failure] = []
  var skipReason: String?
  /// The last lines that were printed before it failed.
  var printed: [String] = []
  var seconds = 0.0
  /// The earlier kata whose suite it comes from and where it passed.
  var workedIn: KataID?

  /// Sets the status of a test that came to its end: what it recorded decides.
  mutating func end(isSkipped: Bool = false) {
    status = !failures.isEmpty ? .failed : isSkipped ? .skipped : .passed
  }

  enum Status: String, Codable, Sendable {
    case passed, failed, crashed, skipped
    case timedOut = "timed-out"
    case notRun = "not-run"
  }
}

/// A test's name, such as `LoginInteractorTests.testEmptyEmailIsPresented`. A
/// function outside any type has no suite.
struct TestName: Codable, Hashable, Sendable, CustomStringConvertible {
  var suite: String
  /// Without parentheses and labels, as hints and mutants name it.
  let function: String
  /// The name that Swift Testing shows instead. It is not part of the identity.
  var displayName: String?

  var description: String { suite.isEmpty ? function : "\(suite).\(function)" }

  var shown: String { description + quotedDisplayName }
  var shortlyShown: String { function + quotedDisplayName }

  private var quotedDisplayName: String { displayName.map { " \"\($0)\"" } ?? "" }

  /// Whether a hint or a mutant means this test: by its function, in full or as it is shown.
  func matches(_ word: String) -> Bool {
    word == function || word == description || word == displayName
  }

  static func == (left: TestName, right: TestName) -> Bool {
    left.suite == right.suite && left.function == right.function
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(suite)
    hasher.combine(function)
  }
}

/// One failed assertion, or the crash of a test.
struct Failure: Codable, Equatable, Sendable {
  /// The message that the suite's author wrote, or what went wrong.
  let message: String
  var actual: String?
  var expected: String?
  /// The argument of a parameterised test.
  var argument: String?
  var place: SourceLocation?
}

/// A place in a file. Lines and columns are counted from 1.
struct SourceLocation: Codable, Hashable, Sendable {
  var file: String
  let line: Int
  var column: Int?
}
