#if !canImport(Darwin)
  import Foundation

  extension Libc {
    static let isMacOS = false

    static var emptyFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    static var emptyAttributes: posix_spawnattr_t { posix_spawnattr_t() }
    /// `POSIX_SPAWN_SETSID` of glibc's <spawn.h>, which Swift does not import.
    static let newSession = Int16(0x80)
    static let closingInherited: Int16 = 0
    static let streamSocket = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)

    /// Closes what this process inherited, except standard input, output and error. Its children
    /// do not inherit what it opens itself.
    static func closeInherited() {
      for file in 3..<Int32(1024) where fcntl(file, F_GETFD) == 0 { close(file) }
    }

    /// The ids of all processes that this user can see.
    static func allProcesses() -> [pid_t] { names(in: "/proc").compactMap { pid_t($0) } }

    /// Whether a process has ended and was not collected yet, or does not exist.
    static func isZombie(_ process: pid_t) -> Bool {
      status(of: process).map { $0.state == "Z" } ?? true
    }

    static var children: [pid_t] {
      var information = siginfo_t()
      // Usually there is none, and `waitid` says so without a look at all processes. Process 1 of
      // a container has everybody's orphans, but nothing outlives it.
      guard getpid() != 1, waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
      else { return [] }
      return allProcesses().filter(isChild)
    }

    static func isChild(_ process: pid_t) -> Bool { status(of: process)?.parent == getpid() }

    private static func status(of process: pid_t) -> (state: Substring, parent: pid_t?)? {
      guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
      else { return nil }
      let fields = stat[end...].split(separator: " ", maxSplits: 3)
      return fields.count > 2 ? (fields[1], pid_t(fields[2])) : nil
    }

    /// Whether processes whose parents have ended become this process's children. Swift does not
    /// import `prctl`, nor its PR_SET_CHILD_SUBREAPER.
    static func adoptOrphans(_ isWanted: Bool) {
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      _ = unsafeBitCast(symbol, to: Control.self)(36, isWanted ? 1 : 0, 0, 0, 0)
    }

    static func changeNotifier() -> Int32? {
      let notifier = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      return notifier >= 0 ? notifier : nil
    }

    static func watch(_ folder: String, with notifier: Int32) {
      let events =
        IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      inotify_add_watch(notifier, folder, UInt32(events))
    }
  }

  extension stat {
    var changed: timespec { st_mtim }
  }

  extension sigaction {
    init(_ handler: @escaping @convention(c) (Int32) -> Void) {
      self.init()
      __sigaction_handler.sa_handler = handler
    }
  }
#endif
