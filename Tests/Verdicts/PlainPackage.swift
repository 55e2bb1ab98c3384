import Foundation

/// A package in which plain `swift test` tells the truth: all scenes are one module, and each
/// row's suite is one, so that everything is built once.
actor PlainPackage {
  private let folder: URL
  /// The output of `swift test list`, including tests that a crash keeps from running.
  private var listed: [String] = []
  /// Why it cannot be built or listed.
  private var mistake: String?

  /// By row. A row that vipkata may refuse is built alone, since it may stop the others' build.
  static func all(of rows: [Row], in scratch: URL) throws -> [String: PlainPackage] {
    let groups = Dictionary(grouping: rows) { $0.refusal == nil ? "together" : $0.name }
    var packages: [String: PlainPackage] = [:]
    for (name, rows) in groups {
      let package = try PlainPackage(rows: rows, folder: scratch.appendingPathComponent(name))
      for row in rows { packages[row.name] = package }
    }
    return packages
  }

  private init(rows: [Row], folder: URL) throws {
    self.folder = folder
    for row in rows {
      try row.copySuite(to: folder.appendingPathComponent("Tests/\(row.module)"))
      try row.copyScene(to: folder.appendingPathComponent("Sources/Scene"), as: nil)
    }
    let targets = rows.map { ".testTarget(name: \"\($0.module)\", dependencies: [\"Scene\"])" }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Plain", platforms: [.macOS(.v14)],
        targets: [.target(name: "Scene"), \(targets.joined(separator: ", "))])
      """
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))

    // A crash while the tests are listed keeps all of them from running.
    for words in [["build", "--build-tests"], ["test", "list", "--skip-build"]] {
      let lines = try Self.swift(words, in: folder).split(separator: "\n").map(String.init)
      listed = lines
      let errors = lines.filter { $0.hasPrefix("error:") || $0.contains(": error:") }
      mistake = errors.first { $0.contains(": error:") } ?? errors.first
      guard let mistake else { continue }
      if rows.allSatisfy({ $0.refusal != nil }) { return }
      throw Command.Unexpected(description: "A row cannot be built or listed: \(mistake)")
    }
  }

  func outcome(of row: Row) throws -> Outcome {
    if let mistake { return Outcome(builds: false, words: mistake) }
    let events = folder.appendingPathComponent("\(row.module).jsonl")
    // One at a time, so that a crash ends the same tests each time.
    let printed = try Self.swift(
      [
        "test", "--skip-build", "--no-parallel", "--filter", "^\(row.module)\\.",
        "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ], in: folder)
    let declared = listed.filter { $0.hasPrefix("\(row.module).") }
    var outcome = Outcome()
    let testing = TestingEvents((try? Data(contentsOf: events)) ?? Data()).endings
    let unheard = testing.isEmpty ? declared.filter(TestingEvents.isID) : []
    for (id, status) in testing { outcome.add(TestingEvents.name(of: id), status) }
    for id in unheard { outcome.add(TestingEvents.name(of: id), "not-run") }
    let xctests = declared.filter { !TestingEvents.isID($0) }
      .map { $0.dropFirst(row.module.count + 1).replacingOccurrences(of: "/", with: ".") }
    for (test, status) in endings(of: xctests, in: printed) { outcome.add(test, status) }
    return outcome
  }

  /// The ends of tests in the lines `Test Case 'Suite.test' passed`; a test that began and did not
  /// end has crashed.
  private func endings(of declared: [String], in printed: String) -> [String: String] {
    var tests = Dictionary(declared.map { ($0, "not-run") }) { $1 }
    for match in printed.matches(of: /Test Case '(.+?)' (started|passed|failed|skipped)/) {
      // On macOS it is `-[Module.Suite test]`.
      let name = match.1.replacing(/^-\[\w+\.(.+) (.+)\]$/) { "\($0.1).\($0.2)" }
      tests[String(name)] = match.2 == "started" ? "crashed" : String(match.2)
    }
    return tests
  }

  /// - Returns: what it printed, in any case: first the output, to which XCTest writes on Linux,
  ///   then the errors, so that a line of one never breaks a line of the other.
  private static func swift(_ words: [String], in folder: URL) throws -> String {
    var command = Command(
      ["sh", "-c", "cd \"$0\" && swift \"$@\" 2>\"$0.errors\"; cat \"$0.errors\"", folder.path]
        + words)
    // In so large a program, finding the lines of a crash takes long.
    command.variables = ["SWIFT_BACKTRACE": "enable=no"]
    command.statuses = Set(0...255)
    return try command.text()
  }
}
