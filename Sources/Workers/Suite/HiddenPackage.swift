import Entities
import Foundation
import Scenes

/// The package, outside the learner's folders, in which a suite runs against the
/// learner's files. It stays between runs, so that only what changed is compiled.
struct HiddenPackage {
  let root: URL
  let module: String
  let toolchain: Toolchain
  var harness = Harness.ofThisSystem
  /// Modules that were compiled already; what else the suite stands on is built here.
  var built: [ModuleShelf.Module] = []
  /// Whether one call of the compiler for all files of a module is sooner done than several.
  var isSmall = true

  /// How the test program is started and watched.
  enum Harness {
    /// Our own list of tests and our own start: XCTest on Linux.
    case ownEntryPoint
    /// SwiftPM finds the tests and starts them; ours only listens: macOS, where tests
    /// are a bundle without a start of its own.
    case discovered

    static var ofThisSystem: Harness {
      #if canImport(Darwin)
        .discovered
      #else
        .ownEntryPoint
      #endif
    }
  }

  var suiteModule: String { "\(module)Tests" }
  /// As SwiftPM calls the module of a test program's start.
  static let entryModule = "HiddenSuitePackageTests"
  var sourceFolder: String { "Sources/\(module)" }
  var suiteFolder: String { "Tests/\(module)Tests" }
  /// What the tests printed.
  var output: URL { root.appendingPathComponent("output.txt") }
  /// The key that the tests' events are sealed with, until the test program takes it.
  var seal: URL { root.appendingPathComponent("seal") }
  /// Locked by the process that runs the suite, while one does.
  var runner: URL { root.appendingPathComponent("runner") }
  /// What every process of the suite has in its environment, and no other.
  var mark: (name: String, value: String) { ("VIPKATA_PACKAGE", root.path) }

  /// Where a crash is told.
  var backtrace: URL { root.appendingPathComponent("backtrace.json") }

  var isBuilt: Bool { FileManager.default.fileExists(atPath: program.path) }

  /// For the tools, which crash when its path is not ASCII. It is the same each time,
  /// because SwiftPM plans anew when the environment changes.
  var temporaryFolder: URL {
    root.appendingPathComponent("tmp").replaced { !$0.isASCII }
  }

  func events(of library: TestLibrary) -> URL {
    root.appendingPathComponent("\(library.rawValue).jsonl")
  }

  /// What the scene, the suite and the entry point import of ours.
  func modules(of job: SuiteJob) -> [SupportModule] {
    job.support + (harness == .ownEntryPoint ? [SuiteHarness.module] : [])
  }

  /// - Returns: whether the scene is another than before.
  /// - Throws: `WorkerFailure` when the package cannot be written.
  @discardableResult
  func write(_ job: SuiteJob, tests: [TestDeclaration]) throws -> Bool {
    try prepare()
    let unbuilt = modules(of: job).filter { module in !built.contains { $0.name == module.name } }
    var isSupportNew = false
    for support in unbuilt
    where try hold(support.files, in: "Sources/\(support.name)", module: support.name) {
      isSupportNew = true
    }
    let isSceneNew = try hold(job.sources, in: sourceFolder, module: module)
    let isSuiteNew = try hold(job.suite, in: suiteFolder, module: suiteModule)
    if isSupportNew { forgetObjects(of: [module, suiteModule]) }
    if isSuiteNew { forgetObjects(of: [Self.entryModule]) }
    let entry = EntryPoint(
      testModule: suiteModule, tests: tests, events: events(of: .xctest).path,
      output: output.path, runner: runner.path, seal: seal.path)
    switch harness {
    case .ownEntryPoint:
      if try write(entry.source, to: "Tests/XCTMain.swift") {
        forgetObject(of: "XCTMain.swift", module: Self.entryModule)
        forgetProgram()
      }
    case .discovered:
      for (path, text) in DiscoveredSuite(entry: entry).files { try write(text, to: path) }
    }
    try write(manifest(unbuilt.map(\.name)), to: "Package.swift")
    return isSceneNew
  }

