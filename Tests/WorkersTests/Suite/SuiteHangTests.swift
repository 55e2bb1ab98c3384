import Entities
import Foundation
import XCTest

/// Code that does not come to an end by itself, or leaves something behind.
final class SuiteHangTests: XCTestCase {
  private var lab: SuiteLab { get throws { try SuiteLab(package: "hangs") } }

  private let tooLong =
    "it did not come to an end within 1 second: look for a loop that never ends, or an answer "
    + "that never comes"

  func testAnEndlessLoopIsEndedWithItsOutputKept() throws {
    let code = """
      import Foundation
      public func login() {
        print("process \\(getpid())")
        print("last words", terminator: "")
        fflush(nil)
        while true {}
      }
      """
    for suite in [
      SuiteLab.xctest("func testA() { login() }\nfunc testB() {}"),
      SuiteLab.testing("@Test func testA() { login() }\n@Test func testB() {}"),
    ] {
      let run = try lab.run(code, suite: suite, testSeconds: 1)

      XCTAssertEqual(run.ending, .timedOut)
      XCTAssertEqual(run.results.map(\.status), [.timedOut, .notRun])
      XCTAssertEqual(run.failures(of: "testA"), [Failure(message: tooLong)])
      XCTAssertTrue(run.output.hasSuffix("last words"), run.output)
      let processes = RunningProcess.ids(in: run.output)
      XCTAssertEqual(processes.count, 1)
      XCTAssertEqual(processes.filter(RunningProcess.isAlive), [])
    }
  }

  func testATestThatWaitsForAnAnswerThatNeverComesIsEnded() throws {
    let run = try lab.run(
      suite: SuiteLab.xctest(
        "func testA() async { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>)"
          + " in } }"), testSeconds: 1)

    XCTAssertEqual(run.summary, ["LoginTests.testA: timed-out"])
  }

  func testAFloodOfPrintsIsEndedAndOnlyItsEndKept() throws {
    let run = try lab.run(
      """
      import Foundation
      public func login() {
        while true { print("flood") }
      }
      """, suite: SuiteLab.xctest("func testA() { login() }"), testSeconds: 1)

    XCTAssertEqual(run.summary, ["LoginTests.testA: timed-out"])
    XCTAssertEqual(run.output.split(separator: "\n").suffix(3), ["flood", "flood", "flood"])
    let file = try lab.root.appendingPathComponent("output.txt")
    let size = try XCTUnwrap(FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int)
    XCTAssertLessThanOrEqual(size, 16_777_216)
  }

  func testATestThatReadsStandardInputFindsItsEndAtOnce() throws {
    let run = try lab.run(
      "public func login() -> String? { readLine() }",
      suite: SuiteLab.xctest("func testA() { XCTAssertNil(login()) }"))

    XCTAssertEqual(run.summary, ["LoginTests.testA: passed"])
  }

  /// The child is a grandchild of the test program, and deaf to SIGTERM.
  func testAChildThatTheLearnersCodeLeavesBehindIsEnded() throws {
    let run = try lab.run(
      """
      import Foundation
      public func login() throws {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = [
          "-c", "trap '' TERM INT; echo process $$; sleep 1000 & echo process $!; wait",
        ]
        let pipe = Pipe()
        child.standardOutput = pipe
        try child.run()
        var said = Data()
        while said.filter({ $0 == 10 }).count < 2 { said += pipe.fileHandleForReading.availableData }
        print(String(decoding: said, as: UTF8.self))
      }
      """, suite: SuiteLab.xctest("func testA() throws { try login() }"))

    XCTAssertEqual(run.summary, ["LoginTests.testA: passed"])
    let processes = RunningProcess.ids(in: run.output)
    XCTAssertEqual(processes.count, 2)
    XCTAssertEqual(processes.filter(RunningProcess.isAlive), [])
  }
}
