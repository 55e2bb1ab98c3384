/// What became of one test.
package struct TestResult: Codable, Equatable, Sendable {
  package let name: TestName
  package var status: Status
  package var failures: [Failure]
  package var seconds: Double

  package init(
    name: TestName, status: Status, failures: [Failure] = [], seconds: Double = 0
  ) {
    self.name = name
    self.status = status
    self.failures = failures
    self.seconds = seconds
  }

  /// The test came to its end: what it recorded decides.
  package mutating func end() {
    status = failures.isEmpty ? .passed : .failed
  }

  /// It took the run down with it: what was printed last is its doing.
  package var isCutShort: Bool { status == .crashed || status == .timedOut }

  package enum Status: String, Codable, Sendable {
    case passed, failed, crashed, skipped
    case timedOut = "timed-out"
    case notRun = "not-run"
  }
}

/// A test's name, such as `LoginInteractorTests.testEmptyEmailIsPresented`. A
/// function outside any type has no suite.
package struct TestName: Codable, Hashable, Sendable, CustomStringConvertible {
  package let suite: String
  /// Without parentheses and labels, as hints and mutants name it.
  package let function: String

  package init(suite: String, function: String) {
    self.suite = suite
    self.function = function
  }

  package var description: String { suite.isEmpty ? function : "\(suite).\(function)" }

  /// Whether a hint or a mutant means this test: by its function or in full.
  package func matches(_ word: String) -> Bool {
    word == function || word == description
  }
}

/// One failed assertion, or the crash of a test.
package struct Failure: Codable, Equatable, Sendable {
  /// What the suite's author wrote, or what went wrong.
  package let message: String
  package var actual: String?
  package var expected: String?
  /// The argument of a parameterised test.
  package var argument: String?
  package var place: Place?

  package init(
    message: String, actual: String? = nil, expected: String? = nil, argument: String? = nil,
    place: Place? = nil
  ) {
    self.message = message
    self.actual = actual
    self.expected = expected
    self.argument = argument
    self.place = place
  }
}

/// A place in a file. Lines and columns are counted from 1.
package struct Place: Codable, Hashable, Sendable {
  package let file: String
  package let line: Int
  package var column: Int?

  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}
