#if os(Linux)
  import Foundation
  import XCTest

  /// A workspace on which faults are tried, again and again from the same state: the first
  /// kata is open and green, with a file of the learner's own beside it.
  final class HarmedWorkspace {
    let program: BuiltProgram
    /// A file that no starter has.
    private let own: URL
    private let state: [String: Data]
    private let starter: Data

    /// One for all faults, restored to its first state: a first check takes longer than the next
    /// ones.
    static func shared() throws -> HarmedWorkspace {
      if let kept {
        try kept.restore()
        return kept
      }
      let harmed = try HarmedWorkspace()
      kept = harmed
      return harmed
    }

    nonisolated(unsafe) private static var kept: HarmedWorkspace?

    private init() throws {
      program = try BuiltProgram()
      own = program.workspace("\(BuiltProgram.hello)/Sources/Greeting/Mine.swift")
      try program.useCourse(of: ["00-hello/01-hello-cycle", "01-models/01-first-request"])
      try program.folder.appendingPathComponent(
        "course/Katas/\(BuiltProgram.hello)/kata.json"
      ).edit { $0.replacing("\"testSeconds\": 5", with: "\"testSeconds\": 2") }
      _ = try program.run("open", "hello-cycle")
      starter = try Data(contentsOf: program.workspace(BuiltProgram.presenter))
      try program.writeBody("\(BuiltProgram.greeting)  // mine")
      try "// my own\n".write(to: own, atomically: true, encoding: .utf8)
      // Warms up the hidden package; the state is the one before.
      let journal = try Data(contentsOf: program.workspace(".vipkata/journal.jsonl"))
      _ = try program.run("check")
      try journal.write(to: program.workspace(".vipkata/journal.jsonl"))
      try FileManager.default.removeItem(at: program.workspace(".vipkata/green"))
      state = program.files()
    }

    /// Puts everything but the hidden packages back.
    func restore() throws {
      for path in program.files().keys where state[path] == nil {
        try FileManager.default.removeItem(at: program.folder.appendingPathComponent(path))
      }
      for (path, content) in state {
        let file = program.folder.appendingPathComponent(path)
        guard (try? Data(contentsOf: file)) != content else { continue }
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
      }
    }

    /// Adds a comment to the hidden suite, so that there is something to compile.
    func changeSuite() throws {
      try program.folder.appendingPathComponent(
        "course/Katas/\(BuiltProgram.hello)/Tests/GreetingCycleTests.swift"
      ).edit { $0 + "//\n" }
    }

    /// Runs a command that meets a fault.
    func run(
      _ arguments: [String], with fault: FaultyLibrary.Fault
    ) throws -> BuiltProgram.Result {
      let kept = program.environment
      defer { program.environment = kept }
      program.environment.merge(try FaultyLibrary.environment(fault)) { $1 }
      return try program.run(arguments)
    }

    /// Everything that differs from what an uninterrupted run could have left.
    func lost() throws -> [String] {
      let now = program.files()
      var lost: [String] = []
      let journal = "Workspace/.vipkata/journal.jsonl"
      if now[journal]?.starts(with: state[journal] ?? Data()) != true { lost.append("journal") }
      // The learner's version is whole, in its place or in a backup, and so is the present file.
      let mine = state["Workspace/\(BuiltProgram.presenter)"]
      let all = now.filter { $0.key.hasSuffix("/GreetingPresenter.swift") }
      if !all.values.contains(where: { $0 == mine }) { lost.append("the presenter") }
      if !now.contains(where: { $0.key.hasSuffix("/Mine.swift") }) { lost.append("Mine.swift") }
      let inPlace = now["Workspace/\(BuiltProgram.presenter)"]
      if inPlace != mine, inPlace != starter { lost.append("a whole presenter in its place") }
      let hasMine = FileManager.default.fileExists(atPath: own.path)
      if hasMine != (inPlace == mine) { lost.append("either version as a whole") }
      lost += now.keys.filter { $0.contains(".dat.nosync") && !$0.contains("/.vipkata/") }
      return lost
    }
  }
#endif
