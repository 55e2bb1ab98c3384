import Entities
import Foundation

/// Makes a folder hold exactly some files, writing only what changed.
struct FolderWriter {
  let folder: URL

  /// - Returns: the paths that were written or removed.
  /// - Throws: `WorkerFailure` when the folder cannot be written.
  @discardableResult
  func hold(_ files: [SourceFile]) throws -> [String] {
    let wanted = Set(files.map(\.path))
    var changed: [String] = []
    do {
      for path in existingFiles() where !wanted.contains(path) {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        changed.append(path)
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files {
        let url = folder.appendingPathComponent(file.path)
        if (try? Data(contentsOf: url)) == file.content { continue }
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.content.write(to: url, options: .atomic)
        changed.append(file.path)
      }
    } catch {
      throw WorkerFailure("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    return changed
  }

  private func existingFiles() -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)
    return (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
  }
}
