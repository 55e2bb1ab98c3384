import Foundation
import XCTest

/// Learners with workspaces and journals of their own, a server of the host's, and the
/// folder with everybody's work that a teacher grades.
final class Workshop {
  static let katas = [
    "hello/hello-cycle", "models/first-request", "models/response-and-view-model",
  ]
  private static let folders = [
    "00-hello/01-hello-cycle", "01-models/01-first-request", "01-models/02-response-and-view-model",
  ]

  let program: BuiltProgram
  let server: Nginx

  init() throws {
    program = try BuiltProgram()
    server = try Nginx()
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
  }

  /// The folder of the learners' folders.
  var classRoom: URL { program.folder.appendingPathComponent("class") }

  private var shared: URL { program.folder.appendingPathComponent("builds") }

  func workspace(of participant: Participant, _ path: String = "") -> URL {
    classRoom.appendingPathComponent("\(participant.folder)/Workspace/\(path)")
  }

  /// Runs one command of a learner's.
  @discardableResult
  func run(_ words: String..., by participant: Participant) throws -> BuiltProgram.Result {
    try run(words, by: participant)
  }

  @discardableResult
  func run(_ words: [String], by participant: Participant) throws -> BuiltProgram.Result {
    try program.run(words + ["--workspace", workspace(of: participant).path])
  }

  /// A learner's own `list`.
  func list(of participant: Participant) throws -> [String: Any] {
    let result = try run("list", "--format", "json", by: participant)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try XCTUnwrap(object as? [String: Any], result.output)
  }

  func arrive(_ participant: Participant) throws {
    let own = workspace(of: participant, ".vipkata")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    // All learners write the same code: it is built and run once, and then remembered.
    for name in ["packages", "runs", "toolchains"] {
      let folder = shared.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: own.appendingPathComponent(name), withDestinationURL: folder)
    }
    let joined = try run("join", server.address, "--as", participant.name, "--yes", by: participant)
    XCTAssertEqual(joined.status, 0, joined.output + joined.errors)
    try run("next", by: participant)
  }

  /// Works through the katas as far as they get.
  func work(_ participant: Participant) throws {
    for index in 0..<participant.solved {
      try solve(index, for: participant)
      XCTAssertEqual(try run("next", by: participant).status, 0, "\(participant.name) \(index)")
    }
    for mistake in 0..<participant.mistakes {
      let kata = Self.folders[participant.solved]
      let solution = BuiltProgram.repository.appendingPathComponent("Solutions/\(kata)")
      let names = try FileManager.default.contentsOfDirectory(atPath: solution.path)
      try program.scene(of: kata, in: workspace(of: participant))
        .appendingPathComponent(try XCTUnwrap(names.min()))
        .edit { $0 + "// Attempt \(mistake).\n" }
      XCTAssertEqual(try run("check", by: participant).status, 1, participant.name)
    }
    if participant.takesHint { try run("hint", by: participant) }
    if participant.isForger { try forge(participant) }
  }

  private func forge(_ participant: Participant) throws {
    let lines = Self.katas.map {
      "{\"at\":\"2026-01-01T10:00:00Z\",\"event\":\"solved\",\"kata\":\"\($0)\"}\n"
    }
    try workspace(of: participant, ".vipkata/journal.jsonl").edit { $0 + lines.joined() }
    try run("hint", by: participant)
  }

  func solve(_ index: Int, for participant: Participant) throws {
    try program.solve(Self.folders[index], in: workspace(of: participant))
  }
}
