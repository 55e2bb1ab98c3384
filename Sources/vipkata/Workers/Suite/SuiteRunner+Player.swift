import Foundation

/// The programs that play scenes lie beside the hidden packages, each in a folder named after
/// its content: a program that was built once starts at once.
extension SuiteRunner {
  struct PlayerProgram {
    fileprivate let command: SwiftCommand
    /// Empty if it is built.
    fileprivate(set) var builds: [ChildProcess] = []

    var package: HiddenPackage { command.package }
    var environment: [String: String] { command.variables }
    var program: URL { package.root.appendingPathComponent("player") }
  }

  /// The beginning of the names of the program's own files, one of which holds the entry.
  static let playerFile = "VipkataPlayer"

  /// - Throws: `WorkerFailure` when its sources cannot be written.
  func player(_ job: PlayJob) throws -> PlayerProgram {
    let toolchain = try toolchain()
    let start = [
      PackageResources.Player_swift, PackageResources.PlayerRecord_swift,
      PackageResources.PlayerWindow_swift,
    ].enumerated().map { index, bytes in
      SourceFile(
        path: "\(Self.playerFile)\(index).swift",
        content: Data(Resource.text(bytes).filled(["ENTRY": job.entry]).utf8))
    }
    let files = job.sources + start
    let support = job.support.map { "\($0.name) \($0.files.numbers)" }
    let number = DiskCache.hash(of: [toolchain.version, "\(files.numbers)"] + support)
    let folder = packages.appendingPathComponent("players")
    let root = folder.appendingPathComponent("\(number ?? 0)").fitForBuilds
    let suite = SuiteJob(
      package: root.lastPathComponent, module: job.module, sources: files, suite: [],
      support: job.support, testSeconds: job.seconds)
    let package = HiddenPackage(root: root, job: suite, toolchain: toolchain, harness: harness)
    let command = command(in: package)
    var player = PlayerProgram(command: command)
    if player.program.exists { return player }
    Files.removeOldest(
      Libc.names(in: folder.path).map(folder.appendingPathComponent), keeping: 9)
    let sources = root.appendingPathComponent(package.sourceFolder)
    try FolderWriter(folder: sources).mirror(files)
    try? package.temporaryFolder.makeFolder()
    let modules = job.support.map(command.sharedModule)
    let new = player.program.appendingPathExtension("new")
    player.builds =
      try command.builds(of: job.support) + [
        command.program(
          of: files.map { sources.appendingPathComponent($0.path) }, with: modules, at: new),
        // Moved there when it is complete.
        ChildProcess(
          "/bin/mv", [new.path, player.program.path], environment: command.variables),
      ]
    return player
  }
}

extension SwiftCommand {
  fileprivate func program(
    of files: [URL], with modules: [SharedModule], at place: URL
  ) -> ChildProcess {
    ChildProcess(
      swiftc.path,
      moduleFlags(package.module) + ["-suppress-warnings", "-o", place.path]
        + (package.toolchain.isApples ? [] : ["-use-ld=lld"])
        + modules.flatMap { ["-I", $0.folder.path] } + files.map(\.path)
        + modules.map(\.object.path),
      environment: variables)
  }
}

extension [SourceFile] {
  fileprivate var numbers: [UInt64] { map { $0.path.stableNumber &+ $0.content.stableNumber } }
}
