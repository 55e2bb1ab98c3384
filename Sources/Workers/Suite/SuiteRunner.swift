package import Entities
package import Foundation
package import Scenes

/// Runs hidden suites with `swift test`, each in a package of its own that stays warm.
package struct SuiteRunner: SuiteWorkerLogic {
  /// Where the hidden packages are kept.
  package let packages: URL
  package let toolchain: Toolchain
  package let environment: [String: String]
  var harness = HiddenPackage.Harness.ofThisSystem
  /// Asked while a suite runs, whether it is still wanted.
  package var isSuperseded: @Sendable () -> Bool = { false }

  package init(packages: URL, toolchain: Toolchain, environment: [String: String]) {
    self.packages = packages
    self.toolchain = toolchain
    self.environment = environment
  }

  package func outline(of suite: [SourceFile]) throws -> SuiteOutline {
    try SuiteReader(sourceKit: SourceKit(library: toolchain.sourceKitLibrary)).outline(of: suite)
  }

  package func run(_ job: SuiteJob) throws -> SuiteRun {
    let began = Date()
    let outline = try outline(of: job.suite)
    let package = HiddenPackage(
      root: packages.appendingPathComponent(job.package).fitForBuilds, module: job.module,
      toolchain: toolchain, harness: harness)
    try package.takeOver()
    defer { package.release() }
    try package.write(job, tests: job.isReversed ? outline.tests.reversed() : outline.tests)

    var run = SuiteRun(ending: .finished)
    let libraries = outline.libraries.isEmpty ? [.xctest] : outline.libraries
    for library in libraries {
      let part = try wholeRun(
        library, of: package, declared: outline.tests.filter { $0.library == library },
        testSeconds: job.testSeconds)
      run.results += part.results
      run.diagnostics += part.diagnostics.filter { !run.diagnostics.contains($0) }
      run.output += part.output
      run.unreadEvents += part.unreadEvents
      if run.ending == .finished { run.ending = part.ending }
      if part.ending == .buildFailed { break }
    }
    run.seconds = Date().timeIntervalSince(began)
    return run
  }

  /// A run that does not build, and no line of code is to blame, is repeated from nothing:
  /// what was kept of the builds before may be damaged.
  private func wholeRun(
    _ library: TestLibrary, of package: HiddenPackage, declared: [TestDeclaration],
    testSeconds: Int
  ) throws -> SuiteRun {
    let run = try self.run(library, of: package, declared: declared, testSeconds: testSeconds)
    guard run.ending == .buildFailed, !run.diagnostics.contains(where: package.blamesCode) else {
      return run
    }
    package.discardBuild()
    return try self.run(library, of: package, declared: declared, testSeconds: testSeconds)
  }

  private func run(
    _ library: TestLibrary, of package: HiddenPackage, declared: [TestDeclaration],
    testSeconds: Int
  ) throws -> SuiteRun {
    let events = package.events(of: library)
    let backtrace = package.root.appendingPathComponent("backtrace.json")
    for file in [events, backtrace, package.output] {
      try? FileManager.default.removeItem(at: file)
    }
    let command = SwiftTestCommand(
      toolchain: toolchain, package: package, library: library,
      moduleCache: moduleCache(), environment: environment, backtrace: backtrace)
    let deadline = Deadline(events: events, testSeconds: testSeconds, tests: declared.count)
    let result = try command.process.run { isSuperseded() || deadline.isOver() }
    if result.ending == .stopped, deadline.reached == nil { throw Superseded() }

    let printed = BoundedText(file: package.output).text
    return SuiteRunReader(
      root: package.root.path, library: library, declared: declared,
      events: try? Data(contentsOf: events), result: result, printed: printed,
      deadline: deadline.reached, testSeconds: testSeconds,
      crash: CrashReport(
        backtrace: backtrace, root: package.root.path, module: package.module, output: printed)
    ).run
  }
}

extension SuiteRunner {
  /// Named after its place, because the compiler refuses a cache that was moved.
  private func moduleCache() -> URL {
    let name = "ModuleCache-\(packages.withoutLinks.pathNumber)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: packages.path)) ?? []
    for old in names where old.hasPrefix("ModuleCache") && old != name {
      try? FileManager.default.removeItem(at: packages.appendingPathComponent(old))
    }
    return packages.appendingPathComponent(name).fitForBuilds
  }
}

/// The `swift test` of one library's part of a hidden package, always with the same
/// flags and environment: SwiftPM plans anew when they change.
private struct SwiftTestCommand {
  let toolchain: Toolchain
  let package: HiddenPackage
  let library: TestLibrary
  let moduleCache: URL
  let environment: [String: String]
  let backtrace: URL

  var process: ChildProcess {
    ChildProcess(
      executable: toolchain.swift, arguments: arguments, environment: variables,
      mark: package.mark.name)
  }

  private var arguments: [String] {
    let compiler = [
      "-module-cache-path", moduleCache.path, "-Xfrontend", "-diagnostic-style=llvm",
    ]
    return ["test", "--package-path", package.root.path]
      + (package.harness == .ownEntryPoint ? ["--disable-index-store"] : [])
      + linker + compiler.flatMap { ["-Xswiftc", $0] } + selection
  }

  private var linker: [String] {
    #if canImport(Darwin)
      []
    #else
      ["-Xswiftc", "-use-ld=lld"]
    #endif
  }

  private var selection: [String] {
    switch library {
    case .xctest:
      ["--disable-swift-testing"]
    case .swiftTesting:
      // One at a time, so that a crash has one culprit.
      [
        "--disable-xctest", "--enable-swift-testing", "--no-parallel",
        "--event-stream-output-path", package.events(of: .swiftTesting).path,
        "--event-stream-version", "0",
      ]
    }
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
      "enable=yes,color=no,interactive=no,format=json,output-to=\(backtrace.path)"
    return variables
  }
}
