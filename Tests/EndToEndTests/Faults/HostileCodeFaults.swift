import Foundation
import XCTest

/// Swift files that were made to end the reader.
final class HostileCodeFaults: FaultTestCase {
  private func review(
    _ done: String, _ code: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let program = try BuiltProgram()
    try code.write(
      to: program.folder.appendingPathComponent("Hostile.swift"), atomically: true, encoding: .utf8)
    let result = try program.run("review", "Hostile.swift")

    XCTAssertTrue([0, 1, 2].contains(result.status), "\(result.status)", file: file, line: line)
    XCTAssertNotEqual(result.output + result.errors, "", file: file, line: line)
    tried(
      Fault(
        done: done, line: program.firstLine(result), status: result.status,
        processes: try program.processesLeft()), file: file, line: line)
  }

  func testCodeThatIsNestedWithoutEnd() throws {
    let many = 50_000
    for opening in ["(", "[", "{ a in ", "struct A { ", "() -> ", "#if A\n", ".a("] {
      try review(
        "\(many) times `\(opening)` in a reviewed file",
        "let a: Int = " + String(repeating: opening, count: many))
    }
  }

  func testCodeThatIsNoText() throws {
    try review("NUL in a reviewed file", "class A {\0}\n" + String(repeating: "\0", count: 10_000))
  }
}
