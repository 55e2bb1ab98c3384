import Foundation

/// What was built, and what must not be taken for built.
extension HiddenPackage {
  private var build: URL { root.appendingPathComponent(".build/debug") }

  var program: URL { build.appendingPathComponent("\(Self.entryModule).xctest") }

  var isBuilt: Bool { program.exists }

  private func objects(of module: String) -> [URL] {
    let folder = build.appendingPathComponent("\(module).build")
    return Libc.names(in: folder.path).filter { $0.hasSuffix(".swift.o") }
      .map { folder.appendingPathComponent($0) }
  }

  /// The compiler takes a file saved within the second of the build before for
  /// unchanged. Without its object file it is compiled again, whatever the clock says.
  func forgetObject(of path: String, module: String) {
    let name = path.split(separator: "/").last ?? ""
    build.appendingPathComponent("\(module).build/\(name).o").remove()
  }

  func forgetObjects(of modules: [String]) {
    for object in modules.flatMap(objects) { object.remove() }
    forgetProgram()
  }

  /// Whatever a build takes for unchanged, it cannot run the program of the code before:
  /// it must link a new one, and where an object is missing for that, it fails.
  func forgetProgram() {
    program.remove()
  }

  /// Errors at the files of a built program whose code would take the place of other code.
  /// - Throws: `WorkerFailure` where that cannot be found out.
  func foreignDefinitions() throws -> [Diagnostic] {
    guard harness == .ownEntryPoint, isBuilt else { return [] }
    let judges = ["XCTest", "Testing", Self.harnessModule.name]
    return try foreignDefinitions(of: module, in: sourceFolder, judges: judges)
      + foreignDefinitions(of: suiteModule, in: suiteFolder, judges: [])
  }

  private func foreignDefinitions(
    of module: String, in folder: String, judges: [String]
  ) throws -> [Diagnostic] {
    try objects(of: module).flatMap { object -> [Diagnostic] in
      let file = "\(folder)/\(object.deletingPathExtension().lastPathComponent)"
      return try ObjectFile(file: object).foreignNames(in: module, judges: judges).map { name in
        Diagnostic(
          severity: .error, place: SourceLocation(file: file, line: 1),
          message: "this file defines `\(name)` for the whole program, in the place of anything "
            + "else of that name: take away the attribute that names it, such as @c, @_cdecl "
            + "or @_silgen_name")
      }
    }
  }

  /// What was built of the scene, and of the suite that is compiled against it.
  typealias Trace = (scene: FileStatus?, suite: [FileStatus])

  var trace: Trace {
    (
      FileStatus(path: build.appendingPathComponent("Modules/\(module).swiftmodule").path),
      objects(of: suiteModule).compactMap { FileStatus(path: $0.path) }
    )
  }

  /// The compiler asks the clock whether the scene is newer than a suite that was compiled
  /// against it. Where the clock was set back, the suite goes on with the types as they were.
  /// - Returns: whether part of the suite was not compiled again, although the scene has
  ///   another interface than before the build; it will be now.
  func forgetStaleSuite(since before: Trace) -> Bool {
    let now = trace
    // An object that was compiled again is another file, or of another time.
    guard before.scene != nil, now.scene != before.scene,
      now.suite.contains(where: before.suite.contains)
    else { return false }
    forgetObjects(of: [suiteModule])
    return true
  }
}
