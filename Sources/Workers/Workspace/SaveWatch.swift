import Foundation

/// Notices that Swift files of a folder were saved, added, renamed or removed.
final class SaveWatch {
  private let folder: URL
  private let notifier: FolderNotifier?
  private var known: Snapshot
  private var nextLook = Date()

  /// Seconds between two looks that nothing was reported for: reports may be missing,
  /// as on network folders.
  private static let pause = 0.25
  /// Microseconds without a further change until a save counts as whole.
  private static let calm: UInt32 = 60_000

  init(folder: URL, polls: Bool) {
    self.folder = folder
    notifier = polls ? nil : FolderNotifier()
    known = Snapshot(folder: folder)
    listen(to: known)
  }

  /// To wait on; nil when there is only looking now and then.
  var descriptor: Int32? { notifier?.descriptor }

  /// - Parameter isReported: whether the descriptor was readable.
  func hasChanged(isReported: Bool) -> Bool {
    guard isReported || Date() >= nextLook else { return false }
    notifier?.drain()
    nextLook = Date().addingTimeInterval(Self.pause)
    return Snapshot(folder: folder) != known
  }

  /// Waits until several quick saves are over, and takes them for one.
  func settle() {
    var latest = Snapshot(folder: folder)
    for _ in 0..<20 {
      usleep(Self.calm)
      let now = Snapshot(folder: folder)
      if now == latest { break }
      latest = now
    }
    known = latest
    listen(to: latest)
  }

  private func listen(to snapshot: Snapshot) {
    notifier?.watch(folders: snapshot.folders, files: Array(snapshot.files.keys))
  }
}

/// The Swift files below a folder, with what a save changes of them.
private struct Snapshot: Equatable {
  private(set) var files: [String: FileStatus] = [:]
  private(set) var folders: [String] = []

  init(folder: URL) {
    read(folder.path)
  }

  private mutating func read(_ folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    folders.append(folder)
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard let status = FileStatus(path: path) else { continue }
      if status.kind == .folder {
        read(path)
      } else if name.hasSuffix(".swift") {
        files[path] = status
      }
    }
  }
}
