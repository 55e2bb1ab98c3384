import Foundation

/// Confines a suite's run, with bubblewrap (`bwrap`, Linux): no network, no other processes, the
/// disk read-only, and some folders hidden. The code is built first and then run with its own
/// build read-only, so that one learner's tests cannot change what the next one's are built
/// from.
struct Sandbox: Sendable {
  private let bwrap: URL
  private let hidden: [String]

  /// - Parameter hidden: folders that nothing inside may see, such as other learners'.
  /// - Throws: `WorkerFailure` if it does not work here.
  init(environment: [String: String], hidden: [URL]) throws {
    let system = ["/tmp", "/var/tmp", "/run", environment["HOME"]].compactMap { $0 }
      .map { URL(fileURLWithPath: $0) }
    let folders = Set((system + hidden).map { $0.withoutLinks.path })
    // Sorted, so that a folder comes before those in it.
    self.hidden = folders.sorted().filter { $0 != "/" && FileStatus(path: $0)?.kind == .folder }
    guard let bwrap = environment.program("bwrap") else {
      throw WorkerFailure("bubblewrap (bwrap) is not installed")
    }
    self.bwrap = bwrap
    let probe = try? ChildProcess(
      bwrap.path, Self.words(hidden: self.hidden) + ["--", "/bin/true"], environment: environment
    ).run()
    guard probe?.ending == .exited(0) else {
      let said = probe.map { ($0.errors + $0.output).trimmed.lastLines(1) } ?? ""
      throw WorkerFailure(
        "bubblewrap (bwrap) does not work here" + (said.isEmpty ? "" : " (\(said))"))
    }
  }

  /// The build of a hidden package, which may write there and into the compiler's cache.
  func build(_ command: SwiftCommand) -> ChildProcess {
    try? command.moduleCache.makeFolder()
    let package = command.package
    let places = [package.root, command.moduleCache, package.temporaryFolder].map(\.path)
    let modules = package.built.map(\.folder.path)
    return contained(
      command.build, of: command,
      places.flatMap { ["--bind", $0, $0] } + modules.flatMap { ["--ro-bind", $0, $0] } + ["--"])
  }

  /// The run of its tests. Of their package they see the program and the files beside the suite's
  /// code. They may write their output, Swift Testing's events, and temporary files, which vanish
  /// with them.
  func test(_ library: TestLibrary, _ command: SwiftCommand) -> ChildProcess {
    let package = command.package
    let heard =
      [package.output, package.backtrace]
      + (library == .swiftTesting ? [package.events(of: library)] : [])
    for file in heard { try? Data().write(to: file) }
    let seen = ([package.program, package.runner] + package.fixtures).map(\.path)
    let closed = ["/dev"] + hidden.filter { $0 != "/tmp" }
    return contained(
      command.program(library), of: command,
      seen.flatMap { ["--ro-bind", $0, $0] } + Self.empty(package.temporaryFolder.path)
        + heard.flatMap { ["--bind", $0.path, $0.path] } + closed.flatMap { ["--remount-ro", $0] }
        + ["--", "/bin/sh", "-c", Self.limits, "sh"])
  }

  private func contained(
    _ child: ChildProcess, of command: SwiftCommand, _ words: [String]
  ) -> ChildProcess {
    let tools = [
      command.package.toolchain.libraries.deletingLastPathComponent(),
      command.compiler?.deletingLastPathComponent(),
    ].compactMap { $0?.withoutLinks.path }
    return ChildProcess(
      bwrap.path,
      Self.words(hidden: hidden) + tools.flatMap { ["--ro-bind", $0, $0] }
        + ["--chdir", "/"] + words + [child.executable] + child.arguments,
      environment: child.environment, mark: child.mark)
  }

  /// Limits their processes and threads, all together (some shells call it `-p`); the system does
  /// not count root's.
  private static let limits = """
    ulimit -u 512 2>/dev/null || ulimit -p 512 2>/dev/null; ulimit -c 0; exec "$@"
    """

  private static func words(hidden: [String]) -> [String] {
    ["--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "--dev", "/dev"]
      + ["--proc", "/proc"] + hidden.flatMap(empty)
  }

  /// An empty folder of at most 64 MB, in memory.
  private static func empty(_ folder: String) -> [String] {
    ["--size", "67108864", "--tmpfs", folder]
  }
}
