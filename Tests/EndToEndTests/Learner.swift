import Foundation
import TestSupport
import XCTest

/// A learner's actions in tests: edit files, run commands, read JSON.
extension BuiltProgram {
  static let hello = "00-hello/01-hello-cycle"
  static let presenter = "\(hello)/Sources/Greeting/GreetingPresenter.swift"

  /// A body that greets as the first kata asks.
  static let greeting =
    "viewController?.displaySay(viewModel: .init(text: \"Hello, \\(response.name)!\"))"

  /// Replaces the first kata's TODO with code.
  /// - Parameter workspace: nil for the program's own.
  func writeBody(_ body: String, imports: String = "", in workspace: URL? = nil) throws {
    let starter = Self.repository.appendingPathComponent(
      "Katas/\(Self.hello)/Starter/GreetingPresenter.swift")
    let text = try String(contentsOf: starter, encoding: .utf8)
      .replacing(/.*\/\/ TODO:.*/, with: "    \(body)")
    try (imports + text).write(
      to: (workspace ?? self.workspace("")).appendingPathComponent(Self.presenter),
      atomically: true, encoding: .utf8)
  }

  /// The folder of the learner's files of a code kata.
  /// - Parameters:
  ///   - kata: its folder, such as `hello`.
  ///   - workspace: nil for the program's own.
  func scene(of kata: String, in workspace: URL? = nil) throws -> URL {
    let sources = (workspace ?? self.workspace("")).appendingPathComponent("\(kata)/Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    return sources.appendingPathComponent(try XCTUnwrap(modules.first { !$0.hasPrefix(".") }))
  }

  /// Copies a kata's reference solution over the learner's files.
  func solve(_ kata: String, in workspace: URL? = nil) throws {
    let solution = Self.repository.appendingPathComponent("Solutions/\(kata)")
    let scene = try scene(of: kata, in: workspace)
    for name in try FileManager.default.contentsOfDirectory(atPath: solution.path)
    where name.hasSuffix(".swift") {
      let content = try Data(contentsOf: solution.appendingPathComponent(name))
      try content.write(to: scene.appendingPathComponent(name))
    }
  }

  /// The one JSON object that a command prints.
  func object(_ arguments: String...) throws -> [String: Any] {
    let result = try run(arguments + ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try XCTUnwrap(object as? [String: Any], "\(arguments) printed no object")
  }

  /// The journal's verdict of every check, in order.
  func verdicts() throws -> [String] {
    try String(contentsOf: workspace(".vipkata/journal.jsonl"), encoding: .utf8)
      .split(separator: "\n").compactMap {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }.compactMap { $0["verdict"] as? String }
  }

  /// A check of the first kata whose first test has begun.
  func startCheckIntoItsTests() throws -> Running {
    let events = workspace(".vipkata/packages/\(Self.hello)/xctest.jsonl")
    try? FileManager.default.removeItem(at: events)
    let check = try start(["check"])
    while check.process.isRunning {
      let heard = try? String(contentsOf: events, encoding: .utf8)
      if heard?.contains("started") == true { break }
      usleep(10_000)
    }
    return check
  }

  /// The processes that were started for this test's workspace and still run: their arguments
  /// or their environment name it.
  func processesLeft() throws -> [String] {
    try Self.processes().filter { $0.contains(folder.path) }
  }

  /// The processes that have not ended by themselves after a minute: an orphaned build needs time
  /// to end.
  func processesLeftInTheEnd() throws -> [String] {
    let limit = SuspendingClock.now + .seconds(60)
    while true {
      let left = try processesLeft()
      if left.isEmpty || SuspendingClock.now > limit { return left }
      usleep(20_000)
    }
  }

  /// Each with its arguments and its environment.
  private static func processes() throws -> [String] {
    #if canImport(Darwin)
      let ps = Process()
      let output = Pipe()
      ps.executableURL = URL(fileURLWithPath: "/bin/ps")
      ps.arguments = ["-A", "-E", "-ww", "-o", "pid=,command="]
      ps.standardOutput = output
      try ps.run()
      let text = output.fileHandleForReading.readDataToEndOfFile()
      return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    #else
      return try FileManager.default.contentsOfDirectory(atPath: "/proc")
        .filter { Int($0) != nil }.map { id in
          let parts = ["cmdline", "environ"].compactMap {
            FileManager.default.contents(atPath: "/proc/\(id)/\($0)")
          }
          return parts.reduce(into: id) { text, part in
            text += " " + String(decoding: part, as: UTF8.self).replacing("\0", with: " ")
          }
        }
    #endif
  }
}

extension URL {
  /// Changes the file's text.
  func edit(_ change: (String) -> String) throws {
    try change(String(contentsOf: self, encoding: .utf8))
      .write(to: self, atomically: true, encoding: .utf8)
  }
}

/// - Throws: `XCTSkip` if one of these commands does not work here.
func requireTools(_ commands: String...) throws {
  for command in commands {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/bin/sh")
    tool.arguments = ["-c", "\(command) </dev/null >/dev/null 2>&1"]
    try tool.run()
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else {
      throw NotTried.skip("`\(command)`, which does not work here")
    }
  }
}

/// Shows what a command printed in a failing test's message.
func assertContains(
  _ text: String, _ part: String, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertTrue(text.contains(part), "no \"\(part)\" in:\n\(text)", file: file, line: line)
}
