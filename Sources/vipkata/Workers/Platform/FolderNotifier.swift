import Foundation

/// A descriptor that becomes readable when something in one of some folders changes.
/// It only wakes the reader: what changed is found by looking.
final class FolderNotifier {
  let descriptor: Int32

  /// Nil where the system gives none, as macOS; then there is only looking now and then.
  init?() {
    #if canImport(Darwin)
      return nil
    #else
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    #endif
  }

  deinit { close(descriptor) }

  /// Forgets what was reported so far.
  func drain() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  /// Watching a folder twice changes nothing.
  func watch(folders: [String]) {
    #if !canImport(Darwin)
      let events =
        IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      for folder in folders { inotify_add_watch(descriptor, folder, UInt32(events)) }
    #endif
  }
}
