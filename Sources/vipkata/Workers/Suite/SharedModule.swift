import Foundation

/// A module that many hidden packages use, a support module of the course or the harness,
/// compiled once for all of them.
struct SharedModule {
  let name: String
  let folder: URL

  var interface: URL { folder.appendingPathComponent("\(name).swiftmodule") }
  var object: URL { folder.appendingPathComponent("\(name).o") }
  fileprivate var sources: URL { folder.appendingPathComponent("Sources") }

  /// The compiler puts each file in its place when it is complete.
  var isBuilt: Bool { interface.exists && object.exists }
}

/// Compiles shared modules in the same way as the package's own.
extension SwiftCommand {
  /// Its folder is named after its content, so that SwiftPM notices another version, too.
  func sharedModule(of support: SupportModule) -> SharedModule {
    let folder = moduleCache.appendingPathComponent("shared")
    let stamp = [package.toolchain.version, folder.path] + compilerFlags
    let parts =
      [Data(stamp.joined(separator: "\n").utf8)]
      + support.files.flatMap { [Data($0.path.utf8), $0.content] }
    let number = parts.joined(separator: [0]).stableNumber
    return SharedModule(
      name: support.name, folder: folder.appendingPathComponent("\(support.name)-\(number)"))
  }

  /// The builds of modules that are not built yet.
  /// - Parameter anew: whether to build all others again, too.
  /// - Throws: `WorkerFailure` if their sources cannot be written.
  func builds(of modules: [SupportModule], anew: Bool = false) throws -> [ChildProcess] {
    try modules.filter { anew || !sharedModule(of: $0).isBuilt }.map(build)
  }

  /// The compiler call that makes the module one object file, from sources that are written here.
  private func build(of support: SupportModule) throws -> ChildProcess {
    let module = sharedModule(of: support)
    try FolderWriter(folder: module.sources).mirror(support.files)
    return ChildProcess(
      swiftc.path,
      [
        "-emit-module", "-emit-module-path", module.interface.path, "-c", "-o", module.object.path,
        "-suppress-warnings",
      ] + moduleFlags(module.name)
        + support.files.map { module.sources.appendingPathComponent($0.path).path },
      environment: variables)
  }
}
