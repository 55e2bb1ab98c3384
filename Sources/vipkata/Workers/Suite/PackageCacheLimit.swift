import Foundation

/// The hidden packages that are kept warm: so many that all together, some 3 MB each and
/// the compiler's cache of 40 MB, stay below 200 MB.
struct PackageCacheLimit {
  let packages: URL
  var most = 30

  /// Removes those that were not used for longest, so that there is room for one more.
  func makeRoom() {
    // A run writes into the package's own folder.
    let byUse = roots.map { (root: $0, used: FileStatus(path: $0.path)?.changed ?? []) }
      .sorted { $1.used.lexicographicallyPrecedes($0.used) }
    for old in byUse.dropFirst(most - 1) { try? FileManager.default.removeItem(at: old.root) }
  }

  /// The folders, of stages and then of katas, that have a package in them.
  private var roots: [URL] {
    folders(in: packages).flatMap(folders).filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("stamp").path)
    }
  }

  private func folders(in folder: URL) -> [URL] {
    Libc.names(in: folder.path, atMost: .max).map(folder.appendingPathComponent)
  }
}
