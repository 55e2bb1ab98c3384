import Foundation

/// Functions of the C library that Foundation lacks; `Libc+Linux` and `Libc+Darwin` have the rest.
enum Libc {
  /// The names in a folder, in no order; none if it cannot be read. Reads no more names than
  /// the limit.
  static func names(in folder: String, atMost limit: Int = .max) -> [String] {
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

  /// Exchanges the content of two paths in one step.
  /// - Returns: whether that was done; it is not if one is missing, on macOS, and on some disks.
  static func exchange(_ one: String, _ other: String) -> Bool {
    // Swift imports neither it nor its RENAME_EXCHANGE of <stdio.h>.
    typealias RenameAt2 =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    return unsafeBitCast(symbol, to: RenameAt2.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
  }

  /// A pair of connected sockets that no child inherits; the near one never blocks. Nil if none
  /// can be made.
  static func socketPair() -> (near: Int32, far: Int32)? {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  /// A child's exit status, or 128 and the signal that ended it, as shells count.
  static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// The system's words for an error's number.
  static func reason(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
}
