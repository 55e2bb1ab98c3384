import Foundation

/// Makes a folder hold exactly the given files, and writes only those that changed.
struct FolderWriter {
  let folder: URL

  /// - Returns: the paths that were written or removed.
  /// - Throws: `WorkerFailure` if the folder cannot be written.
  @discardableResult
  func mirror(_ files: [SourceFile]) throws -> [String] {
    let wanted = Set(files.map(\.key))
    var changed: [String] = []
    do {
      for path in existingFiles() where !wanted.contains(ByteKey(path)) {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        changed.append(path)
      }
      try folder.makeFolder()
      for file in files
      where try Files.writeIfChanged(file.content, at: folder.appendingPathComponent(file.path)) {
        changed.append(file.path)
      }
    } catch {
      throw WorkerFailure("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    return changed
  }

  /// Replaces the folder's files in one step: whenever the program ends, the folder has either the
  /// old files or the new ones. On macOS, and where the disk cannot do it, it is missing for a
  /// moment.
  /// - Parameter former: where the old files are afterwards; nothing is there before. The new
  ///   files are written there first, so it must be on the same disk.
  func swap(for files: [SourceFile], former: URL) throws {
    let manager = FileManager.default
    do {
      try FolderWriter(folder: former).mirror(files)
    } catch {
      former.remove()
      throw error
    }
    guard !Libc.exchange(former.path, folder.path) else { return }
    // There is no folder yet, or it cannot be done in one step here.
    let fresh = former.appendingPathExtension("new")
    // Left by an earlier run that was ended here.
    fresh.remove()
    try manager.moveItem(at: former, to: fresh)
    if folder.exists {
      try manager.moveItem(at: folder, to: former)
    } else {
      for folder in [former, folder.deletingLastPathComponent()] { try folder.makeFolder() }
    }
    try manager.moveItem(at: fresh, to: folder)
  }

  private func existingFiles() -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)
    return (names?.allObjects as? [String] ?? []).filter {
      FileStatus(path: folder.appendingPathComponent($0).path)?.kind != .folder
    }
  }
}
