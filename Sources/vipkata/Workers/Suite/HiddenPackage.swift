import Foundation

/// The package, outside the learner's folders, in which a suite runs against the
/// learner's files. It stays between runs, so that only what changed is compiled.
struct HiddenPackage {
  let root: URL
  var job: SuiteJob
  let toolchain: Toolchain
  var harness = Harness.ofThisSystem
  /// Modules that are compiled already; the others that the suite needs are built here.
  var built: [SharedModule] = []

  var module: String { job.module }
  /// Whether one call of the compiler for all files of a module takes less time than several.
  var isSmall: Bool { job.sources.count <= 50 }

  /// How the test program is started and watched.
  enum Harness {
    /// Our own list of tests and our own entry point: XCTest on Linux.
    case ownEntryPoint
    /// SwiftPM finds the tests and starts them; our code only listens: macOS, where tests
    /// are a bundle without an entry point.
    case discovered

    static let ofThisSystem = Libc.isMacOS ? Harness.discovered : .ownEntryPoint
  }

  static let harnessModule = SupportModule(
    name: "HiddenSuiteHarness",
    files: [SourceFile(path: "Harness.swift", content: Data(PackageResources.Harness_swift))])

  /// SwiftPM's name for the module of a test program's entry point.
  static let entryModule = "HiddenSuitePackageTests"
  /// The environment variable, with the package's path, that every process of the suite has, and
  /// no other process. The harness uses it to find the files below.
  static let mark = "VIPKATA_PACKAGE"

  var suiteModule: String { "\(module)Tests" }
  var sourceFolder: String { "Sources/\(module)" }
  var suiteFolder: String { "Tests/\(suiteModule)" }
  /// The files that the suite reads: those in its folder that are not compiled.
  var fixtures: [URL] {
    job.suite.filter { !$0.path.hasSuffix(".swift") }
      .map { root.appendingPathComponent("\(suiteFolder)/\($0.path)") }
  }
  /// What the tests printed.
  var output: URL { root.appendingPathComponent("output.txt") }
  /// Locked by the process that runs the suite, while one does.
  var runner: URL { root.appendingPathComponent("runner") }
  /// Gets the report of a crash.
  var backtrace: URL { root.appendingPathComponent("backtrace.json") }

  func events(of library: TestLibrary) -> URL {
    root.appendingPathComponent("\(library.rawValue).jsonl")
  }

  func events(of library: TestLibrary, withBreak number: Int) -> URL {
    events(of: library).appendingPathExtension("\(number)")
  }

  /// The tools' own, because they crash if its path is not ASCII. It stays the same, because
  /// SwiftPM plans again when the environment changes.
  var temporaryFolder: URL {
    root.appendingPathComponent("tmp").replaced { !$0.isASCII }
  }

  /// Our modules that the scene, the suite and the entry point import.
  var modules: [SupportModule] {
    job.support + (harness == .ownEntryPoint ? [Self.harnessModule] : [])
  }

  /// - Returns: whether the scene has changed.
  /// - Throws: `WorkerFailure` if the package cannot be written.
  @discardableResult
  func write(_ tests: [TestDeclaration]) throws -> Bool {
    try prepare()
    let unbuilt = modules.filter { module in !built.contains { $0.name == module.name } }
    let isSupportNew = try unbuilt.map {
      try mirror($0.files, in: "Sources/\($0.name)", module: $0.name)
    }.contains(true)
    let isSceneNew = try mirror(job.sources, in: sourceFolder, module: module)
    let isSuiteNew = try mirror(job.suite, in: suiteFolder, module: suiteModule)
    if isSupportNew { forgetObjects(of: [module, suiteModule]) }
    if isSuiteNew { forgetObjects(of: [Self.entryModule]) }
    switch harness {
    case .ownEntryPoint:
      if try write(entryPoint(of: tests), to: "Tests/XCTMain.swift") {
        forgetObject(of: "XCTMain.swift", module: Self.entryModule)
        forgetProgram()
      }
    case .discovered:
      for (path, bytes) in [
        "Loader/include/loader.h": PackageResources.loader_h,
        "Loader/loader.c": PackageResources.loader_c,
        "Listener/Listener.swift": PackageResources.Listener_swift,
        "Listener/Harness.swift": PackageResources.Harness_swift,
      ] {
        try write(Resource.text(bytes), to: "Sources/HiddenSuite\(path)")
      }
    }
    try write(job.breaks.map(String.init).joined(separator: " "), to: "breaks")
    try write(job.isReversed ? "reversed" : "", to: "order")
    let manifest = [
      "MODULE": module, "LISTENS": "\(harness == .discovered)",
      "SUPPORT": unbuilt.map(\.name.swiftLiteral).joined(separator: ", "),
      "OBJECTS": built.map(\.object.path.swiftLiteral).joined(separator: ", "),
    ]
    try write(Resource.text(PackageResources.Manifest_swift).filled(manifest), to: "Package.swift")
    return isSceneNew
  }

