#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What differs between Linux and macOS in starting and finding processes.
enum Libc {
  #if canImport(Darwin)
    typealias FileActions = posix_spawn_file_actions_t?
    typealias Attributes = posix_spawnattr_t?
    static let emptyFileActions: FileActions = nil
    static let emptyAttributes: Attributes = nil
    static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    typealias FileActions = posix_spawn_file_actions_t
    typealias Attributes = posix_spawnattr_t
    static var emptyFileActions: FileActions { FileActions() }
    static var emptyAttributes: Attributes { Attributes() }
    /// `POSIX_SPAWN_SETSID` of glibc's <spawn.h>, which Swift does not import.
    static let newSession = Int16(0x80)
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
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var ids: [pid_t] = []
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if let id = pid_t(name) { ids.append(id) }
      }
      return ids
    #endif
  }

  /// A child's exit status, or 128 and the signal that ended it, as shells count.
  static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
