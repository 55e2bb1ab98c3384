import Entities
import Foundation

/// What was built, and what must not be taken for built.
extension HiddenPackage {
  /// The compiler takes a file saved within the second of the build before for
  /// unchanged. Without its object file it is compiled again, whatever the clock says.
  func forgetObject(of path: String, module: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try? FileManager.default.removeItem(
      at: objectFolder(of: module).appendingPathComponent("\(name).o"))
  }

  private func objectFolder(of module: String) -> URL {
    root.appendingPathComponent(".build/debug/\(module).build")
  }

  private func objects(of module: String) -> [URL] {
    let folder = objectFolder(of: module)
    return Libc.names(in: folder.path, atMost: .max).filter { $0.hasSuffix(".swift.o") }
      .map { folder.appendingPathComponent($0) }
  }

  func forgetObjects(of modules: [String]) {
    for object in modules.flatMap(objects) { try? FileManager.default.removeItem(at: object) }
    forgetProgram()
  }

  /// What was built of the scene, and of the suite that is compiled against it.
  struct Trace: Equatable {
    fileprivate let scene: FileStatus?
    fileprivate let suite: [URL: FileStatus]
  }

  var trace: Trace {
    let objects = objects(of: suiteModule).compactMap { url in
      FileStatus(path: url.path).map { (url, $0) }
    }
    return Trace(
      scene: FileStatus(path: modules.appendingPathComponent("\(module).swiftmodule").path),
      suite: Dictionary(objects) { $1 })
  }

  /// The compiler asks the clock whether the scene is newer than a suite that was compiled
  /// against it. Where the clock was set back, the suite goes on with the types as they were.
  /// - Returns: whether part of the suite was not compiled again, although the scene has
  ///   another interface than before the build; it will be now.
  func forgetStaleSuite(since before: Trace) -> Bool {
    let now = trace
    let kept = now.suite.filter { before.suite[$0.key] == $0.value }
    guard before.scene != nil, now.scene != before.scene, !kept.isEmpty else { return false }
    forgetObjects(of: [suiteModule])
    return true
  }

  /// Whatever a build takes for unchanged, it cannot run the program of the code before:
  /// it must link a new one, and where an object is missing for that, it fails.
  func forgetProgram() {
    try? FileManager.default.removeItem(at: program)
  }

  /// What was built of the modules.
  var modules: URL { root.appendingPathComponent(".build/debug/Modules") }

  var program: URL {
    root.appendingPathComponent(".build/debug/\(Self.entryModule).xctest")
  }
}
