import Foundation

/// A descriptor that becomes readable when something in one of some folders changes.
/// It only wakes the reader: what changed is found by looking.
final class FolderNotifier {
  let descriptor: Int32
  #if canImport(Darwin)
    private var watched: [Int32] = []
  #endif

  /// Nil where the system gives none; then there is only looking now and then.
  init?() {
    #if canImport(Darwin)
      descriptor = kqueue()
    #else
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    #endif
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    #if canImport(Darwin)
      for file in watched { close(file) }
    #endif
    close(descriptor)
  }

  /// Forgets what was reported so far.
  func drain() {
    #if canImport(Darwin)
      var event = kevent()
      var now = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {}
    #else
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
    #endif
  }

  #if canImport(Darwin)
    /// A folder of this system reports names only, so that each file is watched too.
    func watch(folders: [String], files: [String]) {
      for file in watched { close(file) }
      watched = (folders + files).map { open($0, O_EVTONLY | O_CLOEXEC) }.filter { $0 >= 0 }
      for file in watched {
        var change = kevent(
          ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0,
          udata: nil)
        kevent(descriptor, &change, 1, nil, 0, nil)
      }
    }
  #else
    /// A folder of this system reports its files too. Watching one twice changes nothing.
    func watch(folders: [String], files: [String]) {
      let events =
        IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      for folder in folders { inotify_add_watch(descriptor, folder, UInt32(events)) }
    }
  #endif
}
