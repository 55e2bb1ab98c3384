import Entities
import Foundation

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

  private func swift(_ arguments: [String]) -> ChildProcess {
    ChildProcess(
      executable: isSandboxed
        ? toolchain.programs.appendingPathComponent("swift") : toolchain.swift,
      arguments: arguments, environment: variables, mark: package.mark.name)
  }

  private var flags: [String] {
    let compiler = [
      "-module-cache-path", moduleCache.path, "-Xfrontend", "-diagnostic-style=llvm",
    ]
    return ["--package-path", package.root.path]
      + (isSandboxed ? ["--manifest-cache", "local"] : [])
      + (package.harness == .ownEntryPoint ? ["--disable-index-store"] : [])
      + linker + compiler.flatMap { ["-Xswiftc", $0] }
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
