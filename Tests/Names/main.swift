import Foundation

// Ctrl-C also reaches the children, which end by themselves: here nothing more is started.
nonisolated(unsafe) var isInterrupted = false
signal(SIGINT) { _ in isInterrupted = true }

let repository = URL(fileURLWithPath: CommandLine.arguments[1])
let scratch = URL(fileURLWithPath: CommandLine.arguments[2])
let words = CommandLine.arguments.dropFirst(3)
let program = words.first { $0.hasSuffix("/vipkata") } ?? repository.path + "/.build/debug/vipkata"

/// One kata's rows.
struct Table: Sendable {
  /// Relative to `Katas`, such as `00-hello/01-hello-cycle`.
  let folder: String
  let rows: [Row]
  private let module: String
  private let names: [String: String]

  init(file: URL) throws {
    let stage = file.deletingLastPathComponent().lastPathComponent
    folder = "\(stage)/\(file.deletingPathExtension().lastPathComponent)"
    rows = try Row.all(in: "\n" + String(contentsOf: file, encoding: .utf8))
    let manifest = repository.appendingPathComponent("Katas/\(folder)/kata.json")
    let object =
      try JSONSerialization.jsonObject(with: Data(contentsOf: manifest)) as? [String: Any]
    module = object?["module"] as? String ?? ""
    names = (object?["mutants"] as? [String: [String: Any]] ?? [:])
      .compactMapValues { $0["says"] as? String }
  }

  /// - Returns: a line for each row that did not get the right name.
  func faults(in workspace: URL) throws -> [String] {
    let kata = folder.split(separator: "/").map { $0.drop { $0 != "-" }.dropFirst() }
      .joined(separator: "/")
    _ = try vipkata("open", kata, in: workspace)
    let sources = workspace.appendingPathComponent("\(folder)/Sources/\(module)")
    let solution = repository.appendingPathComponent("Solutions/\(folder)")
    return try rows.compactMap { row in
      if isInterrupted { return nil }
      for name in try FileManager.default.contentsOfDirectory(atPath: solution.path)
      where name.hasSuffix(".swift") {
        try Data(contentsOf: solution.appendingPathComponent(name))
          .write(to: sources.appendingPathComponent(name))
      }
      do { try row.edit(in: sources) } catch let stale as Command.Unexpected {
        return "\(kata): \(stale)"
      }
      let text = try vipkata("check", "--format", "json", in: workspace)
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      guard let verdict = object as? [String: Any] else { return "\(kata): \(text)" }
      return row.fault(in: verdict, names: names).map { "\(kata): \(row.title): \($0)" }
    }
  }

  private func vipkata(_ words: String..., in workspace: URL) throws -> String {
    var command = Command(
      [program] + words + [
        "--course", repository.path + "/Katas", "--workspace", workspace.path,
      ])
    command.variables = ["VIPKATA_AHEAD": "off"]
    command.statuses = Set(0...255)
    return try command.text()
  }
}

/// Tables that nobody works on yet.
actor Waiting {
  private var tables: ArraySlice<Table>

  init(_ tables: [Table]) { self.tables = tables[...] }

  func next() -> Table? { tables.popFirst() }
}

do {
  guard FileManager.default.isExecutableFile(atPath: program) else {
    throw Command.Unexpected(description: "\(program) is not there: build it first.")
  }
  let rows = repository.appendingPathComponent("Tests/Names/Rows")
  let files = FileManager.default.enumerator(at: rows, includingPropertiesForKeys: nil)
  let asked = words.filter { !$0.hasSuffix("/vipkata") }
  let tables = try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "txt" }
    .sorted { $0.path < $1.path }.map(Table.init)
    .filter { table in asked.isEmpty || asked.contains { table.folder.contains($0) } }
  guard !tables.isEmpty else {
    throw Command.Unexpected(
      description: "Rows has nothing for \(asked.joined(separator: ", ")).")
  }
  let waiting = Waiting(tables)
  let faults = try await withThrowingTaskGroup(of: Int.self) { group in
    for worker in 0..<ProcessInfo.processInfo.activeProcessorCount {
      group.addTask {
        let workspace = scratch.appendingPathComponent("Workspace\(worker)")
        var count = 0
        while !isInterrupted, let table = await waiting.next() {
          let faults = try table.faults(in: workspace)
          let lines = faults.map { "✘ \($0)\n" }.joined()
          FileHandle.standardOutput.write(Data(lines.utf8))
          count += faults.count
        }
        return count
      }
    }
    var faults = 0
    for try await count in group { faults += count }
    return faults
  }
  if isInterrupted { exit(130) }
  let count = tables.map(\.rows.count).reduce(0, +)
  print("\(tables.count) katas, \(count) rows, \(count - faults) called as they must be")
  exit(faults == 0 ? 0 : 1)
} catch {
  if isInterrupted { exit(130) }
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
