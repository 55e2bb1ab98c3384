import Foundation
import XCTest

/// A teacher's folder: a course of two katas, and a folder for each learner.
final class ClassRoom {
  let program: BuiltProgram

  /// A room in which the grader has built the first kata once.
  convenience init() throws {
    self.init(
      try PreparedProgram.of(Self.self) {
        let room = ClassRoom($0)
        try $0.useCourse(of: ["00-hello", "01-models/01-first-request", "Support"])
        try room.course.appendingPathComponent("Katas/\(BuiltProgram.hello)/kata.json").edit {
          $0.replacing("\"testSeconds\": 5", with: "\"testSeconds\": 2,\n  \"points\": 10")
        }
        try room.add("ada", BuiltProgram.greeting)
        _ = try room.grades()
        for done in [room.folder(of: ""), $0.workspace(".vipkata/grade/verdicts")] {
          try FileManager.default.removeItem(at: done)
        }
      })
  }

  private init(_ program: BuiltProgram) {
    self.program = program
  }

  var course: URL { program.folder.appendingPathComponent("course") }

  func folder(of learner: String) -> URL {
    program.folder.appendingPathComponent("Class").appendingPathComponent(learner)
  }

  /// Adds a learner with the first kata's starter, and a body for its presenter.
  /// - Parameter place: where in the learner's folder the workspace is.
  @discardableResult
  func add(
    _ learner: String, _ body: String?, imports: String = "", at place: String = "."
  ) throws -> URL {
    let workspace = folder(of: learner).appendingPathComponent(place).standardizedFileURL
    let scene = workspace.appendingPathComponent(BuiltProgram.presenter).deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: scene.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: course.appendingPathComponent("Katas/\(BuiltProgram.hello)/Starter"), to: scene)
    if let body { try program.writeBody(body, imports: imports, in: workspace) }
    return workspace
  }

  /// Runs git in a learner's folder, with a date of that day.
  func git(_ words: [String], by learner: String, on day: String) throws {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org"] + words
    git.currentDirectoryURL = folder(of: learner)
    git.environment = program.environment.merging(["GIT_COMMITTER_DATE": "\(day)T12:00:00Z"]) { $1 }
    try git.run()
    git.waitUntilExit()
    XCTAssertEqual(git.terminationStatus, 0, "git \(words)")
  }

  /// The grades by learner: the first kata's verdict or state, with its marks.
  func grades(_ words: String...) throws -> [String: [String: Any]] {
    let result = try program.run(["grade", "Class", "--format", "json"] + words)
    return try Self.grades(in: result.output, result.errors)
  }

  static func grades(in output: String, _ errors: String) throws -> [String: [String: Any]] {
    let sheet = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], errors)
    let learners = try XCTUnwrap(sheet["learners"] as? [[String: Any]], output)
    return Dictionary(
      uniqueKeysWithValues: learners.map { learner in
        let grade = (learner["katas"] as? [[String: Any]])?.first ?? [:]
        return (learner["learner"] as? String ?? "", grade)
      })
  }

  /// The kept verdicts, and when they were written.
  func verdicts() -> [String: Date] {
    let folder = program.workspace(".vipkata/grade/verdicts")
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    var dates: [String: Date] = [:]
    for name in names where name.hasSuffix(".json") {
      let values = try? FileManager.default.attributesOfItem(
        atPath: folder.appendingPathComponent(name).path)
      dates[name] = values?[.modificationDate] as? Date
    }
    return dates
  }
}

extension [String: Any] {
  /// The verdict of a grade, or its state.
  var outcome: String {
    (self["check"] as? [String: Any])?["verdict"] as? String ?? self["state"] as? String ?? ""
  }
}
