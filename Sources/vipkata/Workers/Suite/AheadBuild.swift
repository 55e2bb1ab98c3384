import Foundation

/// Builds hidden packages in the background while the learner works, so that the first
/// check of a kata finds its package warm.
struct AheadBuild: AheadWorkerLogic {
  let suites: SuiteRunner

  func begin(_ jobs: [SuiteJob], playing scene: PlayJob?) {
    // It only saves time: what goes wrong here is told when the kata is checked.
    let packages = suites.packages
    guard suites.environment["VIPKATA_AHEAD"] != "off", let lock = try? Self.lock(packages)
    else { return }
    defer { lock.release() }
    let player = scene.flatMap { try? suites.player($0).builds } ?? []
    guard let builds = try? player + jobs.flatMap(suites.builds), !builds.isEmpty else { return }
    // Nothing else of the user's environment: with another one SwiftPM plans anew.
    let commands = builds.map { build in
      (["/usr/bin/env", "-i"] + build.environment.map { "\($0.key)=\($0.value)" }
        + [build.executable] + build.arguments).map(\.shellWord).joined(separator: " ")
    }
    // The shell, which has the mark, stays to the end: it does not become its last command.
    let all = ChildProcess(
      "/bin/sh", ["-c", "ulimit -t 300; " + commands.joined(separator: "; ") + "; :"],
      environment: suites.environment.merging([Self.mark: packages.path]) { $1 })
    _ = try? all.detach(keeping: lock)
  }

  func stop() { Self.stop(suites.packages) }

  /// Ends the build that goes on, if one does. One that has only begun has no mark yet.
  static func stop(_ packages: URL) {
    for attempt in 0..<20 {
      if let lock = try? lock(packages, patience: attempt == 0 ? 0 : 0.1) {
        return lock.release()
      }
      ProcessFamily.endSessions(of: "\(mark)=\(packages.path)")
    }
  }

  /// A variable that the shell has in which such a build runs, and nothing else.
  private static let mark = "VIPKATA_BUILDS_AHEAD"

  /// Kept by a build for as long as it runs.
  /// - Parameter patience: seconds to wait for it.
  /// - Returns: nil while a build keeps it.
  static func lock(_ packages: URL, patience: Double = 0) throws -> FileLock? {
    try FileLock(ifFree: packages.appendingPathComponent("ahead.lock"), patience: patience)
  }
}
