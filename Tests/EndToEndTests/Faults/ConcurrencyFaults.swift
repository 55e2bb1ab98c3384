import Foundation
import XCTest

/// Several programs in one workspace.
final class ConcurrencyFaults: FaultTestCase {
  private func opened() throws -> BuiltProgram {
    let program = try PreparedProgram.checked()
    try program.useCourse(of: [BuiltProgram.hello])
    return program
  }

  /// Each run ended with its verdict, or said who holds the lock; the journal has every verdict.
  private func allEnd(
    _ done: String, _ runs: [BuiltProgram.Running], of program: BuiltProgram, checks: Int,
    statuses: Set<Int32>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let results = try runs.map { try $0.result() }
    let refused = results.filter { $0.status == 2 }
    XCTAssertEqual(
      Set(results.map(\.status)).subtracting(statuses), refused.isEmpty ? [] : [2],
      file: file, line: line)
    for result in refused {
      assertContains(result.errors, "is at work in this workspace.", file: file, line: line)
      XCTAssertNotNil(
        result.errors.firstMatch(of: /Another vipkata \(process \d+\)/), result.errors,
        file: file, line: line)
    }
    let katas = try XCTUnwrap(try program.object("list")["katas"] as? [[String: Any]])
    XCTAssertEqual(
      katas[0]["attempts"] as? Int, checks - refused.count, file: file, line: line)
    tried(
      Fault(
        done: "\(done): \(results.count - refused.count) did, \(refused.count) said who is at work",
        times: results.count, line: program.firstLine(results[0]), status: results[0].status,
        processes: try program.processesLeft()), file: file, line: line)
  }

  func testTwentyChecksAtOnce() throws {
    let program = try opened()
    let runs = try (0..<20).map { _ in try program.start(["check"]) }

    try allEnd("twenty checks at once", runs, of: program, checks: 21, statuses: [1])
  }

  func testTwoTerminals() throws {
    let program = try opened()
    try program.writeBody(BuiltProgram.greeting)
    let runs = try ["next", "check", "hint", "list"].map { try program.start([$0]) }

    try allEnd(
      "next, check, hint and list at once", runs, of: program, checks: 3, statuses: [0])
    XCTAssertEqual(try program.object("list")["done"] as? Int, 1)
  }

  func testALockWhoseHolderWasKilled() throws {
    let program = try opened()
    try program.writeBody("while true {}")
    let holder = try program.startCheckIntoItsTests()
    XCTAssertTrue(holder.process.isRunning)
    kill(holder.process.processIdentifier, SIGKILL)
    _ = try holder.result()
    try program.writeBody(BuiltProgram.greeting)
    let result = try program.run("check")

    XCTAssertEqual(result.status, 0, result.output + result.errors)
    try tried(
      "the holder of the lock killed, in the middle of an endless loop", result, in: program)
  }

  func testWatchBesideNext() throws {
    let program = try opened()
    let watch = try program.start(["watch", "--format", "json"])
    let next = try program.run("next")
    XCTAssertEqual(next.status, 1, next.errors)
    try program.writeBody(BuiltProgram.greeting)
    let green = try program.run("next")
    XCTAssertEqual(green.status, 0, green.output + green.errors)
    kill(watch.process.processIdentifier, SIGINT)
    let watched = try watch.result()

    XCTAssertEqual(watched.status, 130, watched.errors)
    for line in watched.output.split(separator: "\n") {
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(line.utf8)), String(line))
    }
    XCTAssertEqual(try program.object("list")["done"] as? Int, 1)
    tried(
      Fault(
        done: "watch beside next", line: program.firstLine(green), status: watched.status,
        processes: try program.processesLeft()))
  }
}
