/// The declarations in a suite's files, read without running them.
struct SuiteOutline: Codable, Equatable, Sendable {
  let tests: [TestDeclaration]
  /// Whether any file has an assertion, or another way to end a test when something is wrong.
  let asserts: Bool
  /// Errors at tests that nothing can run, with files relative to the suite's folder.
  var unreachable: [Diagnostic] = []
  /// Methods of XCTest classes that were meant as tests, but are neither run nor called.
  var overlooked: [OverlookedTest] = []
  /// Whether there may be more tests, such as in a class that descends from another module's.
  var mayHaveMoreTests = false

  /// The libraries in use, XCTest first.
  var libraries: [TestLibrary] {
    TestLibrary.allCases.filter { library in
      mayHaveMoreTests || tests.contains { $0.library == library }
    }
  }
}

struct OverlookedTest: Codable, Equatable, Sendable {
  let name: String
  let place: SourceLocation
  let why: Reason

  enum Reason: String, Codable, Sendable, CaseIterable {
    /// It asserts, and its name does not begin with `test`.
    case name
    /// It or its class is private.
    case isPrivate
    case takesArguments
  }
}

enum TestLibrary: String, Codable, Sendable, CaseIterable {
  case xctest
  case swiftTesting = "swift-testing"
}

struct TestDeclaration: Codable, Equatable, Sendable {
  var name: TestName
  let library: TestLibrary
  /// The file, relative to the suite's folder, and the function's first and last line.
  let file: String
  let lines: ClosedRange<Int>
  let isAsync: Bool
  var isMainActor: Bool
  /// The functions and macros that it calls, such as `Task.sleep` and `#expect`.
  let calls: Set<String>
  /// The `#if` lines around it; only a run shows whether it exists.
  var conditions: [String] = []

  /// Whether it waits for a length of time, not for an event: slow, and wrong on a busy machine.
  var sleeps: Bool {
    !calls.isDisjoint(with: [
      "sleep", "usleep", "nanosleep", "Task.sleep", "Thread.sleep", "RunLoop.current.run",
      "RunLoop.main.run",
    ])
  }
}
