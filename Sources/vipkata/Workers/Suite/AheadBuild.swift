import Foundation

/// Builds hidden packages in the background while the learner works, so that the first
/// check of a kata finds its package warm.
struct AheadBuild: AheadWorkerLogic {
  let suites: SuiteRunner

  func begin(_ jobs: [SuiteJob], playing scene: PlayJob?) {
    // This only saves time: errors are told when the kata is checked.
    let packages = suites.packages
    guard suites.environment["VIPKATA_AHEAD"] != "off", let lock = try? Self.lock(packages)
    else { return }
    defer { lock.release() }
    let player = scene.flatMap { try? suites.player($0).builds } ?? []
    guard let builds = try? player + jobs.flatMap(suites.builds), !builds.isEmpty else { return }
    // Nothing else of the user's environment: SwiftPM plans again when it differs.
    let commands = builds.map { build in
      (["/usr/bin/env", "-i"] + build.environment.map { "\($0.key)=\($0.value)" }
        + [build.executable] + build.arguments).map(\.shellWord).joined(separator: " ")
    }
    // With `:` at its end the shell, which has the mark, does not become its last command.
    let all = ChildProcess(
      "/bin/sh", ["-c", "ulimit -t 300; " + commands.joined(separator: "; ") + "; :"],
      environment: suites.environment.merging([Self.mark: packages.path]) { $1 })
    _ = try? all.detach(keeping: lock)
  }

  func stop() { Self.stop(suites.packages) }

  /// Ends the running build, if there is one. One that has only just begun has no mark yet.
  static func stop(_ packages: URL) {
    for attempt in 0..<20 {
      if let lock = try? lock(packages, timeout: attempt == 0 ? 0 : 0.1) {
        return lock.release()
      }
      ProcessFamily.endSessions(of: "\(mark)=\(packages.path)")
    }
  }

  /// A variable that only the shell of such a build has.
  private static let mark = "VIPKATA_BUILDS_AHEAD"

  /// Held by a build for as long as it runs.
  /// - Parameter timeout: seconds to wait for it.
  /// - Returns: nil while a build holds it.
  static func lock(_ packages: URL, timeout: Double = 0) throws -> FileLock? {
    try FileLock(ifFree: packages.appendingPathComponent("ahead.lock"), timeout: timeout)
  }
}
