package import Foundation
import Scenes

/// A folder in which each learner has a file: a network share, a synced folder, a checkout.
package struct FolderPlace: RecordPlace {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  package func put(_ content: Data, as name: String) throws {
    try requireFolder()
    let isWritten = WholeFile.write(
      content, to: path(name), draft: partial(name), mode: 0o644)
    guard isWritten else { throw failure("cannot be written") }
  }

  package func get(_ name: String) throws -> Data? {
    try requireFolder()
    guard let status = FileStatus(path: path(name)) else { return nil }
    guard status.kind == .file, status.size <= 500_000_000,
      let content = FileManager.default.contents(atPath: path(name))
    else {
      throw PlaceFailure("\(path(name)) cannot be read.", mend: "Look at what is there.")
    }
    return content
  }

  package func remove(_ name: String) throws {
    try requireFolder()
    unlink(partial(name))
    guard unlink(path(name)) != 0, errno != ENOENT else { return }
    throw failure("does not let its file go")
  }

  /// Not there may mean that a share is not connected.
  private func requireFolder() throws {
    guard FileStatus(path: folder.resolvingSymlinksInPath().path)?.kind == .folder else {
      throw PlaceFailure(
        "There is no folder \(folder.path).", mend: "Make it, or look at its name once more.")
    }
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// No name of a learner's file.
  private func partial(_ name: String) -> String { path(".\(name).part") }

  private func failure(_ what: String) -> PlaceFailure {
    let isPassing = [ENOSPC, EDQUOT, EIO, ESTALE].contains(errno)
    return PlaceFailure(
      "The folder \(folder.path) \(what): \(String(cString: strerror(errno)))",
      mend: "Ask whoever gave you the place.", isPassing: isPassing)
  }
}
