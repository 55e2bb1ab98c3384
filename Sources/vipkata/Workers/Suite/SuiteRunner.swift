import Foundation

/// Runs hidden suites with `swift test`, each in a package of its own that stays warm.
struct SuiteRunner: SuiteWorkerLogic {
  let packages: URL
  let environment: [String: String]
  /// Called only when code is to be run: a brief needs no toolchain.
  let toolchain: @Sendable () throws -> Toolchain
  /// Confines each run; nil if it may do what its user may.
  var sandbox: Sandbox?
  var harness = HiddenPackage.Harness.ofThisSystem
  /// Whether to look for compile errors beside the build, for a learner who waits for them.
  var typeChecksBesideBuild = false
  /// Asked while a suite runs: whether its result is no longer wanted.
  var isSuperseded: @Sendable () -> Bool = { false }

  /// An outline read by another toolchain, or by another build of this program, is no answer.
  private struct OutlineQuestion: Codable, Equatable {
    let suite: [SourceFile]
    let toolchain: Toolchain
    let program: [Int]?
  }

  /// Kept: the library that reads code takes longer to load than all the rest of a known verdict
  /// takes.
  func outline(of suite: [SourceFile]) throws -> SuiteOutline {
    let toolchain = try toolchain()
    let cache = DiskCache(folder: packages.appendingPathComponent("outlines"))
    let question = OutlineQuestion(
      suite: suite, toolchain: toolchain, program: FileStatus.program?.stamp)
    if let known = cache.answer(to: question, as: SuiteOutline.self) { return known }
    let outline = try SuiteOutline(
      of: suite, sourceKit: SourceKit(libraries: toolchain.sourceKitLibraries))
    cache.keep(outline, for: question)
    return outline
  }

  /// If the suite, or part of it, cannot be read, SwiftPM finds the tests.
  func run(_ job: SuiteJob) throws -> SuiteRun {
    var discovering = self
    discovering.harness = .discovered
    do {
      let outline = try outline(of: job.suite)
      return try (outline.mayHaveMoreTests ? discovering : self).run(job, outline: outline)
    } catch let gap as ReviewUnavailable {
      var run = try discovering.run(job, outline: nil)
      run.unreviewed = gap.description
      return run
    }
  }

  private func run(_ job: SuiteJob, outline: SuiteOutline?) throws -> SuiteRun {
    let began = Date()
    var package = try package(of: job)
    let tests = outline?.tests ?? []
    // Only the compiler knows whether a test below `#if` exists: it counts when it is heard.
    let certain = tests.filter(\.conditions.isEmpty)
    if let outline, !outline.unreachable.isEmpty {
      return .unbuilt(
        certain,
        diagnostics: outline.unreachable.map {
          var diagnostic = $0
          diagnostic.place.file = "\(package.suiteFolder)/\($0.place.file)"
          return diagnostic
        })
    }
    let lock = try package.takeOver()
    defer { package.release(lock) }
    package.built = try builtModules(for: package)
    let isChanged = try package.write(tests)
    let check = isChanged && typeChecksBesideBuild ? command(in: package).typeCheck() : nil
    defer { check?.end() }

    var run = SuiteRun(ending: .finished)
    let libraries = outline?.libraries ?? TestLibrary.allCases
    for library in libraries.isEmpty ? [.xctest] : libraries {
      let before = package.snapshot
      let declared = certain.filter { $0.library == library }
      var part = try wholeRun(library, of: package, declared, beside: check)
      if part.ending != .buildFailed, package.forgetStaleSuite(since: before) {
        part = try wholeRun(library, of: package, declared)
      }
      run.results += part.results
      run.issues += part.issues
      run.diagnostics += part.diagnostics.filter { !run.diagnostics.contains($0) }
      run.output += part.output
      if run.ending == .finished { run.ending = part.ending }
      if part.ending == .buildFailed { break }
    }
    run.seconds = Date().timeIntervalSince(began)
    return run
  }

