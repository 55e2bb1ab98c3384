import Foundation

/// A descriptor that becomes readable when something in one of some folders changes.
/// It only wakes the reader: what changed is found by looking.
final class FolderNotifier {
  let descriptor: Int32

  /// Nil where the system gives none, as macOS; then there is only looking now and then.
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
