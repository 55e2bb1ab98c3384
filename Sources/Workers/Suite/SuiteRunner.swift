package import Entities
package import Foundation
package import Scenes

/// Runs hidden suites with `swift test`, each in a package of its own that stays warm.
package struct SuiteRunner: SuiteWorkerLogic {
  /// Where the hidden packages are kept.
  package let packages: URL
  package let toolchain: Toolchain
  package let environment: [String: String]
  /// What a run is kept in; nil where it may do what its user may.
  var sandbox: Sandbox?
  var harness = HiddenPackage.Harness.ofThisSystem
  /// Whether a compile error is looked for beside the build: for somebody who waits for it.
  package var tellsErrorsEarly = false
  /// Asked while a suite runs, whether it is still wanted.
  package var isSuperseded: @Sendable () -> Bool = { false }

  package init(packages: URL, toolchain: Toolchain, environment: [String: String]) {
    self.packages = packages
    self.toolchain = toolchain
    self.environment = environment
  }

  /// Read once: the library that reads code takes longer to load than all the rest of a verdict
  /// that is known.
  package func outline(of suite: [SourceFile]) throws -> SuiteOutline {
    let memory = ContentMemory(folder: packages.appendingPathComponent("outlines"))
    let question = OutlineQuestion(suite: suite, toolchain: toolchain)
    if let known = memory.answer(to: question, as: SuiteOutline.self) { return known }
    let sourceKit = try SourceKit(library: toolchain.sourceKitLibrary)
    let outline = try SuiteReader(sourceKit: sourceKit).outline(of: suite)
    memory.keep(outline, for: question)
    return outline
  }

  package func run(_ job: SuiteJob) throws -> SuiteRun {
    let began = Date()
    let outline = try outline(of: job.suite)
    var package = package(of: job)
    let lock = try package.takeOver()
    defer { package.release(lock) }
    package.built = try builtModules(of: job, for: package)
    let isChanged = try package.write(
      job, tests: job.isReversed ? outline.tests.reversed() : outline.tests)
    let check = isChanged && tellsErrorsEarly ? command(in: package).typeCheck(of: job) : nil
    check?.begin()
    defer { check?.end() }

    var run = SuiteRun(ending: .finished)
    let libraries = outline.libraries.isEmpty ? [.xctest] : outline.libraries
    for library in libraries {
      let before = package.trace
      let declared = outline.tests.filter { $0.library == library }
      var part = try wholeRun(library, of: package, job, declared: declared, beside: check)
      if part.ending != .buildFailed, package.forgetStaleSuite(since: before) {
        part = try wholeRun(library, of: package, job, declared: declared)
      }
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

  /// The builds of a job's package, without a run; none when it was built before.
  func builds(of job: SuiteJob) throws -> [ChildProcess] {
    var package = package(of: job)
    guard !package.isBuilt else { return [] }
    let modules = sharedModules(of: job, for: package)
    let shelf = command(in: package).shelf
    package.built = modules.map(shelf.module)
    try package.write(job, tests: try outline(of: job.suite).tests)
    let unbuilt = modules.filter { !shelf.module(of: $0).isBuilt }
    return try unbuilt.map(shelf.build) + [command(in: package).build]
  }

  /// A run that does not build, and no line of code is to blame, is repeated from nothing:
  /// what was kept of the builds before may be damaged.
  /// - Throws: `UserError` when the machine, not the code, is in the way.
  private func wholeRun(
    _ library: TestLibrary, of package: HiddenPackage, _ job: SuiteJob,
    declared: [TestDeclaration], beside check: TypeCheck? = nil
  ) throws -> SuiteRun {
    let run = try self.run(
      library, of: package, declared: declared, testSeconds: job.testSeconds, beside: check)
    guard run.ending == .buildFailed, !run.diagnostics.contains(where: package.blamesCode) else {
      return run
    }
    // Others build with it; no learner's code could write there in a sandbox.
    if sandbox == nil { wrapper.discard() }
    package.discardBuild()
    _ = try builtModules(of: job, for: package, anew: true)
    let again = try self.run(
      library, of: package, declared: declared, testSeconds: job.testSeconds)
    if again.ending == .buildFailed, !again.diagnostics.contains(where: package.blamesCode),
      let obstacle = BuildObstacle.error(in: again.output)
    {
      throw obstacle
    }
    return again
  }

  private func run(
    _ library: TestLibrary, of package: HiddenPackage, declared: [TestDeclaration],
    testSeconds: Int, beside check: TypeCheck? = nil
  ) throws -> SuiteRun {
    let events = package.events(of: library)
    for file in [events, package.backtrace, package.output, package.seal] {
      try? FileManager.default.removeItem(at: file)
    }
    let seal = sandbox != nil && library == .xctest ? EventSeal() : nil
    try seal?.write(to: package.seal)
    let deadline = Deadline(events: events, testSeconds: testSeconds, tests: declared.count)
    let result = try run(library, with: command(in: package)) {
      isSuperseded() || deadline.isOver() || check?.diagnostics.isEmpty == false
    }
    let isStopped = result.ending == .stopped && deadline.reached == nil
    if isStopped, let check, !check.diagnostics.isEmpty {
      return .unbuilt(declared, diagnostics: check.diagnostics)
    }
    if isStopped { throw Superseded() }

    let printed = BoundedText(file: package.output).text
    let heard = (try? Data(contentsOf: events)).map { seal?.opened($0) ?? $0 }
    return SuiteRunReader(
      root: package.root.path, library: library, declared: declared,
      events: heard, result: result, printed: printed, deadline: deadline.reached,
      testSeconds: testSeconds,
      crash: CrashReport(
        backtrace: package.backtrace, root: package.root.path, module: package.module,
        output: printed)
    ).run
  }
}

extension SuiteRunner {
  private func run(
    _ library: TestLibrary, with command: SwiftCommand, until shouldStop: () -> Bool
  ) throws -> ChildProcess.Result {
    guard let sandbox else { return try command.test(library).run(shouldStop: shouldStop) }
    let build = try sandbox.build(command).run(shouldStop: shouldStop)
    guard build.ending == .exited(0) else { return build }
    return try sandbox.test(library, command).run(shouldStop: shouldStop)
  }

  private func sharedModules(of job: SuiteJob, for package: HiddenPackage) -> [SupportModule] {
    harness == .ownEntryPoint ? package.modules(of: job) : []
  }

  /// Those that can be built; of the others the package's own build tells what is wrong.
  /// - Throws: `UserError` when the machine is in the way.
  private func builtModules(
    of job: SuiteJob, for package: HiddenPackage, anew: Bool = false
  ) throws -> [ModuleShelf.Module] {
    let shelf = command(in: package).shelf
    let modules = sharedModules(of: job, for: package)
    let unbuilt = modules.filter { anew || !shelf.module(of: $0).isBuilt }
    let builds = try unbuilt.map(shelf.build)
    for result in builds.concurrentMap({ build in Result { try build.run() } }) {
      let build = try result.get()
      if build.ending != .exited(0), let obstacle = BuildObstacle.error(in: build.errors) {
        throw obstacle
      }
    }
    return modules.map(shelf.module).filter(\.isBuilt)
  }

  private func package(of job: SuiteJob) -> HiddenPackage {
    let root = packages.appendingPathComponent(job.package).fitForBuilds
    if !FileManager.default.fileExists(atPath: root.path) {
      PackageShelf(packages: packages).makeRoom()
    }
    return HiddenPackage(
      root: root, module: job.module, toolchain: toolchain, harness: harness,
      isSmall: job.sources.count <= 50)
  }

  private func command(in package: HiddenPackage) -> SwiftCommand {
    SwiftCommand(
      toolchain: toolchain, package: package, moduleCache: moduleCache(),
      // SwiftPM looks for the library of its index beside the compiler.
      compiler: harness == .ownEntryPoint ? wrapper.executable(environment: environment) : nil,
      environment: environment, isSandboxed: sandbox != nil)
  }

  private var wrapper: CompilerWrapper {
    CompilerWrapper(
      toolchain: toolchain, folder: packages.appendingPathComponent("compiler").withoutLinks)
  }

  /// Named after its place, because the compiler refuses a cache that was moved.
  private func moduleCache() -> URL {
    let name = "ModuleCache-\(packages.withoutLinks.path.utf8.number)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: packages.path)) ?? []
    for old in names where old.hasPrefix("ModuleCache") && old != name {
      try? FileManager.default.removeItem(at: packages.appendingPathComponent(old))
    }
    return packages.appendingPathComponent(name).fitForBuilds
  }
}

/// A suite and what reads it: what another reader said is no answer.
private struct OutlineQuestion: Codable, Equatable {
  let suite: [SourceFile]
  let toolchain: Toolchain
  /// When this program was built, and its size in bytes.
  let program: [Int]

  init(suite: [SourceFile], toolchain: Toolchain) {
    self.suite = suite
    self.toolchain = toolchain
    let file = Bundle.main.executableURL.flatMap {
      FileStatus(path: $0.resolvingSymlinksInPath().path)
    }
    program = file.map { $0.changed + [$0.size] } ?? []
  }
}
