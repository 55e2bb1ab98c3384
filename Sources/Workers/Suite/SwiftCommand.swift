import Entities
import Foundation
import Scenes

/// What `swift` is told in a hidden package, always with the same flags and environment:
/// SwiftPM plans anew when they change.
struct SwiftCommand {
  let toolchain: Toolchain
  let package: HiddenPackage
  let moduleCache: URL
  /// What SwiftPM is to take for the compiler, when it is not the toolchain's own.
  let compiler: URL?
  let environment: [String: String]
  /// Whether the user's own folders, with what is kept there for SwiftPM, are not seen.
  var isSandboxed = false

  /// The run of one library's part of the suite.
  func test(_ library: TestLibrary) -> ChildProcess {
    swift(["test"] + flags + selection(of: library))
  }

  /// The build that a run begins with.
  var build: ChildProcess {
    swift(["build", "--build-tests"] + flags)
  }

  /// The test program alone, once it is built.
  func program(_ library: TestLibrary) -> ChildProcess {
    ChildProcess(
      executable: package.program,
      arguments: library == .xctest
        ? [] : ["--testing-library", "swift-testing"] + listening,
      environment: variables, mark: package.mark.name)
  }

  /// Nil where a module that the scene stands on is still to be built, and for a scene so large
  /// that looking at all of it takes the build as long as it saves.
  func typeCheck(of job: SuiteJob) -> TypeCheck? {
    guard package.isSmall, package.modules(of: job).count == package.built.count,
      !job.sources.contains(where: { $0.path == "main.swift" })
    else { return nil }
    let folder = package.root.appendingPathComponent(package.sourceFolder)
    let files = job.sources.map { folder.appendingPathComponent($0.path).path }
    return TypeCheck(
      process: ChildProcess(
        // The build goes first; mostly the code is sound.
        executable: URL(fileURLWithPath: "/usr/bin/nice"),
        // As SwiftPM calls the compiler for a module in debug mode.
        arguments: [
          "-n", "5", toolchain.compiler.path, "-typecheck", "-wmo", "-module-name", package.module,
          "-parse-as-library",
          "-swift-version", "6", "-enable-testing", "-DSWIFT_PACKAGE", "-DDEBUG",
        ] + compilerFlags + imports + files,
        environment: variables.filter { $0.key != package.mark.name }),
      reader: DiagnosticReader(root: package.root.path))
  }

  /// The modules that hidden packages share, compiled as the package's own are.
  var shelf: ModuleShelf {
    ModuleShelf(
      folder: moduleCache.appendingPathComponent("shared"), toolchain: toolchain,
      compilerFlags: compilerFlags, environment: variables)
  }

  private func swift(_ arguments: [String]) -> ChildProcess {
    ChildProcess(
      executable: isSandboxed
        ? toolchain.compiler.deletingLastPathComponent().appendingPathComponent("swift")
        : toolchain.swift,
      arguments: arguments, environment: variables, mark: package.mark.name)
  }

  private var flags: [String] {
    ["--package-path", package.root.path]
      + (isSandboxed ? ["--manifest-cache", "local"] : [])
      + (package.harness == .ownEntryPoint ? ["--disable-index-store"] : [])
      + linker + (compilerFlags + imports + batches).flatMap { ["-Xswiftc", $0] }
  }

  private var batches: [String] {
    package.isSmall ? ["-driver-batch-count", "1"] : []
  }

  private var imports: [String] {
    package.built.flatMap { ["-I", $0.folder.path] }
  }

  /// Of debug information, only what a crash needs to name a line.
  private var compilerFlags: [String] {
    [
      "-module-cache-path", moduleCache.path, "-Xfrontend", "-diagnostic-style=llvm",
      "-gline-tables-only",
    ]
  }

  private var linker: [String] {
    #if canImport(Darwin)
      []
    #else
      ["-Xswiftc", "-use-ld=lld"]
    #endif
  }

  private func selection(of library: TestLibrary) -> [String] {
    switch library {
    case .xctest:
      ["--disable-swift-testing"]
    case .swiftTesting:
      ["--disable-xctest", "--enable-swift-testing"] + listening
    }
  }

  /// One test at a time, so that a crash has one culprit.
  private var listening: [String] {
    [
      "--no-parallel", "--event-stream-output-path", package.events(of: .swiftTesting).path,
      "--event-stream-version", "0",
    ]
  }

  private var variables: [String: String] {
    let kept = [
      "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "DEVELOPER_DIR", "SDKROOT",
      "TOOLCHAINS", "LD_LIBRARY_PATH", "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR",
    ]
    var variables = environment.filter { kept.contains($0.key) }
    variables["TMPDIR"] = package.temporaryFolder.path
    variables[package.mark.name] = package.mark.value
    variables["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,format=json,output-to=\(package.backtrace.path)"
    variables["SWIFT_EXEC"] = compiler?.path
    return variables
  }
}
