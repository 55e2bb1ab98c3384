import Foundation
import XCTest

/// A learner's workspace that has a course of one small kata, open, and a place to share with.
class SharingTestCase: XCTestCase {
  var program: BuiltProgram!

  override func setUpWithError() throws {
    program = try BuiltProgram()
    program.environment["no_proxy"] = "127.0.0.1"
    try program.beginWithoutBuilding()
  }

  /// Adds one event.
  @discardableResult
  func act() throws -> BuiltProgram.Result {
    let result = try program.run("hint")
    XCTAssertEqual(result.status, 0, result.errors)
    return result
  }

  @discardableResult
  func join(
    _ place: String, as name: String = "Ada Lovelace", _ options: String...
  ) throws -> BuiltProgram.Result {
    try program.run(["join", place, "--as", name, "--yes"] + options)
  }

  /// The folder that learners share; created if needed.
  func sharedFolder() throws -> URL {
    let folder = program.folder.appendingPathComponent("room")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// What the place must hold now.
  func record(of name: String = "Ada Lovelace") throws -> String {
    try program.sharedRecord(of: name)
  }

  func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Waits until the record in the file is the whole journal.
  func assertDelivered(
    to file: URL, as name: String = "Ada Lovelace", line: UInt = #line
  ) throws {
    let whole = try record(of: name)
    try eventually("\(file.lastPathComponent) is the whole journal", line: line) {
      (try? String(contentsOf: file, encoding: .utf8)) == whole
    }
  }

  func doctor() throws -> String {
    let result = try program.run("doctor")
    return result.output + result.errors
  }

  var sharing: URL { program.workspace(".vipkata/sharing") }

  var isMember: Bool {
    let file = sharing.appendingPathComponent("membership.json")
    return FileManager.default.fileExists(atPath: file.path)
  }

  /// Waits until no background delivery runs or is about to begin.
  func waitForPublisher() throws {
    try eventually("nobody delivers") { try program.processesLeft().isEmpty }
  }
}

extension BuiltProgram {
  /// A journal as if the first kata had been opened.
  func beginWithoutBuilding() throws {
    let journal = workspace(".vipkata/journal.jsonl")
    try FileManager.default.createDirectory(
      at: journal.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(
      """
      {"journal":1}
      {"at":"2026-11-21T10:00:00Z","event":"opened","kata":"hello/hello-cycle"}

      """.utf8
    ).write(to: journal)
  }

  /// What a place must hold of the current journal.
  func sharedRecord(of name: String) throws -> String {
    let journal = try String(contentsOf: workspace(".vipkata/journal.jsonl"), encoding: .utf8)
    return "{\"journal\":1,\"learner\":\"\(name)\"}\n"
      + journal.split(separator: "\n").dropFirst().map { "\($0)\n" }.joined()
  }
}
