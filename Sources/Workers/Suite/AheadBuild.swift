import Entities
package import Foundation
package import Scenes

/// Builds hidden packages in the background while the learner works, so that the first
/// check of a kata finds its package warm.
package struct AheadBuild: AheadWorkerLogic {
  private let packages: URL
  private let finder: ToolchainFinder

  /// - Parameter packages: where the hidden packages are kept.
  package init(packages: URL, finder: ToolchainFinder) {
    self.packages = packages
    self.finder = finder
  }

  package func begin(_ jobs: [SuiteJob]) {
    // It only saves time: what goes wrong here is told when the kata is checked.
    guard finder.environment["VIPKATA_AHEAD"] != "off",
      let lock = AheadLock(packages: packages).take()
    else { return }
    defer { lock.release() }
    guard let builds = try? builds(of: jobs), !builds.isEmpty else { return }
    // Nothing else of the user's environment: with another one SwiftPM plans anew.
    let commands = builds.map { build in
      (["/usr/bin/env", "-i"] + build.environment.map { "\($0.key)=\($0.value)" }
        + [build.executable.path] + build.arguments).map(\.shellWord).joined(separator: " ")
    }
    let all = ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", "ulimit -t 300; " + commands.joined(separator: "; ")],
      environment: finder.environment)
    if let session = try? all.detach(keeping: lock) { lock.name(holder: session) }
  }

  package func stop() {
    AheadLock(packages: packages).endHolder()
  }

  private func builds(of jobs: [SuiteJob]) throws -> [ChildProcess] {
    let runner = SuiteRunner(
      packages: packages, toolchain: try finder.find(), environment: finder.environment)
    return try jobs.flatMap(runner.builds)
  }
}
