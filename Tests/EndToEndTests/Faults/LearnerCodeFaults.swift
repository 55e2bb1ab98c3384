import Foundation
import TestSupport
import XCTest

/// A learner's code that does harm, each in the first kata's presenter.
final class LearnerCodeFaults: FaultTestCase {
  override class func tearDown() {
    LearnersCode.endSharing()
  }

  /// - Parameters:
  ///   - says: what the learner must read.
  ///   - seconds: the time limit of a test.
  private func harm(
    _ done: String, _ body: String, status: Int32 = 1, says: String, seconds: Int = 20,
    environment: [String: String] = [:], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let code = try LearnersCode.shared()
    let before = code.program.learnerFiles()
    let result = try code.check(body, seconds: seconds, environment: environment)
    XCTAssertEqual(result.status, status, result.output + result.errors, file: file, line: line)
    let words = (result.output + result.errors).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    assertContains(words, says, file: file, line: line)
    let after = code.program.learnerFiles()
    try tried(
      done, result, in: code.program,
      left: after.keys.filter { before[$0] == nil }.sorted().joined(separator: " "),
      lost: before.keys.filter {
        $0 != "Workspace/\(BuiltProgram.presenter)" && after[$0] != before[$0]
      }, file: file, line: line)
  }

  private let hangs = "it did not finish within 3 seconds"

  func testAnEndlessLoopInATask() throws {
    try harm(
      "an endless loop in a task of its own", "Task.detached { while true {} }",
      says: "4 of 4 tests fail")
  }

  func testAnEndlessLoopDeafToSignals() throws {
    try Sample.requireWhole()
    try harm(
      "an endless loop with every signal blocked and ignored",
      """
      var all = sigset_t()
          sigfillset(&all)
          pthread_sigmask(SIG_BLOCK, &all, nil)
          for number in 1..<Int32(32) { signal(number, SIG_IGN) }
          while true {}
      """, says: hangs, seconds: 3)
  }

  func testADeadlock() throws {
    try harm(
      "a queue that waits for itself", "DispatchQueue.main.sync {}",
      says: "that fails, or a queue that waits for itself")
  }

  func testLeavingEarly() throws {
    try harm("_exit(0) in another thread", "Thread { _exit(0) }.start(); sleep(9)", says: "exit()")
    try harm(
      "_exit(0) when the program ends", "atexit { _exit(0) }", says: "4 of 4 tests fail")
  }

  func testMemoryWithoutEnd() throws {
    try harm(
      "memory without end",
      "while true { memset(malloc(1 << 24), 1, 1 << 24) }",
      says: "the tests took more than 1 GB of memory")
  }

  func testAThousandThreads() throws {
    try Sample.requireWhole()
    try harm(
      "a thousand threads, then a greeting",
      "for _ in 0..<1_000 { Thread { pause() }.start() }; \(BuiltProgram.greeting)",
      status: 0, says: "is green: 4 tests")
  }

  func testFilesWrittenIntoTheWorkspace() throws {
    let kata = try LearnersCode.shared().program.workspace(BuiltProgram.hello).path
    try harm(
      "files written into the kata's folder, and where the test runs",
      """
      FileManager.default.createFile(atPath: \"\(kata)/note.txt\", contents: nil)
          FileManager.default.createFile(atPath: \"note.txt\", contents: nil)
      """, says: "4 of 4 tests fail")
  }

  func testTheEnvironmentHoldsNoSecretOfTheLearners() throws {
    try harm(
      "the environment read, with a token in it",
      "if getenv(\"MY_TOKEN\") == nil { \(BuiltProgram.greeting) }", status: 0,
      says: "is green: 4 tests", environment: ["MY_TOKEN": "secret"])
  }
}
