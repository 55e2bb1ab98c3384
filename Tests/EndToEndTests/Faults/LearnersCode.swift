import Foundation

/// The first kata in a course of its own, to be filled with one harmful body after another.
final class LearnersCode {
  let program: BuiltProgram

  nonisolated(unsafe) private static var kept: LearnersCode?

  /// One for a class of tests, because a first check takes longer than the next ones.
  static func shared() throws -> LearnersCode {
    let code = try kept ?? LearnersCode()
    kept = code
    code.memory = 0
    return code
  }

  static func endSharing() {
    kept = nil
  }

  private init() throws {
    program = try PreparedProgram.checked()
    try program.useCourse(of: [BuiltProgram.hello])
  }

  /// - Parameter seconds: the time limit of a test; the machine may be busy.
  func check(
    _ body: String, seconds: Int, environment: [String: String] = [:]
  ) throws -> BuiltProgram.Result {
    try program.folder.appendingPathComponent("course/Katas/\(BuiltProgram.hello)/kata.json").edit {
      $0.replacing(/"testSeconds": \d+/, with: "\"testSeconds\": \(seconds)")
    }
    try program.writeBody(body, imports: "import Dispatch\nimport Foundation\n")
    let kept = program.environment
    defer { program.environment = kept }
    program.environment.merge(environment) { $1 }
    let running = try program.start(["check"])
    while running.process.isRunning {
      memory = max(memory, Self.memory(of: running.process.processIdentifier))
      usleep(10_000)
    }
    return try running.result()
  }

  /// The most bytes that a check itself had in memory; 0 if that cannot be seen.
  private(set) var memory = 0

  private static func memory(of process: pid_t) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 } ?? 0
  }
}