  /// A build made elsewhere or by another compiler is not this package's: it goes.
  private func prepare() throws {
    let stamp = "\(root.path)\n\(toolchain.version)\n"
    let file = root.appendingPathComponent("stamp")
    if (try? String(contentsOf: file, encoding: .utf8)) != stamp {
      try? FileManager.default.removeItem(at: root)
      try write(stamp, to: "stamp")
    }
    try? FileManager.default.createDirectory(
      at: temporaryFolder, withIntermediateDirectories: true)
  }

  /// What a runner that was killed left running goes on no more.
  /// - Returns: the lock by which the tests know that their runner lives.
  func takeOver() throws -> FileLock {
    if FileManager.default.fileExists(atPath: runner.path) {
      let lock = try FileLock(file: runner)
      defer { lock.release() }
      ProcessFamily(mark: "\(mark.name)=\(mark.value)").end()
    }
    try prepare()
    return try FileLock(file: runner)
  }

  func release(_ lock: FileLock) {
    try? FileManager.default.removeItem(at: runner)
    try? FileManager.default.removeItem(at: temporaryFolder)
    lock.release()
  }

  func discardBuild() {
    try? FileManager.default.removeItem(at: root.appendingPathComponent(".build"))
  }

  /// Whether the compiler finds fault with the scene or the suite.
  func blamesCode(_ diagnostic: Diagnostic) -> Bool {
    let file = diagnostic.place.file
    return diagnostic.severity == .error && !diagnostic.message.contains(".swiftmodule")
      && (file.hasPrefix("Sources/") || file.hasPrefix("\(suiteFolder)/"))
  }

  /// - Returns: whether anything was not like that already.
  @discardableResult
  private func hold(_ files: [SourceFile], in folder: String, module: String) throws -> Bool {
    let changed = try FolderWriter(folder: root.appendingPathComponent(folder)).hold(files)
    for path in changed { forgetObject(of: path, module: module) }
    if !changed.isEmpty { forgetProgram() }
    return !changed.isEmpty
  }

  /// - Returns: whether the file was not like that already.
  @discardableResult
  private func write(_ text: String, to path: String) throws -> Bool {
    let url = root.appendingPathComponent(path)
    guard (try? Data(contentsOf: url)) != Data(text.utf8) else { return false }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      return true
    } catch {
      throw WorkerFailure("\(url.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private func manifest(_ unbuilt: [String]) -> String {
    let names = unbuilt.map(\.swiftLiteral)
    let settings = "swiftSettings: [.swiftLanguageMode(.v6)]"
    let listener = harness == .discovered ? DiscoveredSuite.targets : ""
    let supportTargets =
      listener
      + names.map { "    .target(name: \($0), \(settings)),\n" }.joined()
    let tested =
      ["\"\(module)\""] + names
      + (harness == .discovered ? [DiscoveredSuite.target.swiftLiteral] : [])
    let objects = built.map(\.object.path.swiftLiteral).joined(separator: ", ")
    return """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: "HiddenSuite",
        platforms: [.macOS(.v13)],
        targets: [
      \(supportTargets)    .target(
            name: "\(module)", dependencies: [\(names.joined(separator: ", "))], \(settings)),
          .testTarget(
            name: "\(suiteModule)",
            dependencies: [\(tested.joined(separator: ", "))], \(settings),
            linkerSettings: [.unsafeFlags([\(objects)])]),
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }
}

extension URL {
  /// The place itself, or where its path has such a character, one in the system's
  /// temporary folder, always the same.
  fileprivate func replaced(where isBad: (Character) -> Bool) -> URL {
    guard path.contains(where: isBad) else { return self }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-\(getuid())-\(path.utf8.number)")
  }

  /// SwiftPM writes paths into JSON as they are, so that it can build nothing where a
  /// path has a quotation mark.
  var fitForBuilds: URL {
    withoutLinks.replaced { $0 == "\"" || $0 == "\\" }
  }

  /// The place as the tools give it, every symbolic link on the way followed; what does
  /// not exist yet is taken as it is written.
  var withoutLinks: URL {
    guard let path = realpath(path, nil) else {
      return deletingLastPathComponent().withoutLinks.appendingPathComponent(lastPathComponent)
    }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path))
  }
}
