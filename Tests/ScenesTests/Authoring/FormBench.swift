import XCTest

@testable import vipkata

/// Checks the form of a kata, whose suite declares what it is told.
struct FormBench {
  let authoring = AuthoringWorkerSpy()

  static func test(
    _ function: String, _ library: TestLibrary = .xctest, calls: Set<String> = ["XCTAssertEqual"]
  ) -> TestDeclaration {
    TestDeclaration(
      name: Seeds.name(function), library: library, file: "LoginTests.swift", lines: 7...9,
      isAsync: false, isMainActor: false, calls: calls)
  }

  func assert(
    _ parts: KataParts, tests: [TestDeclaration]? = nil, finds words: String...,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    XCTAssertEqual(try problems(parts, tests), words, file: file, line: line)
  }

  /// In a kata that is sound but for its tests.
  func assert(
    _ tests: TestDeclaration..., finds words: String..., file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    XCTAssertEqual(try problems(ProofBench.code(), tests), words, file: file, line: line)
  }

  private func problems(_ parts: KataParts, _ tests: [TestDeclaration]?) throws -> [String] {
    let worker = CourseWorkerStub(parts: [parts])
    return try FormProof(
      kata: parts.kata,
      workers: AuthoringWorkers(
        course: worker, authoring: authoring, memory: ProofMemorySpy(),
        verdicts: VerdictMemorySpy(), suites: SuiteWorkerSpy(),
        syntax: SyntaxWorkerSpy(), parallel: ParallelWorkerStub()),
      material: KataMaterial(course: Course(katas: [parts.kata]), worker: worker),
      outline: SuiteOutline(
        tests: tests ?? [Self.test("testA"), Self.test("testB")], asserts: true)
    ).problems().map(\.words)
  }
}
