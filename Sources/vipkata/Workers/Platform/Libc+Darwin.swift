#if canImport(Darwin)
  import Darwin

  extension Libc {
    static let isMacOS = true

    static var emptyFileActions: posix_spawn_file_actions_t? { nil }
    static var emptyAttributes: posix_spawnattr_t? { nil }
    static let newSession = Int16(POSIX_SPAWN_SETSID)
    /// Keeps the child from inheriting what this process has open.
    static let closingInherited = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
    static let streamSocket: Int32 = SOCK_STREAM

    /// Nothing to do: this process inherits only its standard input, output and error.
    static func closeInherited() {}

    /// The ids of all processes that this user can see.
    static func allProcesses() -> [pid_t] {
      let count = proc_listallpids(nil, 0)
      guard count > 0 else { return [] }
      var ids = [pid_t](repeating: 0, count: Int(count) + 64)
      let size = Int32(ids.count * MemoryLayout<pid_t>.stride)
      let found = proc_listallpids(&ids, size)
      return Array(ids.prefix(Int(max(0, found))))
    }

    static func isZombie(_ process: pid_t) -> Bool {
      var info = proc_bsdinfo()
      let size = Int32(MemoryLayout<proc_bsdinfo>.size)
      guard proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &info, size) == size else { return true }
      return info.pbi_status == UInt32(SZOMB)
    }

    // On macOS no process can adopt others' orphans.
    static var children: [pid_t] { [] }
    static func isChild(_ process: pid_t) -> Bool { false }
    static func adoptOrphans(_ isWanted: Bool) {}

    // Without a notifier, folders are polled.
    static func changeNotifier() -> Int32? { nil }
    static func watch(_ folder: String, with notifier: Int32) {}
  }

  extension stat {
    var changed: timespec { st_mtimespec }
  }

  extension sigaction {
    init(_ handler: @escaping @convention(c) (Int32) -> Void) {
      self.init()
      __sigaction_u.__sa_handler = handler
    }
  }
#endif