  /// Removes a build that was made in another place, by another compiler or with another harness.
  private func prepare() throws {
    let stamp = "\(root.path)\n\(toolchain.version)\n\(harness)\n"
    let file = root.appendingPathComponent("stamp")
    if (try? String(contentsOf: file, encoding: .utf8)) != stamp {
      root.remove()
      try write(stamp, to: "stamp")
    }
    try? temporaryFolder.makeFolder()
  }

  /// Ends what a killed runner left running.
  /// - Returns: the lock that tells the tests that their runner lives.
  func takeOver() throws -> FileLock {
    if runner.exists {
      let lock = try FileLock(file: runner)
      defer { lock.release() }
      ProcessFamily(mark: "\(Self.mark)=\(root.path)").end()
    }
    try prepare()
    return try FileLock(file: runner)
  }

  func release(_ lock: FileLock) {
    runner.remove()
    temporaryFolder.remove()
    lock.release()
  }

  /// Removes the packages that were not used for longest, to make room for one more. The others
  /// stay warm: some 3 MB each and the compiler's cache of 40 MB, together less than 200 MB.
  static func makeRoom(in packages: URL, most: Int = 30) {
    func content(of folder: URL) -> [URL] {
      Libc.names(in: folder.path).map(folder.appendingPathComponent)
    }
    // They are in folders of stages, and each run writes into its package's own folder.
    let roots = content(of: packages).flatMap(content).filter {
      $0.appendingPathComponent("stamp").exists
    }
    Files.removeOldest(roots, keeping: most - 1)
  }

  func blamesCode(_ diagnostic: Diagnostic) -> Bool {
    let file = diagnostic.place.file
    return diagnostic.severity == .error && !diagnostic.message.contains(".swiftmodule")
      && !diagnostic.message.contains(Toolchain.noXCTest)
      && (file.hasPrefix("\(sourceFolder)/") || file.hasPrefix("\(suiteFolder)/"))
  }

  /// - Returns: whether anything was changed.
  private func mirror(_ files: [SourceFile], in folder: String, module: String) throws -> Bool {
    let changed = try FolderWriter(folder: root.appendingPathComponent(folder)).mirror(files)
    for path in changed { forgetObject(of: path, module: module) }
    if !changed.isEmpty { forgetProgram() }
    return !changed.isEmpty
  }

  /// - Returns: whether the file was changed.
  @discardableResult
  private func write(_ text: String, to path: String) throws -> Bool {
    let url = root.appendingPathComponent(path)
    do {
      return try Files.writeIfChanged(Data(text.utf8), at: url)
    } catch {
      throw WorkerFailure("\(url.path) cannot be written: \(error.localizedDescription)")
    }
  }
}

extension URL {
  /// The place itself, or if its path has such a character, one in the system's temporary
  /// folder, always the same.
  fileprivate func replaced(where isBad: (Character) -> Bool) -> URL {
    guard path.contains(where: isBad) else { return self }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-\(getuid())-\(path.stableNumber)")
  }

  /// SwiftPM writes paths into JSON unescaped, so it cannot build where a path has a quotation
  /// mark or a backslash.
  var fitForBuilds: URL {
    withoutLinks.replaced { $0 == "\"" || $0 == "\\" }
  }

  /// The place as the tools print it, with every symbolic link followed; what does not exist
  /// yet stays as it is written.
  var withoutLinks: URL {
    guard let path = realpath(path, nil) else {
      return deletingLastPathComponent().withoutLinks.appendingPathComponent(lastPathComponent)
    }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path))
  }
}
