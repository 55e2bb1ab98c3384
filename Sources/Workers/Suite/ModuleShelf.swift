import Entities
import Foundation
import Scenes

/// The modules that many hidden packages stand on, the course's support modules and the harness,
/// compiled once for all of them.
struct ModuleShelf {
  let folder: URL
  let toolchain: Toolchain
  /// As for the code that imports them.
  let compilerFlags: [String]
  let environment: [String: String]

  /// A module, and where its parts are once it is compiled.
  struct Module {
    let name: String
    let folder: URL

    var interface: URL { folder.appendingPathComponent("\(name).swiftmodule") }
    var object: URL { folder.appendingPathComponent("\(name).o") }
    fileprivate var sources: URL { folder.appendingPathComponent("Sources") }

    /// The compiler puts each part in its place when it is whole.
    var isBuilt: Bool {
      [interface, object].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    }
  }

  /// Its folder is named after its content, so that what is built with another one is told
  /// apart by SwiftPM, too.
  func module(of support: SupportModule) -> Module {
    let stamp = ([toolchain.version, folder.path] + compilerFlags).joined(separator: "\n")
    let parts = [Data(stamp.utf8)] + support.files.flatMap { [Data($0.path.utf8), $0.content] }
    let number = parts.joined(separator: [0]).number
    return Module(
      name: support.name, folder: folder.appendingPathComponent("\(support.name)-\(number)"))
  }

  /// What compiles the module, from sources that are written here.
  /// - Throws: `WorkerFailure` when they cannot be written.
  func build(of support: SupportModule) throws -> ChildProcess {
    let module = module(of: support)
    let writer = FolderWriter(folder: module.sources)
    try writer.hold(support.files)
    return ChildProcess(
      executable: toolchain.compiler,
      // As SwiftPM calls the compiler in debug mode, but for one object file.
      arguments: [
        "-emit-module", "-emit-module-path", module.interface.path, "-c", "-o", module.object.path,
        "-wmo", "-module-name", module.name, "-parse-as-library", "-swift-version", "6",
        "-enable-testing", "-DSWIFT_PACKAGE", "-DDEBUG", "-suppress-warnings",
      ] + compilerFlags
        + support.files.map { module.sources.appendingPathComponent($0.path).path },
      environment: environment)
  }
}
