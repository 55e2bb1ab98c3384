import Foundation
import XCTest

/// Swift files made to crash the reader.
final class HostileCodeFaults: FaultTestCase {
  /// Reviews all files at the same time.
  private func review(_ files: [(done: String, code: String)]) throws {
    let program = try BuiltProgram()
    let reviews = try files.enumerated().map { number, file in
      let name = "Hostile\(number).swift"
      try file.code.write(
        to: program.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      return (file.done, try program.start(["review", name]))
    }
    for (done, review) in reviews {
      let result = try review.result()
      XCTAssertTrue([0, 1, 2].contains(result.status), "\(done): \(result.status)")
      XCTAssertNotEqual(result.output + result.errors, "", done)
      tried(Fault(done: done, line: program.firstLine(result), status: result.status))
    }
    XCTAssertEqual(try program.processesLeft(), [])
  }

  func testCodeThatIsNestedWithoutEnd() throws {
    let many = 50_000
    try review(
      ["(", "[", "{ a in ", "struct A { ", "() -> ", "#if A\n", ".a("].map { opening in
        (
          "\(many) times `\(opening)` in a reviewed file",
          "let a: Int = " + String(repeating: opening, count: many)
        )
      })
  }

  /// When CI reads the report, no line of it may be a command by the code's author.
  func testAFileWhoseNameIsACommandOfAReport() throws {
    let program = try BuiltProgram()
    let name = "A\r\n::error::owned%0A<failure>\u{1b}[2J\",B.swift"
    let code =
      "import Foundation\nfinal class APresenter: APresentationLogic {}\nprotocol APresentationLogic {}\n"
    let folder = program.folder.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try code.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
    try Data([0xff, 0xfe]).write(to: folder.appendingPathComponent("Odd\n::error::\(name)"))
    var fault = Fault(done: "a reviewed file named like a command of a report", times: 0)
    for format in ["text", "github", "sarif", "json"] {
      let result = try program.run("review", "App", "--format", format)

      XCTAssertEqual(result.errors, "", format)
      let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      XCTAssertEqual(lines.filter { $0.hasPrefix("::error") }, [], format)
      switch format {
      case "text": XCTAssertEqual(lines.firstIndex { $0.hasPrefix("Seen in") }, 3, result.output)
      case "github":
        XCTAssertEqual(lines.filter { $0.hasPrefix("::warning file=App/") }.count, 2, result.output)
        XCTAssertEqual(lines.filter { $0.hasPrefix("::notice title=vipkata review::") }.count, 1)
        XCTAssertEqual(lines.count, 4, result.output)
      default:
        XCTAssertNotNil(
          try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      }
      fault.times += 1
      fault.line = program.firstLine(result)
      fault.status = result.status
    }
    fault.processes = try program.processesLeft()
    tried(fault)
  }

  func testCodeThatIsNoText() throws {
    try review([
      ("NUL in a reviewed file", "class A {\0}\n" + String(repeating: "\0", count: 10_000))
    ])
  }
}
