import Foundation

/// How long it takes to run a class's work again.
extension Rows {
  private static let katas = [
    "00-hello/01-hello-cycle", "01-models/01-first-request",
    "01-models/02-response-and-view-model", "01-models/03-use-cases",
    "01-models/04-entities-from-json",
  ]
  private static let learners = 20

  /// Twenty learners, five katas, every work different, on all cores.
  func grade() throws -> [Row] {
    let room = bench.scratch.appendingPathComponent("Class")
    for learner in 0..<Self.learners {
      for kata in Self.katas { try lay(kata, in: room, learner: learner) }
    }
    let runs = Double(Self.learners * Self.katas.count)
    let tools = bench.scratch.appendingPathComponent("no sandbox")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try Data("#!/bin/sh\nexit 1\n".utf8).write(to: tools.appendingPathComponent("bwrap"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: tools.appendingPathComponent("bwrap").path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    func seconds(_ workspace: String, path: String) throws -> Double {
      var command = Command(
        bench.program, "grade", room.path, "--course", bench.course.path, "--workspace",
        bench.scratch.appendingPathComponent(workspace).path)
      command.variables = ["PATH": path]
      return try command.seconds()
    }
    let contained = try seconds("Graded", path: path)
    let remembered = try seconds("Graded", path: path)
    let exposed = try seconds("Exposed", path: "\(tools.path):\(path)")
    return [
      Row(name: "grade, a run in the sandbox, all cores", ours: [contained / runs]),
      Row(name: "grade, a run without a sandbox, all cores", ours: [exposed / runs]),
      Row(name: "grade, a run that is remembered", ours: [remembered / runs]),
      Row(name: "grade, runs in the sandbox in a minute", unit: "", ours: [60 * runs / contained]),
    ]
  }

  /// The reference solution, with a line that nobody else has.
  private func lay(_ kata: String, in room: URL, learner: Int) throws {
    let folder = bench.course.appendingPathComponent(kata)
    let manifest = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent("kata.json")))
    let keys = manifest as? [String: Any] ?? [:]
    let module = keys["module"] as? String ?? ""
    let scene = room.appendingPathComponent("learner \(learner)/\(kata)/Sources/\(module)")
    try bench.copy(folder.appendingPathComponent("Starter"), to: scene)
    let solution = bench.repository.appendingPathComponent("Solutions/\(kata)")
    for name in keys["edit"] as? [String] ?? [] {
      let text = try String(contentsOf: solution.appendingPathComponent(name), encoding: .utf8)
      try Data("\(text)\nprivate let learner = \(learner)\n".utf8)
        .write(to: scene.appendingPathComponent(name))
    }
  }
}
