import Foundation

/// What a build left, and which of it the next build must not use.
extension HiddenPackage {
  private var build: URL { root.appendingPathComponent(".build/debug") }

  var program: URL { build.appendingPathComponent("\(Self.entryModule).xctest") }

  var isBuilt: Bool { program.exists }

  private func objects(of module: String) -> [URL] {
    let folder = build.appendingPathComponent("\(module).build")
    return Libc.names(in: folder.path).filter { $0.hasSuffix(".swift.o") }
      .map { folder.appendingPathComponent($0) }
  }

  /// The compiler takes a file for unchanged if it was saved within the second of the last build.
  /// Without its object file it is compiled again, whatever the clock says.
  func forgetObject(of path: String, module: String) {
    let name = path.split(separator: "/").last ?? ""
    build.appendingPathComponent("\(module).build/\(name).o").remove()
  }

  func forgetObjects(of modules: [String]) {
    for object in modules.flatMap(objects) { object.remove() }
    forgetProgram()
  }

  /// Keeps a build from running the old program, whatever it takes for unchanged: it must link a
  /// new one, and fails if an object for that is missing.
  func forgetProgram() {
    program.remove()
  }

  /// Errors for the files of a built program whose code would replace other code.
  /// - Throws: `WorkerFailure` if that cannot be found out.
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
          message: "this file defines `\(name)` for the whole program, in place of anything "
            + "else of that name: remove the attribute that names it, such as @c, @_cdecl "
            + "or @_silgen_name")
      }
    }
  }

  /// The scene's built interface, and the objects of the suite that is compiled against it.
  typealias BuildSnapshot = (scene: FileStatus?, suite: [FileStatus])

  var snapshot: BuildSnapshot {
    (
      FileStatus(path: build.appendingPathComponent("Modules/\(module).swiftmodule").path),
      objects(of: suiteModule).compactMap { FileStatus(path: $0.path) }
    )
  }

  /// The compiler asks the clock whether the scene is newer than the suite compiled against it. If
  /// the clock was set back, the suite keeps the types of before.
  /// - Returns: whether the build gave the scene another interface and did not compile all of the
  ///   suite again; the next one will.
  func forgetStaleSuite(since before: BuildSnapshot) -> Bool {
    let now = snapshot
    // An object that was compiled again has another inode, or another time.
    guard before.scene != nil, now.scene != before.scene,
      now.suite.contains(where: before.suite.contains)
    else { return false }
    forgetObjects(of: [suiteModule])
    return true
  }
}
