import Foundation

/// Measures the rows of the table.
struct Rows {
  let bench: Bench
  private let rounds = 9

  /// Each row, with the word that runs it alone.
  var all: [(word: String, measure: () throws -> [Row])] {
    [
      ("edit", edits), ("first", firstChecks), ("nothing", nothingChanged),
      ("error", compileErrors), ("show", shows), ("watch", watch), ("memory", memory),
      ("grow", growth), ("minute", firstMinute), ("disk", disk), ("verify", verify),
      ("board", board), ("grade", grade),
    ]
  }

  private func edits() throws -> [Row] {
    try warmUp()
    var ours: [Double] = []
    var bare: [Double] = []
    for round in 0..<rounds {
      try bench.edit("private func benchmark() -> Int { \(1000 + round) }", number: round)
      ours.append(try bench.vipkata("check").seconds())
      bare.append(try bench.bareTest.seconds())
    }
    return [Row(name: "body edit → verdict, review included", ours: ours, bare: bare, goal: 0.8)]
  }

  private func firstChecks() throws -> [Row] {
    var built: [Double] = []
    var cold: [Double] = []
    var bare: [Double] = []
    // As a learner finds it, with nothing written yet.
    try bench.vipkata("reset").seconds()
    defer { try? bench.laySolution() }
    for _ in 0..<3 {
      bench.forgetBuilds()
      cold.append(try bench.vipkata("check").seconds())
      bench.forgetBuilds()
      try FileManager.default.removeItem(at: bench.workspace(".vipkata/journal.jsonl"))
      try bench.vipkata("open", Bench.kata, ahead: true).seconds()
      bench.waitForBackground()
      built.append(try bench.vipkata("check").seconds())
      bare.append(try bench.bareTest.seconds())
    }
    return [
      Row(name: "first check of a kata, built beforehand", ours: built, bare: bare, goal: 0.05),
      Row(name: "first check of a kata, not built beforehand", ours: cold, bare: bare, goal: 0.15),
    ]
  }

  private func nothingChanged() throws -> [Row] {
    try warmUp()
    var ours: [Double] = []
    var bare: [Double] = []
    for _ in 0..<rounds {
      ours.append(try bench.vipkata("check").seconds())
      bare.append(try bench.bareTest.seconds())
    }
    return [Row(name: "check, nothing changed", ours: ours, bare: bare, goal: 0.15)]
  }

  private func compileErrors() throws -> [Row] {
    try warmUp()
    var ours: [Double] = []
    var bare: [Double] = []
    for round in 0..<rounds {
      try bench.edit("let broken: Missing\(1000 + round) = 1", number: round)
      ours.append(try bench.vipkata("check").seconds())
      bare.append(try bench.bareTest.seconds())
    }
    try warmUp()
    return [Row(name: "compile error → shown", ours: ours, bare: bare, goal: 0.5)]
  }

  private func shows() throws -> [Row] {
    var hello: [Double] = []
    var ours: [String: [Double]] = [:]
    for _ in 0..<rounds {
      hello.append(try bench.hello.seconds())
      for word in ["list", "hint", "brief"] {
        ours[word, default: []].append(try bench.vipkata(word).seconds())
      }
    }
    return ["list", "hint", "brief"].map { word in
      Row(
        name: "\(word), beside a hello world with Foundation", ours: ours[word] ?? [],
        bare: hello, goal: 2)
    }
  }

  private func watch() throws -> [Row] {
    try warmUp()
    let output = bench.scratch.appendingPathComponent("watch.txt")
    let child = try bench.vipkata("watch").start(output: output)
    defer {
      kill(child, SIGTERM)
      waitpid(child, nil, 0)
    }
    try wait(for: 1, in: output)
    var ours: [Double] = []
    var bare: [Double] = []
    for round in 0..<rounds {
      let began = Date()
      try bench.edit("private func benchmark() -> Int { \(3000 + round) }", number: round)
      try wait(for: round + 2, in: output)
      ours.append(Date().timeIntervalSince(began))
      bare.append(try bench.bareTest.seconds())
    }
    return [Row(name: "watch: save → verdict", ours: ours, bare: bare, goal: 0.8)]
  }

  /// Returns when that many verdicts are printed.
  private func wait(for verdicts: Int, in file: URL) throws {
    let limit = Date().addingTimeInterval(60)
    while Date() < limit {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      if text.components(separatedBy: "\(Bench.kata) is green").count > verdicts { return }
      usleep(5000)
    }
    throw Command.Unexpected(description: "watch printed no verdict \(verdicts)")
  }

  private func warmUp() throws {
    try bench.edit("private func benchmark() -> Int { 999 }", number: 0)
    try bench.vipkata("check").seconds()
    try bench.bareTest.seconds()
  }
}
