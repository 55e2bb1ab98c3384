import Entities
import Foundation

/// Gives a folder other files in one step: whenever the program is ended, the folder has
/// either what it had or what it is to have.
struct FolderSwap {
  let folder: URL
  /// Where what the folder had is afterwards; nothing is there before. The new files are
  /// gathered there, so that it must be on the same disk.
  let former: URL

  func hold(_ files: [SourceFile]) throws {
    do {
      try FolderWriter(folder: former).hold(files)
    } catch {
      try? FileManager.default.removeItem(at: former)
      throw error
    }
    guard !Libc.exchange(former.path, folder.path) else { return }
    // There is no folder yet, or this disk cannot do it in one step.
    let fresh = former.appendingPathExtension("new")
    // What an earlier run left when it was ended here.
    try? FileManager.default.removeItem(at: fresh)
    try FileManager.default.moveItem(at: former, to: fresh)
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.moveItem(at: folder, to: former)
    } else {
      try FileManager.default.createDirectory(at: former, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try FileManager.default.moveItem(at: fresh, to: folder)
  }
}