  /// Starts SwiftPM once for all breaks, and again for those after a break that makes a test hang.
  func runs(_ job: SuiteJob) throws -> [Int: SuiteRun] {
    let outline = try outline(of: job.suite)
    // The processes of exit tests would not get the number.
    let hasExitTests = job.suite.contains { $0.text.contains("processExitsWith") }
    guard sandbox == nil, !outline.mayHaveMoreTests, !hasExitTests, outline.libraries.count == 1,
      let library = outline.libraries.first
    else { return [:] }
    var package = try package(of: job)
    let lock = try package.takeOver()
    defer { package.release(lock) }
    package.built = try builtModules(for: package)
    var runs: [Int: SuiteRun] = [:]
    var left = job.breaks[...]
    while !left.isEmpty {
      package.job.breaks = Array(left)
      try package.write(outline.tests)
      let (ended, isLate) = try self.runs(library, of: package, outline.tests)
      runs.merge(ended) { $1 }
      let last = left.lastIndex { ended[$0] != nil }
      let next = last.map { $0 + 1 } ?? left.startIndex
      left = isLate ? left[next...].dropFirst() : []
    }
    return runs.filter { $1.ending == .finished }
  }

  /// - Returns: the runs whose programs ended, and whether the next one took too long.
  private func runs(
    _ library: TestLibrary, of package: HiddenPackage, _ tests: [TestDeclaration]
  ) throws -> (ended: [Int: SuiteRun], isLate: Bool) {
    let began = Date()
    let breaks = package.job.breaks
    let files = breaks.map { package.events(of: library, withBreak: $0) }
    for file in files { file.remove() }
    let (_, isLate) = try timedRun(library, of: package, tests: breaks.count * tests.count)
    // A program whose events are there ended by itself, even if SwiftPM was stopped.
    let end = ChildProcess.Result(ending: .exited(0), output: "", errors: "")
    var ended: [Int: SuiteRun] = [:]
    for (number, file) in zip(breaks, files) {
      guard let heard = try? Data(contentsOf: file) else { continue }
      ended[number] =
        SuiteRunReader(
          package: package, declared: tests.filter(\.conditions.isEmpty), events: heard,
          result: end, printed: "", isLate: false
        ).run
    }
    let seconds = Date().timeIntervalSince(began) / Double(max(1, ended.count))
    for number in ended.keys { ended[number]?.seconds = seconds }
    return (ended, isLate)
  }

  /// The builds of a job's package, without a run; empty if it was built before.
  func builds(of job: SuiteJob) throws -> [ChildProcess] {
    var package = try package(of: job)
    guard !package.isBuilt else { return [] }
    let modules = sharedModules(of: package)
    package.built = modules.map(command(in: package).sharedModule)
    try package.write(outline(of: job.suite).tests)
    let command = command(in: package)
    return try command.builds(of: modules) + [command.build]
  }

  /// Repeats a run from scratch if it does not build and no line of code is to blame: what
  /// earlier builds left may be damaged.
  /// - Throws: `UserError` if the machine, not the code, is in the way.
  private func wholeRun(
    _ library: TestLibrary, of package: HiddenPackage, _ declared: [TestDeclaration],
    beside check: BackgroundTask<[Diagnostic]>? = nil
  ) throws -> SuiteRun {
    func isNobodysFault(_ run: SuiteRun) -> Bool {
      run.ending == .buildFailed && !run.diagnostics.contains(where: package.blamesCode)
    }
    let run = try self.run(library, of: package, declared, beside: check)
    guard isNobodysFault(run) else { return run }
    // In a sandbox the wrapper stays: others build with it, and no learner's code can write there.
    let build = package.root.appendingPathComponent(".build")
    for kept in sandbox == nil ? [build, wrapper(package.toolchain).folder] : [build] {
      kept.remove()
    }
    _ = try builtModules(for: package, anew: true)
    let again = try self.run(library, of: package, declared)
    if isNobodysFault(again) {
      if let obstacle = BuildObstacle.error(in: again.output) { throw obstacle }
      if let own = again.diagnostics.first(where: { $0.severity == .error && !$0.isInSuite }) {
        throw BuildObstacle.error(own)
      }
    }
    return again
  }

  private func run(
    _ library: TestLibrary, of package: HiddenPackage, _ declared: [TestDeclaration],
    beside check: BackgroundTask<[Diagnostic]>? = nil
  ) throws -> SuiteRun {
    func earlyErrors() -> [Diagnostic] { (try? check?.result?.get()) ?? [] }
    let (result, isLate) = try timedRun(library, of: package, tests: declared.count) {
      !earlyErrors().isEmpty
    }
    if result.ending == .stopped, !isLate {
      return .unbuilt(declared, diagnostics: earlyErrors())
    }
    let foreign = try package.foreignDefinitions()
    if !foreign.isEmpty { return .unbuilt(declared, diagnostics: foreign) }
    return SuiteRunReader(
      package: package, declared: declared,
      events: try? Data(contentsOf: package.events(of: library)), result: result,
      printed: BoundedText(file: package.output).text, isLate: isLate
    ).run
  }

