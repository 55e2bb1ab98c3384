import Foundation

// Ctrl-C also reaches the children, which end by themselves: here nothing more is started.
nonisolated(unsafe) var isInterrupted = false
signal(SIGINT) { _ in isInterrupted = true }

let repository = URL(fileURLWithPath: CommandLine.arguments[1])
let scratch = URL(fileURLWithPath: CommandLine.arguments[2])
let words = CommandLine.arguments.dropFirst(3)
let program = words.first { $0.contains("/") } ?? repository.path + "/.build/debug/vipkata"
let names = words.filter { !$0.contains("/") }

/// - Returns: for each row, whether the two ways agree.
@Sendable func compare(_ course: Course, _ plain: [String: PlainPackage], worker: Int) async throws
  -> [Bool]
{
  let workspace = scratch.appendingPathComponent("Workspace\(worker)")
  var agreeing: [Bool] = []
  while let row = await course.next() {
    guard let truth = try await plain[row.name]?.outcome(of: row) else { continue }
    let comparison = Comparison(
      row: row, plain: truth, ours: try course.outcome(of: row, in: workspace))
    // An interrupted run has no result.
    if isInterrupted { break }
    FileHandle.standardOutput.write(Data(comparison.text.utf8))
    agreeing.append(comparison.differences.isEmpty)
  }
  return agreeing
}

do {
  let all = try Row.all(in: repository.appendingPathComponent("Tests/Verdicts/Rows"))
  if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
    throw Command.Unexpected(description: "There is no row \(unknown).")
  }
  let rows = all.filter { names.isEmpty || names.contains($0.name) }
  let course = try Course(rows: rows, program: program, scratch: scratch)
  let plain = try PlainPackage.all(of: rows, in: scratch)
  let agreeing = try await withThrowingTaskGroup(of: [Bool].self) { group in
    for worker in 0..<ProcessInfo.processInfo.activeProcessorCount {
      group.addTask { try await compare(course, plain, worker: worker) }
    }
    var agreeing: [Bool] = []
    for try await part in group { agreeing += part }
    return agreeing
  }
  if isInterrupted { exit(130) }
  print("\(rows.count) rows, \(agreeing.count { $0 }) agree")
  exit(agreeing.allSatisfy { $0 } ? 0 : 1)
} catch {
  if isInterrupted { exit(130) }
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
