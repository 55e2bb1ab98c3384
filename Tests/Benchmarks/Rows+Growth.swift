import Foundation

/// How much time, memory and disk large inputs take.
extension Rows {
  /// The most memory that the runner holds while a learner's test prints 1 GB.
  func memory() throws -> [Row] {
    let kata = "hello/hello-cycle"
    try bench.vipkata("open", kata).seconds()
    let file = bench.workspace(
      "00-hello/01-hello-cycle/Sources/Greeting/GreetingPresenter.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let flood = "    for _ in 0..<1024 { print(String(repeating: \"x\", count: 1 << 20)) }"
    let flooded = lines.map { $0.contains("// TODO:") ? flood : $0 }
    try Data(flooded.joined(separator: "\n").utf8).write(to: file)

    let child = try bench.vipkata("check", kata).start(output: URL(fileURLWithPath: "/dev/null"))
    var most = 0.0
    while waitpid(child, nil, WNOHANG) == 0 {
      var ps = Command("ps", "-o", "rss=", "-p", "\(child)")
      ps.statuses = [0, 1]
      let kilobytes = try ps.text()
      most = max(
        most, (Double(kilobytes.trimmingCharacters(in: .whitespaces.union(.newlines))) ?? 0) / 1000)
      usleep(20_000)
    }
    try bench.vipkata("open", Bench.kata).seconds()
    return [Row(name: "memory while a test prints 1 GB", unit: "MB", ours: [most], goal: 100)]
  }

  func growth() throws -> [Row] {
    [try thousandKatas(), try millionEvents(), try twoHundredFiles()] + (try fiveHundredScenes())
  }

  /// Names that occur often must cost no more than others.
  private func fiveHundredScenes() throws -> [Row] {
    let one = bench.scratch.appendingPathComponent("One")
    try bench.vipkata(
      "scene", "Checkout", "--purpose", "form", "--data", "api", "--navigation", "push", "--into",
      one.path
    ).seconds()
    let files = try FileManager.default.contentsOfDirectory(
      at: one.appendingPathComponent("Checkout"), includingPropertiesForKeys: nil)
    return try [("copies of a scene", ""), ("scenes", "Number")].map { name, ending in
      let app = bench.scratch.appendingPathComponent("App\(ending)")
      for number in 1...500 {
        let scene = "Checkout" + (ending.isEmpty ? "" : "\(ending)\(number)")
        let folder = app.appendingPathComponent("Scene\(number)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
          let text = try String(contentsOf: file, encoding: .utf8)
          let name = file.lastPathComponent.replacingOccurrences(of: "Checkout", with: scene)
          try Data(text.replacingOccurrences(of: "Checkout", with: scene).utf8)
            .write(to: folder.appendingPathComponent(name))
        }
      }
      let review = bench.vipkata("review", app.path)
      return Row(
        name: "review, 500 \(name)", ours: try (0..<3).map { _ in try review.seconds() }, goal: 10)
    }
  }

  private func thousandKatas() throws -> Row {
    let course = bench.scratch.appendingPathComponent("Thousand")
    for number in 1...1000 {
      try bench.copy(
        bench.course.appendingPathComponent("00-hello/01-hello-cycle"),
        to: course.appendingPathComponent(
          String(
            format: "%02d-stage%d/%02d-kata%d", number / 20, number / 20, number % 20 + 1, number)))
    }
    return try listRow("list, a course of 1,000 katas", course: course, workspace: "none")
  }

  private func millionEvents() throws -> Row {
    let journal = bench.scratch.appendingPathComponent("Million/.vipkata/journal.jsonl")
    try FileManager.default.createDirectory(
      at: journal.deletingLastPathComponent(), withIntermediateDirectories: true)
    let events = Self.events(of: "hello/hello-cycle", count: 1_000_000)
    try Data("{\"journal\":1}\n\(events)".utf8).write(to: journal)
    defer { try? FileManager.default.removeItem(at: journal) }
    return try listRow(
      "list, a journal of 1,000,000 events", course: bench.course, workspace: "Million")
  }

  /// Checks as lines of a journal.
  static func events(of kata: String, count: Int) -> String {
    let event =
      #"{"at":"2026-01-01T00:00:00Z","event":"checked","failing":["testTheLoginIsPresented"],"#
      + #""kata":"\#(kata)","verdict":"red"}"# + "\n"
    return String(repeating: event, count: count)
  }

  private func listRow(_ name: String, course: URL, workspace: String) throws -> Row {
    let list = Command(
      bench.program, "list", "--course", course.path, "--workspace",
      bench.scratch.appendingPathComponent(workspace).path)
    return Row(name: name, ours: try (0..<3).map { _ in try list.seconds() })
  }

  private func twoHundredFiles() throws -> Row {
    let course = bench.scratch.appendingPathComponent("Large")
    let workspace = bench.scratch.appendingPathComponent("LargeWorkspace")
    let kata = course.appendingPathComponent("01-large/01-large")
    try bench.copy(bench.course.appendingPathComponent("00-hello/01-hello-cycle"), to: kata)
    for number in 1...200 {
      try Data("struct Part\(number) {\n  let number = \(number)\n}\n".utf8).write(
        to: kata.appendingPathComponent("Starter/Part\(number).swift"))
    }
    var vipkata: [Command] = ["open", "check"].map { word in
      var command = Command(
        [bench.program, word] + (word == "open" ? ["large"] : [])
          + ["--course", course.path, "--workspace", workspace.path])
      command.statuses = [0, 1]
      command.variables = ["VIPKATA_AHEAD": "off"]
      return command
    }
    let check = vipkata.removeLast()
    try vipkata[0].seconds()
    let sources = workspace.appendingPathComponent("01-large/01-large/Sources/Greeting")
    let bare = bench.scratch.appendingPathComponent("LargeBare")
    try bench.copy(
      kata.appendingPathComponent("Tests"), to: bare.appendingPathComponent("Tests/GreetingTests"))
    try bench.copy(sources, to: bare.appendingPathComponent("Sources/Greeting"))
    try Data(Self.largeManifest.utf8).write(to: bare.appendingPathComponent("Package.swift"))
    var bareTest = Command("swift", "test", "--package-path", bare.path)
    bareTest.statuses = [0, 1]
    try check.seconds()
    try bareTest.seconds()
    var row: (ours: [Double], bare: [Double]) = ([], [])
    for round in 0..<5 {
      for folder in [sources, bare.appendingPathComponent("Sources/Greeting")] {
        let file = folder.appendingPathComponent("Part7.swift")
        try Data("struct Part7 {\n  var number: Int { \(1000 + round) }\n}\n".utf8).write(to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: Date().addingTimeInterval(Double(round) * 2)], ofItemAtPath: file.path
        )
      }
      row.ours.append(try check.seconds())
      row.bare.append(try bareTest.seconds())
    }
    return Row(name: "body edit → verdict, 200 files", ours: row.ours, bare: row.bare, goal: 0.8)
  }

  private static let largeManifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Large",
      targets: [
        .target(name: "Greeting"),
        .testTarget(name: "GreetingTests", dependencies: ["Greeting"]),
      ]
    )
    """

  /// From `git clone` to the first failing test, with the README's commands.
  func firstMinute() throws -> [Row] {
    let clone = bench.scratch.appendingPathComponent("clone")
    let script = """
      git clone --quiet "\(bench.repository.path)" "\(clone.path)" && cd "\(clone.path)" \
      && swift run vipkata next
      """
    var first = Command("sh", "-c", script)
    first.statuses = [1]
    first.variables = ["VIPKATA_AHEAD": "off"]
    let seconds = try first.seconds()
    try FileManager.default.removeItem(at: clone)
    return [Row(name: "git clone → first failing test", ours: [seconds])]
  }

  /// The disk that the whole course takes when each kata was opened and checked once.
  func disk() throws -> [Row] {
    let list = try bench.vipkata("list", "--format", "json").text()
    let map = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any]
    let katas = (map?["katas"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    for kata in katas {
      try bench.vipkata("open", kata).seconds()
      try bench.vipkata("check").seconds()
    }
    let kilobytes = try Command("du", "-sk", bench.workspace(".vipkata").path).text()
    let figure = Double(kilobytes.prefix { $0.isNumber }) ?? .nan
    try bench.vipkata("open", Bench.kata).seconds()
    return [
      Row(
        name: "disk, all \(katas.count) katas checked", unit: "MB",
        ours: [figure * 1024 / 1_000_000],
        goal: 200)
    ]
  }

  /// `verify` of the course, beside a bare cold run for each of its suite runs.
  func verify() throws -> [Row] {
    let output = bench.scratch.appendingPathComponent("verify.json")
    let seconds = try bench.vipkata("verify", "--format", "json").seconds(output: output)
    let report = try JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any]
    let katas = report?["katas"] as? [[String: Any]] ?? []
    let runs = katas.compactMap { $0["suiteRuns"] as? Int }.reduce(0, +)
    var bare: [Double] = []
    for _ in 0..<3 {
      try? FileManager.default.removeItem(at: bench.bare(".build"))
      bare.append(try bench.bareTest.seconds())
    }
    return [
      Row(
        name: "verify, a suite run beside a bare cold one", ours: [seconds / Double(runs)],
        bare: bare, goal: 0.15),
      Row(name: "verify, the whole course of \(runs) suite runs", ours: [seconds]),
    ]
  }
}
