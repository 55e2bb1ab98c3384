#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What differs between Linux and macOS in starting and finding processes.
enum Libc {
  #if canImport(Darwin)
    static var emptyFileActions: posix_spawn_file_actions_t? { nil }
    static var emptyAttributes: posix_spawnattr_t? { nil }
    static let newSession = Int16(POSIX_SPAWN_SETSID)
    /// What this process has open is not for the child.
    static let closingInherited = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
    static var emptyFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    static var emptyAttributes: posix_spawnattr_t { posix_spawnattr_t() }
    /// `POSIX_SPAWN_SETSID` of glibc's <spawn.h>, which Swift does not import.
    static let newSession = Int16(0x80)
    static let closingInherited: Int16 = 0
  #endif

  /// The ids of all processes that this user can see.
  static func allProcesses() -> [pid_t] {
    #if canImport(Darwin)
      let count = proc_listallpids(nil, 0)
      guard count > 0 else { return [] }
      var ids = [pid_t](repeating: 0, count: Int(count) + 64)
      let size = Int32(ids.count * MemoryLayout<pid_t>.stride)
      let found = proc_listallpids(&ids, size)
      return Array(ids.prefix(Int(max(0, found))))
    #else
      names(in: "/proc", atMost: .max).compactMap { pid_t($0) }
    #endif
  }

  /// The names in a folder, in no order; none where it cannot be read. However many there
  /// are, no more than the limit are held.
  static func names(in folder: String, atMost limit: Int) -> [String] {
    guard let folder = opendir(folder) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1024) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Closes what this process was given open, but for what it reads and where it prints. What
  /// it opened itself is not for its children. On macOS it is given nothing else.
  static func closeInherited() {
    #if !canImport(Darwin)
      for file in 3..<Int32(1024) where fcntl(file, F_GETFD) == 0 { close(file) }
    #endif
  }

  /// Gives two paths each other's content in one step.
  /// - Returns: whether that was done; where one is missing, on macOS and on some disks, it is
  ///   not.
  static func exchange(_ one: String, _ other: String) -> Bool {
    // Swift does not import it, nor its RENAME_EXCHANGE of <stdio.h>.
    typealias RenameAt2 =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    return unsafeBitCast(symbol, to: RenameAt2.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
  }

  /// Two ends of one line, which no child inherits, and of which the near one never blocks; nil
  /// where there can be none.
  static func socketPair() -> (near: Int32, far: Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  /// A child's exit status, or 128 and the signal that ended it, as shells count.
  static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
