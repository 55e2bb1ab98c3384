import Foundation

/// The calls of `swift` in a hidden package, always with the same flags and environment:
/// SwiftPM plans again when they change.
struct SwiftCommand {
  let package: HiddenPackage
  let moduleCache: URL
  /// The compiler for SwiftPM, if it is not the toolchain's own.
  let compiler: URL?
  let environment: [String: String]
  /// Whether the user's own folders, with SwiftPM's files there, are hidden.
  var isSandboxed = false

  func test(_ library: TestLibrary) -> ChildProcess {
    swift(
      ["test"] + flags
        + (library == .xctest
          ? ["--disable-swift-testing"]
          : ["--disable-xctest", "--enable-swift-testing"] + listening))
  }

  var build: ChildProcess {
    swift(["build", "--build-tests"] + flags)
  }

  /// The test program alone, once it is built.
  func program(_ library: TestLibrary) -> ChildProcess {
    ChildProcess(
      package.program.path,
      library == .xctest
        ? [] : ["--testing-library", "swift-testing"] + listening,
      environment: variables, mark: HiddenPackage.mark)
  }

  /// Type-checks a scene beside SwiftPM, which takes longer to come to it: a compile error is known
  /// in half the time. If this finds no error, SwiftPM decides.
  ///
  /// Nil if a module that the scene needs is still to be built, if the scene has a main.swift or is
  /// so large that the check delays the build as long as it saves, and where SwiftPM finds the
  /// tests, as on macOS, where others tell the compiler which SDK there is.
  func typeCheck() -> BackgroundTask<[Diagnostic]>? {
    let sources = package.job.sources
    guard package.isSmall, package.harness == .ownEntryPoint,
      package.modules.count == package.built.count,
      !sources.contains(where: { $0.path == "main.swift" })
    else { return nil }
    let folder = package.root.appendingPathComponent(package.sourceFolder)
    let files = sources.map { folder.appendingPathComponent($0.path).path }
    let process = ChildProcess(
      // The build goes first: usually the code has no error.
      "/usr/bin/nice",
      ["-n", "5", package.toolchain.compiler.path, "-typecheck"]
        + moduleFlags(package.module) + imports + files,
      environment: variables.filter { $0.key != HiddenPackage.mark })
    let reader = DiagnosticReader(root: package.root.path)
    return BackgroundTask { task in
      let result = try process.run { !task.isWanted }
      let found = result.ending == .stopped ? [] : reader.diagnostics(in: result.errors)
      return found.contains { $0.severity == .error } ? found : []
    }
  }

  /// The compiler for a module that is built without SwiftPM. On macOS it is the one that knows
  /// which SDK there is.
  var swiftc: URL {
    package.toolchain.isApples
      ? package.toolchain.swift.deletingLastPathComponent().appendingPathComponent("swiftc")
      : package.toolchain.compiler
  }

  private func swift(_ arguments: [String]) -> ChildProcess {
    let toolchain = package.toolchain
    let swift =
      isSandboxed
      ? toolchain.compiler.deletingLastPathComponent().appendingPathComponent("swift")
      : toolchain.swift
    return ChildProcess(
      swift.path, arguments, environment: variables, mark: HiddenPackage.mark)
  }

  private var flags: [String] {
    let isApples = package.toolchain.isApples
    // macOS asks the Objective-C runtime which tests there are.
    let findsTestsByIndex = package.harness == .discovered && !isApples
    // `HiddenPackage` looks for objects where the native build system puts them.
    var flags = ["--package-path", package.root.path, "--build-system", "native"]
    if isSandboxed { flags += ["--manifest-cache", "local"] }
    if isApples { flags += ["--disable-sandbox"] }
    if !findsTestsByIndex { flags += ["--disable-index-store"] }
    var compiler = compilerFlags + imports
    if !isApples { compiler.insert("-use-ld=lld", at: 0) }
    if package.isSmall { compiler += ["-driver-batch-count", "1"] }
    return flags + compiler.flatMap { ["-Xswiftc", $0] }
  }

  private var imports: [String] {
    package.built.flatMap { ["-I", $0.folder.path] }
  }

  /// Only as much debug information as a crash needs to name a line, and none of the compiler's
  /// checks of its own work, which take a twentieth of its time.
  var compilerFlags: [String] {
    [
      "-module-cache-path", moduleCache.path, "-Xfrontend", "-diagnostic-style=llvm",
      "-gline-tables-only", "-Xfrontend", "-disable-llvm-verify",
    ]
  }

  /// The flags with which SwiftPM calls the compiler for a module in debug mode.
  func moduleFlags(_ module: String) -> [String] {
    [
      "-wmo", "-module-name", module, "-parse-as-library", "-swift-version", "6",
      "-enable-testing", "-DSWIFT_PACKAGE", "-DDEBUG",
    ] + compilerFlags
  }

  /// One test at a time, so that a crash has one culprit.
  private var listening: [String] {
    [
      "--no-parallel", "--event-stream-output-path", package.events(of: .swiftTesting).path,
      "--event-stream-version", "0",
    ]
  }

  var variables: [String: String] {
    let kept = [
      "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "DEVELOPER_DIR", "SDKROOT",
      "TOOLCHAINS", "LD_LIBRARY_PATH", "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR",
    ]
    var variables = package.job.environment.merging(
      environment.filter { kept.contains($0.key) }
    ) { $1 }
    // This also keeps Foundation on Linux from storing user defaults from one run to the next.
    for name in ["TMPDIR", "CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
      variables[name] = package.temporaryFolder.path
    }
    variables[HiddenPackage.mark] = package.root.path
    if package.harness == .ownEntryPoint {
      variables["SWIFT_BACKTRACE"] =
        package.toolchain.writesBacktraces
        ? "enable=yes,color=no,interactive=no,format=json,output-to=\(package.backtrace.path)"
        : "enable=no"
    }
    variables["SWIFT_EXEC"] = compiler?.path
    return variables
  }
}
