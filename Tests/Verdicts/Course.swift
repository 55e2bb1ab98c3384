import Foundation

/// A course with one kata per row, which starts with the row's scene, and whose hidden suite is
/// the row's.
actor Course {
  private var waiting: ArraySlice<Row>
  private let program: String
  private let katas: URL

  init(rows: [Row], program: String, scratch: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Command.Unexpected(description: "\(program) is not there: build it first.")
    }
    waiting = rows[...]
    self.program = program
    katas = scratch.appendingPathComponent("Course/Katas")
    for (number, row) in rows.enumerated() {
      let kata = katas.appendingPathComponent("01-rows/\(number + 1)-\(row.name)")
      try row.copySuite(to: kata.appendingPathComponent("Tests"))
      try row.copyScene(to: kata.appendingPathComponent("Starter"))
      let manifest = #"{ "title": "\#(row.name)", "module": "Scene", "edit": ["Scene.swift"] }"#
      let hints = "## 1\n\n-\n\n## 2\n\n-\n\n## 3\n\n-\n"
      for (name, text) in ["kata.json": manifest, "README.md": "# A row\n", "HINTS.md": hints] {
        try Data(text.utf8).write(to: kata.appendingPathComponent(name))
      }
    }
  }

  func next() -> Row? { waiting.popFirst() }

  nonisolated func outcome(of row: Row, in workspace: URL) throws -> Outcome {
    _ = try vipkata("open", "rows/\(row.name)", in: workspace)
    let text = try vipkata("check", "--format", "json", in: workspace)
    guard let verdict = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let word = verdict["verdict"] as? String
    else { return Outcome(builds: false, words: text) }
    let diagnostics = verdict["diagnostics"] as? [[String: Any]] ?? []
    let said =
      [verdict["reason"]].compactMap { $0 as? String } + (verdict["missing"] as? [String] ?? [])
      + diagnostics.compactMap { $0["message"] as? String }
    var outcome = Outcome(
      builds: word != "build-failed", words: "\(word) \(said.joined(separator: " · "))")
    for test in verdict["tests"] as? [[String: Any]] ?? [] {
      outcome.add(test["name"] as? String ?? "", test["status"] as? String ?? "")
    }
    return outcome
  }

  private nonisolated func vipkata(_ words: String..., in workspace: URL) throws -> String {
    var command = Command(
      [program] + words + ["--course", katas.path, "--workspace", workspace.path])
    command.variables = ["VIPKATA_AHEAD": "off"]
    command.statuses = Set(0...255)
    return try command.text()
  }
}
