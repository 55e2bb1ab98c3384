import Foundation

/// A module that many hidden packages stand on, a support module of the course or the harness,
/// compiled once for all of them.
struct SharedModule {
  let name: String
  let folder: URL

  var interface: URL { folder.appendingPathComponent("\(name).swiftmodule") }
  var object: URL { folder.appendingPathComponent("\(name).o") }
  fileprivate var sources: URL { folder.appendingPathComponent("Sources") }

  /// The compiler puts each part in its place when it is whole.
  var isBuilt: Bool { interface.exists && object.exists }
}

/// They are compiled as the package's own modules are.
extension SwiftCommand {
  /// Its folder is named after its content, so that what is built with another one is told
  /// apart by SwiftPM, too.
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

  /// Those of modules that are not built yet.
  /// - Parameter anew: whether also of all others.
  /// - Throws: `WorkerFailure` when their sources cannot be written.
  func builds(of modules: [SupportModule], anew: Bool = false) throws -> [ChildProcess] {
    try modules.filter { anew || !sharedModule(of: $0).isBuilt }.map(build)
  }

  /// What compiles the module, from sources that are written here, into one object file.
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
