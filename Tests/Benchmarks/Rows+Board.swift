import Foundation

/// How long a host's board takes.
extension Rows {
  /// 1,000 learners, each with 1,000 events of ten katas.
  func board() throws -> [Row] {
    let place = bench.scratch.appendingPathComponent("Place")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let list = try bench.vipkata("list", "--format", "json").text()
    let map = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any]
    let katas = (map?["katas"] as? [[String: Any]] ?? []).prefix(10).compactMap {
      $0["id"] as? String
    }
    let events = katas.map { Self.events(of: $0, count: 1000 / katas.count) }.joined()
    for number in 1...1000 {
      try Data("{\"journal\":1,\"learner\":\"L\(number)\"}\n\(events)".utf8).write(
        to: place.appendingPathComponent("L\(number).jsonl"))
    }
    let page = bench.scratch.appendingPathComponent("board.html").path
    let board = bench.vipkata("board", place.path, "--html", page)
    var seconds: [Double] = []
    var megabytes: [Double] = []
    for _ in 0..<5 {
      let began = Date()
      megabytes.append(try peakMemory(of: board))
      seconds.append(Date().timeIntervalSince(began))
    }
    return [
      Row(name: "board, 1,000 learners, 1,000,000 events", ours: seconds, goal: 5),
      Row(name: "its memory", unit: "MB", ours: megabytes, goal: 300),
    ]
  }

  private func peakMemory(of command: Command) throws -> Double {
    let child = try command.start(output: URL(fileURLWithPath: "/dev/null"))
    var usage = rusage()
    var status: Int32 = 0
    guard wait4(child, &status, 0, &usage) == child, status == 0 else {
      throw Command.Unexpected(description: "\(command.words) ended with \(status)")
    }
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1_000_000
    #else
      return Double(usage.ru_maxrss) / 1000
    #endif
  }
}
