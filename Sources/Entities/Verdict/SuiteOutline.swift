/// What a suite's files declare, read without running them.
package struct SuiteOutline: Codable, Equatable, Sendable {
  package let tests: [TestDeclaration]
  /// Whether any file asserts anything.
  package let asserts: Bool

  package init(tests: [TestDeclaration], asserts: Bool) {
    self.tests = tests
    self.asserts = asserts
  }

  /// The libraries in use, XCTest first.
  package var libraries: [TestLibrary] {
    TestLibrary.allCases.filter { library in tests.contains { $0.library == library } }
  }
}

package enum TestLibrary: String, Codable, Sendable, CaseIterable {
  case xctest
  case swiftTesting = "swift-testing"
}

package struct TestDeclaration: Codable, Equatable, Sendable {
  package let name: TestName
  package let library: TestLibrary
  /// The file, relative to the suite's folder, and the function's first and last line.
  package let file: String
  package let lines: ClosedRange<Int>
  package let isAsync: Bool
  package let isMainActor: Bool
  /// Names of functions and macros that it calls.
  package let calls: Set<String>

  package init(
    name: TestName, library: TestLibrary, file: String, lines: ClosedRange<Int>, isAsync: Bool,
    isMainActor: Bool, calls: Set<String>
  ) {
    self.name = name
    self.library = library
    self.file = file
    self.lines = lines
    self.isAsync = isAsync
    self.isMainActor = isMainActor
    self.calls = calls
  }

  /// It waits for a time instead of for what happens: slow, and wrong on a busy machine.
  package var sleeps: Bool { !calls.isDisjoint(with: ["sleep", "usleep", "nanosleep"]) }
}
