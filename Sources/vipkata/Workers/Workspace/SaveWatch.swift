import Foundation

/// Notices that Swift files of a folder were saved, added, renamed or removed.
final class SaveWatch {
  private let folder: URL
  /// The path of a folder in it that is left out.
  private let besides: String?
  /// Seconds between two looks that nothing was reported for.
  private let pause: Double
  private let notifier: FolderNotifier?
  private var known: Snapshot
  private var nextLook = Date()

  /// Microseconds without a further change until a save counts as whole.
  private static let calm: UInt32 = 60_000

  init(folder: URL, polls: Bool) {
    self.folder = folder
    besides = nil
    // Reports may be missing, as on network folders.
    pause = 0.25
    notifier = polls ? nil : FolderNotifier()
    known = Snapshot(folder: folder)
    listen(to: known)
  }

  /// Looks now and then at all of a folder but for one below it.
  init(folder: URL, besides: URL) {
    self.folder = folder
    self.besides = besides.path
    pause = 1
    notifier = nil
    known = Snapshot(folder: folder, besides: besides.path)
  }

  /// To wait on; nil when there is only looking now and then.
  var descriptor: Int32? { notifier?.descriptor }

  /// - Parameter isReported: whether the descriptor was readable.
  func hasChanged(isReported: Bool) -> Bool {
    guard isReported || Date() >= nextLook else { return false }
    notifier?.drain()
    nextLook = Date().addingTimeInterval(pause)
    return Snapshot(folder: folder, besides: besides) != known
  }

  /// Waits until several quick saves are over, and takes them for one.
  func settle() {
    var latest = Snapshot(folder: folder, besides: besides)
    for _ in 0..<20 {
      usleep(Self.calm)
      let now = Snapshot(folder: folder, besides: besides)
      if now == latest { break }
      latest = now
    }
    known = latest
    listen(to: latest)
  }

  private func listen(to snapshot: Snapshot) {
    notifier?.watch(folders: snapshot.folders)
  }
}

/// The Swift files below a folder, with what a save changes of them.
private struct Snapshot: Equatable {
  private(set) var files: [ByteKey: FileStatus] = [:]
  private(set) var folders: [String] = []

  init(folder: URL, besides: String? = nil) {
    read(folder.path, besides: besides)
  }

  private mutating func read(_ folder: String, besides: String?) {
    guard folder != besides,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    folders.append(folder)
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard let status = FileStatus(path: path) else { continue }
      if status.kind == .folder {
        read(path, besides: besides)
      } else if name.hasSuffix(".swift") {
        files[ByteKey(path)] = status
      }
    }
  }
}