  /// - Parameters:
  ///   - count: the number of tests, each of which has its own time.
  ///   - isEnough: whether the rest of the run is not needed.
  /// - Returns: how it ended, and whether it was stopped because it took too long.
  /// - Throws: `Superseded` if its result is no longer wanted.
  private func timedRun(
    _ library: TestLibrary, of package: HiddenPackage, tests count: Int,
    until isEnough: () -> Bool = { false }
  ) throws -> (result: ChildProcess.Result, isLate: Bool) {
    let events = package.events(of: library)
    for file in [events, package.backtrace, package.output] { file.remove() }
    let deadline = Deadline(events: events, testSeconds: package.job.testSeconds, tests: count)
    let result = try run(library, with: command(in: package)) {
      isSuperseded() || deadline.isOver() || isEnough()
    }
    guard result.ending != .stopped || deadline.hasPassed || isEnough() else { throw Superseded() }
    return (result, deadline.hasPassed)
  }

  private func run(
    _ library: TestLibrary, with command: SwiftCommand, until shouldStop: () -> Bool
  ) throws -> ChildProcess.Result {
    guard let sandbox else { return try command.test(library).run(shouldStop: shouldStop) }
    let build = try sandbox.build(command).run(shouldStop: shouldStop)
    guard build.ending == .exited(0), try command.package.foreignDefinitions().isEmpty else {
      return build
    }
    let tests = sandbox.test(library, command)
    guard library == .xctest else { return try tests.run(shouldStop: shouldStop) }
    let line = try EventLine(events: command.package.events(of: library))
    defer { line.listen() }
    return try tests.run(line: line.farEnd) {
      line.listen()
      return shouldStop()
    }
  }
}

extension SuiteRunner {
  private func sharedModules(of package: HiddenPackage) -> [SupportModule] {
    harness == .ownEntryPoint ? package.modules : []
  }

  /// The modules that can be built; the package's own build tells what is wrong with the others.
  /// - Throws: `UserError` if the machine is in the way.
  private func builtModules(
    for package: HiddenPackage, anew: Bool = false
  ) throws -> [SharedModule] {
    let command = command(in: package)
    let modules = sharedModules(of: package)
    let builds = try command.builds(of: modules, anew: anew)
    for result in builds.concurrentMap({ build in Result { try build.run() } }) {
      let build = try result.get()
      if build.ending != .exited(0), let obstacle = BuildObstacle.error(in: build.errors) {
        throw obstacle
      }
    }
    return modules.map(command.sharedModule).filter(\.isBuilt)
  }

  private func package(of job: SuiteJob) throws -> HiddenPackage {
    let root = packages.appendingPathComponent(job.package).fitForBuilds
    if !root.exists { HiddenPackage.makeRoom(in: packages) }
    return try HiddenPackage(root: root, job: job, toolchain: toolchain(), harness: harness)
  }

  func command(in package: HiddenPackage) -> SwiftCommand {
    SwiftCommand(
      package: package, moduleCache: moduleCache(),
      // Not for discovered tests: SwiftPM looks for its index's library beside the compiler.
      compiler: harness == .ownEntryPoint
        ? wrapper(package.toolchain).executable(environment: environment) : nil,
      environment: environment, isSandboxed: sandbox != nil)
  }

  private func wrapper(_ toolchain: Toolchain) -> CompilerWrapper {
    CompilerWrapper(
      toolchain: toolchain, folder: packages.appendingPathComponent("compiler").withoutLinks)
  }

  /// Named after its place, because the compiler refuses a cache that was moved.
  private func moduleCache() -> URL {
    let name = "ModuleCache-\(packages.withoutLinks.path.stableNumber)"
    for old in Libc.names(in: packages.path)
    where old.hasPrefix("ModuleCache") && old != name {
      packages.appendingPathComponent(old).remove()
    }
    return packages.appendingPathComponent(name).fitForBuilds
  }
}
