import Foundation
import XCTest

/// `vipkata watch` without a terminal: no keys, one verdict after the other.
final class WatchLogTests: XCTestCase {
  private var program: BuiltProgram!
  private var process: Process!
  private var output: URL!

  override func setUpWithError() throws {
    program = try BuiltProgram()
    output = program.folder.appendingPathComponent(".log")
    try Data().write(to: output)
  }

  override func tearDown() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process = nil
    program = nil
  }

  private func watch(_ arguments: String...) throws {
    process = Process()
    process.executableURL = BuiltProgram.executable
    process.arguments = ["watch"] + arguments
    process.currentDirectoryURL = program.folder
    process.environment = program.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Everything that was printed by the time that the text is in it.
  private func log(with text: String) throws -> String {
    let limit = Date().addingTimeInterval(40)
    while Date() < limit {
      let log = try String(contentsOf: output, encoding: .utf8)
      if log.contains(text) { return log }
      usleep(20_000)
    }
    let log = try String(contentsOf: output, encoding: .utf8)
    XCTFail("\"\(text)\" was not printed:\n\(log)")
    return log
  }

  private func end() throws {
    process.interrupt()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 130)
    XCTAssertEqual(try program.processesLeft(), [])
  }

  func testVerdictsAreLinesAndTheNextKataIsNotOpened() throws {
    try watch()
    _ = try log(with: "✘ hello/hello-cycle: 4 of 4 tests fail")
    try program.writeBody(BuiltProgram.greeting)

    let log = try log(with: "✔ hello/hello-cycle is green: 4 tests")

    XCTAssertFalse(log.contains("\u{1b}"))
    XCTAssertFalse(log.contains("models/first-request"))
    try end()
  }

  func testWithoutAKataItEnds() throws {
    try watch("--format", "json", "--course", "Nowhere")
    process.waitUntilExit()

    XCTAssertEqual(process.terminationStatus, 2)
    assertContains(try String(contentsOf: output, encoding: .utf8), "There is no course at")
  }

  func testJSONIsOneObjectALine() throws {
    try watch("--format", "json")
    _ = try log(with: "\"verdict\":\"red\"")
    try program.writeBody(BuiltProgram.greeting)

    let log = try log(with: "\"verdict\":\"green\"")

    let objects = try log.split(separator: "\n").map {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    XCTAssertEqual(objects.compactMap { $0["verdict"] as? String }, ["red", "green"])
    XCTAssertEqual(objects.compactMap { $0["schema"] as? Int }, objects.map { _ in 1 })
    try end()
  }

  func testItEndsWhenNobodyReadsAnyMore() throws {
    let pipe = Pipe()
    process = Process()
    process.executableURL = BuiltProgram.executable
    process.arguments = ["watch"]
    process.currentDirectoryURL = program.folder
    process.environment = program.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    XCTAssertFalse(pipe.fileHandleForReading.availableData.isEmpty)
    try pipe.fileHandleForReading.close()

    process.waitUntilExit()
    XCTAssertEqual(try program.processesLeft(), [])
  }
}
