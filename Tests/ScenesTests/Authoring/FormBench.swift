import Entities
import XCTest

@testable import Scenes

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
    _ parts: KataParts, tests: [TestDeclaration]? = nil, finds words: [String],
    line: UInt = #line, file: StaticString = #filePath
  ) throws {
    let worker = CourseWorkerStub(parts: [parts])
    let proof = FormProof(
      kata: parts.kata, worker: worker, authoring: authoring,
      material: KataMaterial(course: Course(katas: [parts.kata]), worker: worker),
      outline: SuiteOutline(
        tests: tests ?? [Self.test("testA"), Self.test("testB")], asserts: true))
    XCTAssertEqual(try proof.problems().map(\.words), words, file: file, line: line)
  }

  /// In a kata that is sound but for its tests.
  func assert(
    _ tests: TestDeclaration..., finds words: [String], line: UInt = #line,
    file: StaticString = #filePath
  ) throws {
    try assert(ProofBench.code(), tests: tests, finds: words, line: line, file: file)
  }
}
