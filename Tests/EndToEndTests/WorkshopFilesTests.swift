import Foundation
import TestSupport
import XCTest

/// The files that run `grade` elsewhere: their shape, and their own commands, run here with two
/// or three shards.
final class WorkshopFilesTests: XCTestCase {
  private typealias Object = [String: Any]

  private func documents(_ name: String) throws -> [Object] {
    try requireTools("/usr/bin/python3 -c 'import yaml'")
    return try YAML.documents("Katas/Workshop/\(name)")
  }

  /// The commands of a job, by the step's name, without installing, building and cloning.
  private func steps(_ file: String, _ job: String) throws -> [(name: String, run: String)] {
    let workflow = try documents(file)[0]
    // YAML reads `on` as true.
    XCTAssertEqual(
      Set(workflow.keys).subtracting(["env"]), ["name", "true", "permissions", "jobs"])
    let jobs = try XCTUnwrap(workflow["jobs"] as? [String: Object])
    let job = try XCTUnwrap(jobs[job])
    XCTAssertEqual(job["runs-on"] as? String, "ubuntu-24.04")
    let steps = try XCTUnwrap(job["steps"] as? [Object])
    for step in steps { XCTAssertTrue((step["uses"] == nil) != (step["run"] == nil), "\(step)") }
    return steps.compactMap { step in
      guard let name = step["name"] as? String, let run = step["run"] as? String,
        !["Install", "Build", "Clone"].contains(name)
      else { return nil }
      return (name, run)
    }
  }

  /// Runs a file's command in a folder that has `course` and `learners` as the file expects.
  private func type(
    _ run: String, in room: ClassRoom, _ variables: [String: String]
  ) throws -> BuiltProgram.Result {
    let program = room.program
    let released = program.folder.appendingPathComponent("course/.build/release")
    if !FileManager.default.fileExists(atPath: released.path) {
      try FileManager.default.createSymbolicLink(
        at: program.folder.appendingPathComponent("learners"),
        withDestinationURL: room.folder(of: ""))
      try FileManager.default.createDirectory(at: released, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: released.appendingPathComponent("vipkata"),
        withDestinationURL: BuiltProgram.executable)
    }
    program.environment["VIPKATA_COURSE"] = nil
    for (name, value) in variables { program.environment[name] = value }
    program.environment["TYPED"] = run
    let path = program.environment["PATH"] ?? ""
    program.environment["PATH"] = "\(released.path):\(path)"
    return try program.start([], shell: "exec sh -e -c \"$TYPED\"").result()
  }

  private func room() throws -> ClassRoom {
    let room = try ClassRoom()
    for name in ["ada", "ben", "cyd"] { try room.add(name, BuiltProgram.greeting) }
    try room.add("dan", "let number: Int = \"one\"")
    return room
  }

  private func text(_ path: String, of room: ClassRoom) throws -> String {
    try String(contentsOf: room.program.folder.appendingPathComponent(path), encoding: .utf8)
  }

  func testTheClassroomWorkflowGradesOnPush() throws {
    let room = try ClassRoom()
    try room.add("me", "let number: Int = \"one\"")
    let steps = try steps("github-classroom.yml", "grade")
    XCTAssertEqual(steps.map(\.name), ["Grade"])

    let result = try type(steps[0].run, in: room, ["GITHUB_STEP_SUMMARY": "summary.md"])

    XCTAssertEqual(result.status, 1, result.errors)
    assertContains(result.output, "0 of 11 points")
    assertContains(try text("summary.md", of: room), "# `me`\n\n0 of 11 points")
  }

  func testTheInstructorsWorkflowGradesInShardsAndJoinsThem() throws {
    let room = try room()
    let workflow = try documents("github-grade.yml")[0]
    let jobs = try XCTUnwrap(workflow["jobs"] as? [String: Object])
    let strategy = jobs["grade"]?["strategy"] as? Object
    let shards = (strategy?["matrix"] as? [String: [Int]])?["shard"]
    XCTAssertEqual(shards, Array(1...20))
    XCTAssertEqual((workflow["env"] as? Object)?["SHARDS"] as? Int, shards?.count)
    let grade = try steps("github-grade.yml", "grade")
    let merge = try steps("github-grade.yml", "merge")
    XCTAssertEqual((grade + merge).map(\.name), ["Grade", "Merge"])

    for shard in 1...3 {
      let result = try type(grade[0].run, in: room, ["SHARD": "\(shard)", "SHARDS": "3"])
      XCTAssertEqual(result.status, 0, result.errors)
    }
    let result = try type(merge[0].run, in: room, [:])

    XCTAssertEqual(result.status, 0, result.errors)
    try assertGrades("grades.csv", "feedback", of: room)
  }

