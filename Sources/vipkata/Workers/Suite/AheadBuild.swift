import Foundation

/// Builds hidden packages in the background while the learner works, so that the first
/// check of a kata finds its package warm.
struct AheadBuild: AheadWorkerLogic {
  /// Where the hidden packages are kept.
  let packages: URL
  let finder: ToolchainFinder

  func begin(_ jobs: [SuiteJob]) {
    // It only saves time: what goes wrong here is told when the kata is checked.
    let ahead = AheadLock(packages: packages)
    guard finder.environment["VIPKATA_AHEAD"] != "off", let lock = try? ahead.take() else { return }
    defer { lock.release() }
    let runner = SuiteRunner(
      packages: packages, environment: finder.environment, toolchain: finder.findWithXCTest)
    guard let builds = try? jobs.flatMap(runner.builds), !builds.isEmpty else { return }
    // Nothing else of the user's environment: with another one SwiftPM plans anew.
    let commands = builds.map { build in
      (["/usr/bin/env", "-i"] + build.environment.map { "\($0.key)=\($0.value)" }
        + [build.executable.path] + build.arguments).map(\.shellWord).joined(separator: " ")
    }
    // The shell, which has the mark, stays to the end: it does not become its last command.
    let all = ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", "ulimit -t 300; " + commands.joined(separator: "; ") + "; :"],
      environment: finder.environment.merging([ahead.mark.name: ahead.mark.value]) { $1 })
    _ = try? all.detach(keeping: lock)
  }

  func stop() {
    AheadLock(packages: packages).endHolder()
  }
}
