import Foundation

/// A descriptor that becomes readable when something changes in one of the watched folders.
/// It only wakes the reader, who has to look for the change.
final class FolderNotifier {
  let descriptor: Int32

  /// Nil if the system offers none, as on macOS; then the folders are polled.
  init?() {
    guard let descriptor = Libc.changeNotifier() else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  func drain() { _ = Files.available(in: descriptor) }

  /// Watching a folder twice changes nothing.
  func watch(folders: [String]) {
    for folder in folders { Libc.watch(folder, with: descriptor) }
  }
}