  func testTheKubernetesJobGradesByItsIndexAndAnotherJoinsTheResults() throws {
    let room = try room()
    let documents = try documents("kubernetes-grade.yml")
    XCTAssertEqual(documents.map { $0["kind"] as? String }, ["Job", "Job", "NetworkPolicy"])
    let spec = try XCTUnwrap(documents[0]["spec"] as? Object)
    XCTAssertEqual(spec["completionMode"] as? String, "Indexed")
    XCTAssertEqual(spec["completions"] as? Int, 20)
    let containers = try documents.prefix(2).map(container)
    let folder = room.program.folder.appendingPathComponent("volume")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: room.folder(of: ""), to: folder.appendingPathComponent("learners"))

    for index in 0..<2 {
      try BuiltProgram.warm(folder.appendingPathComponent("scratch/\(index)"))
      let result = try type(
        containers[0], in: room,
        [
          "JOB_COMPLETION_INDEX": "\(index)", "SHARDS": "2", "CLASS": folder.path,
          "VIPKATA_COURSE": room.course.path,
        ])
      XCTAssertEqual(result.status, 0, result.errors)
    }
    let result = try type(containers[1], in: room, ["VIPKATA_COURSE": room.course.path])

    XCTAssertEqual(result.status, 0, result.errors)
    try assertGrades("volume/results/grades.csv", "volume/results/feedback", of: room)
  }

  /// The command of a job's one container.
  private func container(_ job: Object) throws -> String {
    let template = (job["spec"] as? Object)?["template"] as? Object
    let pod = try XCTUnwrap(template?["spec"] as? Object)
    XCTAssertEqual(pod["restartPolicy"] as? String, "Never")
    let container = try XCTUnwrap((pod["containers"] as? [Object])?.first)
    let variables = (container["env"] as? [[String: String]])?.map { $0["name"] ?? "" }
    XCTAssertEqual(variables, ["SHARDS", "CLASS"])
    let command = try XCTUnwrap(container["command"] as? [String])
    XCTAssertEqual(command.dropLast(), ["/bin/sh", "-c"])
    return command[2]
  }

  private func assertGrades(_ table: String, _ feedback: String, of room: ClassRoom) throws {
    let rows = try text(table, of: room).split(separator: "\n").filter { $0.contains("hello/") }
    XCTAssertEqual(
      rows.map { $0.split(separator: ",").prefix(4).joined(separator: " ") },
      [
        "\"ada\" \"hello/hello-cycle\" \"green\" \"10\"",
        "\"ben\" \"hello/hello-cycle\" \"green\" \"10\"",
        "\"cyd\" \"hello/hello-cycle\" \"green\" \"10\"",
        "\"dan\" \"hello/hello-cycle\" \"build-failed\" \"0\"",
      ])
    assertContains(try text("\(feedback)/dan.md", of: room), "cannot convert value of type")
  }
}

/// Reads YAML files of the repository with Python.
enum YAML {
  /// - Throws: `XCTSkip` if there is no reader.
  static func documents(_ path: String) throws -> [[String: Any]] {
    let program = try BuiltProgram()
    let file = BuiltProgram.repository.appendingPathComponent(path)
    let script = "import json, sys, yaml; print(json.dumps(list(yaml.safe_load_all(sys.stdin))))"
    let result = try program.start(
      ["-c", script], shell: "exec \"$@\" <'\(file.path)'",
      of: URL(fileURLWithPath: "/usr/bin/python3")
    ).result()
    if result.status == 127 || result.errors.contains("No module named 'yaml'") {
      throw NotTried.skip("Python's yaml (Debian: python3-yaml)")
    }
    return try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]],
      result.errors)
  }
}
