import Foundation

/// The programs that play scenes stand beside the hidden packages, each in a folder named after
/// its content: what was built once is there at once.
extension SuiteRunner {
  struct PlayerProgram {
    let package: HiddenPackage
    let program: URL
    let environment: [String: String]
    /// None where it is built.
    let builds: [ChildProcess]
  }

  /// - Throws: `WorkerFailure` when its sources cannot be written.
  func player(_ job: PlayJob) throws -> PlayerProgram {
    let toolchain = try toolchain()
    let start = [
      PackageResources.Player_swift, PackageResources.PlayerRecord_swift,
      PackageResources.PlayerWindow_swift,
    ].enumerated().map { index, bytes in
      SourceFile(
        path: "VipkataPlayer\(index).swift",
        content: Data(Resource.text(bytes, ["ENTRY": job.entry]).utf8))
    }
    let files = job.sources + start
    let number = DiskCache.number(of: [toolchain.version, "\(files.numbers)", "\(job.support)"])
    let folder = packages.appendingPathComponent("players")
    let root = folder.appendingPathComponent("\(number ?? 0)").fitForBuilds
    let suite = SuiteJob(
      package: root.lastPathComponent, module: job.module, sources: files, suite: [],
      support: job.support, testSeconds: job.seconds)
    let package = HiddenPackage(root: root, job: suite, toolchain: toolchain, harness: harness)
    let command = command(in: package)
    let program = root.appendingPathComponent("player")
    func player(_ builds: [ChildProcess]) -> PlayerProgram {
      PlayerProgram(
        package: package, program: program, environment: command.variables, builds: builds)
    }
    if FileManager.default.fileExists(atPath: program.path) { return player([]) }
    Files.removeOldest(
      Libc.names(in: folder.path, atMost: .max).map(folder.appendingPathComponent), keeping: 9)
    let sources = root.appendingPathComponent(package.sourceFolder)
    try FolderWriter(folder: sources).hold(files)
    try? FileManager.default.createDirectory(
      at: package.temporaryFolder, withIntermediateDirectories: true)
    let modules = job.support.map(command.sharedModule)
    let unbuilt = zip(job.support, modules).filter { !$0.1.isBuilt }.map(\.0)
    return player(
      try unbuilt.map(command.build) + [
        command.program(
          of: files.map { sources.appendingPathComponent($0.path) }, with: modules,
          at: root.appendingPathComponent("player.new")),
        // It is there when it is whole.
        ChildProcess(
          "/bin/mv", [root.appendingPathComponent("player.new").path, program.path],
          environment: command.variables),
      ])
  }
}

extension SwiftCommand {
  /// What compiles one module to a program.
  fileprivate func program(
    of files: [URL], with modules: [SharedModule], at place: URL
  ) -> ChildProcess {
    ChildProcess(
      executable: swiftc,
      arguments: moduleFlags(package.module) + ["-suppress-warnings", "-o", place.path]
        + (package.toolchain.isApples ? [] : ["-use-ld=lld"])
        + modules.flatMap { ["-I", $0.folder.path] } + files.map(\.path)
        + modules.map(\.object.path),
      environment: variables)
  }
}

extension [SourceFile] {
  fileprivate var numbers: [UInt64] { map { Data($0.path.utf8).number &+ $0.content.number } }
}
