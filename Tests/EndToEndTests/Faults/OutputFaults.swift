import Foundation
import TestSupport
import XCTest

/// A learner's code that prints: without end, or what a green run would print.
final class OutputFaults: FaultTestCase {
  override class func tearDown() {
    LearnersCode.endSharing()
  }

  /// How much of a pattern is written, 64 KB at a time, before a failing test.
  private let megabytes = Sample.count(64, whole: 1024)

  /// The memory of a check that prints nothing.
  private static let quiet = Result {
    let code = try LearnersCode.shared()
    _ = try code.check("// Quiet.", seconds: 60)
    return code.memory
  }

  private func flood(
    _ done: String, _ bytes: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let quiet = try Self.quiet.get()
    let code = try LearnersCode.shared()
    let body = """
      let pattern: [UInt8] = \(bytes)
          let block = (0..<65_536).map { pattern[$0 % pattern.count] }
          for _ in 0..<\(megabytes * 16) { write(1, block, block.count) }
      """
    let before = code.program.learnerFiles()
    let result = try code.check(body, seconds: 60)
    let after = code.program.learnerFiles()

    XCTAssertEqual(result.status, 1, file: file, line: line)
    assertContains(result.output, "4 of 4 tests fail", file: file, line: line)
    XCTAssertLessThan(result.output.utf8.count, 20_000, file: file, line: line)
    XCTAssertFalse(result.output.contains("\0"), file: file, line: line)
    XCTAssertLessThan(code.memory - quiet, 20_000_000, "bytes of memory", file: file, line: line)
    let kept = code.program.workspace(".vipkata/packages/\(BuiltProgram.hello)/output.txt")
    let size = try FileManager.default.attributesOfItem(atPath: kept.path)[.size] as? Int ?? 0
    XCTAssertLessThanOrEqual(size, 16_777_216, file: file, line: line)
    try tried(
      done, result, in: code.program,
      left: "16 MB of it; \(code.memory / 1_000_000) MB of memory, \(quiet / 1_000_000) without",
      lost: before.keys.filter { after[$0] == nil }, file: file, line: line)
  }

  func testAFloodOfLines() throws {
    try flood("\(megabytes) MB printed a test, in lines", "Array(\"✔ Test Case passed\\n\".utf8)")
  }

  func testAFloodWithoutALineBreak() throws {
    try Sample.requireWhole()
    try flood("\(megabytes) MB printed a test, without a line break", "[65]")
  }

  func testAFloodOfNULAndOfWhatIsNotUTF8() throws {
    try Sample.requireWhole()
    try flood(
      "\(megabytes) MB printed a test, of NUL and of what is not UTF-8", "[0, 0xff, 0xc3, 0x28, 10]"
    )
  }

  /// Runs code that might turn red into green by accident: the verdict must stay red.
  private func imitation(
    _ done: String, _ body: String, says: String = "4 of 4 tests fail", seconds: Int = 20,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let code = try LearnersCode.shared()
    let result = try code.check(body, seconds: seconds)

    XCTAssertEqual(result.status, 1, result.output, file: file, line: line)
    assertContains(result.output, says, file: file, line: line)
    let list = try code.program.object("list")
    XCTAssertEqual(list["done"] as? Int, 0, file: file, line: line)
    try tried(done, result, in: code.program, file: file, line: line)
  }

  func testNoiseOnEveryOpenDescriptor() throws {
    try imitation(
      "noise written to every open descriptor",
      "for number in 3..<Int32(64) { write(number, \"noise\", 5) }")
  }

  func testEveryDescriptorClosed() throws {
    try imitation(
      "every descriptor closed", "for number in 0..<Int32(64) { close(number) }",
      // It crashes or hangs: the system's queues have lost their descriptors, too.
      says: "✘ hello/hello-cycle: a test ", seconds: 3)
  }

  func testEveryDescriptorTurnedToAnotherFile() throws {
    try imitation(
      "every descriptor turned to another file",
      "for number in 3..<Int32(64) { dup2(open(\"/dev/null\", O_WRONLY), number) }",
      says: "the test program ended before this test was over")
  }
}
