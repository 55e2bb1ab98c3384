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

  /// Whether a process was started with a variable, given as `NAME=value`. Not where it
  /// belongs to somebody else.
  static func environment(of process: pid_t, holds variable: String) -> Bool {
    #if canImport(Darwin)
      var name = [CTL_KERN, KERN_PROCARGS2, process]
      var size = 0
      guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return false }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctl(&name, 3, &bytes, &size, nil, 0) == 0 else { return false }
    #else
      let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 32_768)
      let size = max(0, read(file, &bytes, bytes.count))
    #endif
    return bytes[..<size].split(separator: 0).contains { $0.elementsEqual(variable.utf8) }
  }

  /// Closes what this process was given open, but for what it reads and where it prints. What
  /// it opened itself is not for its children.
  static func closeInherited() {
    for file in 3..<Int32(1024) where fcntl(file, F_GETFD) == 0 { close(file) }
  }

  /// Gives two paths each other's content in one step.
  /// - Returns: whether that was done; where one is missing, and on some disks, it is not.
  static func exchange(_ one: String, _ other: String) -> Bool {
    #if canImport(Darwin)
      return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
    #else
      // Swift does not import it, nor its RENAME_EXCHANGE of <stdio.h>.
      typealias RenameAt2 =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      guard let symbol = dlsym(nil, "renameat2") else { return false }
      return unsafeBitCast(symbol, to: RenameAt2.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
    #endif
  }

  /// A child's exit status, or 128 and the signal that ended it, as shells count.
  static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
