/// What a suite's files declare, read without running them.
struct SuiteOutline: Codable, Equatable, Sendable {
  let tests: [TestDeclaration]
  /// Whether any file asserts anything, or ends a test otherwise where something is wrong.
  let asserts: Bool
  /// Errors at classes and methods whose tests nothing can run, in files of the suite's folder.
  var unreachable: [Diagnostic] = []
  /// Methods of XCTest's classes that were meant for tests, and that nobody runs or calls.
  var overlooked: [OverlookedTest] = []
  /// Whether there may be tests besides, in classes that descend from another module's.
  var isOpen = false

  /// The libraries in use, XCTest first.
  var libraries: [TestLibrary] {
    TestLibrary.allCases.filter { library in
      isOpen || tests.contains { $0.library == library }
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
    /// Or its class is.
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
  /// Functions and macros as it calls them, such as `Task.sleep` and `#expect`.
  let calls: Set<String>
  /// The lines of `#if` that it stands below; whether it is there, only a run tells.
  var conditions: [String] = []

  /// It waits for a time instead of for what happens: slow, and wrong on a busy machine.
  var sleeps: Bool {
    !calls.isDisjoint(with: [
      "sleep", "usleep", "nanosleep", "Task.sleep", "Thread.sleep", "RunLoop.current.run",
      "RunLoop.main.run",
    ])
  }
}
