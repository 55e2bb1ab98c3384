import Foundation
import XCTest

/// `vipkata watch` without a terminal: no keys, one verdict after the other.
final class WatchLogTests: XCTestCase {
  private var program: BuiltProgram!
  private var process: Process!

  override func setUpWithError() throws {
    program = try BuiltProgram()
  }

  override func tearDown() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process = nil
  }

  private func watch(_ arguments: String..., output: Any) throws {
    process = Process()
    process.executableURL = BuiltProgram.executable
    process.arguments = ["watch"] + arguments
    process.currentDirectoryURL = program.folder
    process.environment = program.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Everything that was printed by the time that the text is in it.
  private func log(_ file: URL, with text: String) throws -> String {
    let limit = Date().addingTimeInterval(40)
    var log = ""
    while Date() < limit {
      log = try String(contentsOf: file, encoding: .utf8)
      if log.contains(text) { return log }
      usleep(20_000)
    }
    XCTFail("\"\(text)\" was not printed:\n\(log)")
    return log
  }

  func testJSONIsOneObjectALine() throws {
    let output = program.folder.appendingPathComponent(".log")
    try Data().write(to: output)
    try watch("--format", "json", output: try FileHandle(forWritingTo: output))
    _ = try log(output, with: "\"verdict\":\"red\"")
    try program.writeBody(BuiltProgram.greeting)

    let log = try log(output, with: "\"verdict\":\"green\"")

    let objects = try log.split(separator: "\n").map {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    XCTAssertEqual(objects.compactMap { $0["verdict"] as? String }, ["red", "green"])
    XCTAssertEqual(objects.compactMap { $0["schema"] as? Int }, objects.map { _ in 1 })
    process.interrupt()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 130)
    XCTAssertEqual(try program.processesLeft(), [])
  }

  func testItEndsWhenNobodyReadsAnyMore() throws {
    let pipe = Pipe()
    try watch(output: pipe)
    XCTAssertFalse(pipe.fileHandleForReading.availableData.isEmpty)
    try pipe.fileHandleForReading.close()

    process.waitUntilExit()
    XCTAssertEqual(try program.processesLeft(), [])
  }
}
