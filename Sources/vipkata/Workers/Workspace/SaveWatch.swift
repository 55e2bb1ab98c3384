import Foundation

/// Notices that Swift files of a folder were saved, added, renamed or removed.
final class SaveWatch {
  private let folder: URL
  /// A folder in it that is left out.
  private let besides: URL?
  /// Seconds between two looks when nothing is reported: reports may be missing, as on
  /// network folders.
  private let pause: Double
  private let notifier: FolderNotifier?
  private var known = Snapshot()
  private var nextLook = Date()

  /// Microseconds without a further change until a save counts as whole.
  private static let calm: UInt32 = 60_000

  init(folder: URL, besides: URL? = nil, polls: Bool) {
    self.folder = folder
    self.besides = besides
    pause = besides == nil ? 0.25 : 1
    notifier = polls ? nil : FolderNotifier()
    know(snapshot)
  }

  /// Becomes readable after a change; nil if the folder is polled.
  var descriptor: Int32? { notifier?.descriptor }

  /// - Parameter isReported: whether the descriptor was readable.
  func hasChanged(isReported: Bool) -> Bool {
    guard isReported || Date() >= nextLook else { return false }
    notifier?.drain()
    nextLook = Date().addingTimeInterval(pause)
    return snapshot != known
  }

  /// Waits until several quick saves are over, and counts them as one.
  func settle() {
    var latest = snapshot
    for _ in 0..<20 {
      usleep(Self.calm)
      let now = snapshot
      if now == latest { break }
      latest = now
    }
    know(latest)
  }

  private func know(_ snapshot: Snapshot) {
    known = snapshot
    notifier?.watch(folders: snapshot.folders)
  }

  private var snapshot: Snapshot {
    let entries = FolderEntry.below(folder.path, besides: besides?.path)
    let files = entries.filter { $0.kind != .folder && $0.name.hasSuffix(".swift") }
    return Snapshot(
      files: Dictionary(
        files.map { (ByteKey($0.path), $0.status) }, uniquingKeysWith: { $1 }),
      folders: [folder.path] + entries.filter { $0.kind == .folder }.map(\.path))
  }
}

/// The Swift files below a folder, with their status, which a save changes.
private struct Snapshot: Equatable {
  var files: [ByteKey: FileStatus?] = [:]
  var folders: [String] = []
}
