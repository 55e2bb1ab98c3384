import Foundation

/// A lock that the system releases when its holder ends, in whatever way.
struct FileLock {
  let descriptor: Int32

  /// - Parameter timeout: seconds to wait for another holder.
  /// - Throws: `UserError` if another process holds it, or the file cannot be written or
  ///   locked; `Interrupted` after Ctrl-C.
  init(file: URL, timeout: Double = 10) throws {
    guard let lock = try FileLock(ifFree: file, timeout: timeout) else {
      let holder = (try? String(contentsOf: file, encoding: .utf8))?.trimmed ?? "?"
      throw UserError(
        "Another vipkata (process \(holder)) is at work in this workspace.",
        mend: "Wait until it is done, or end it, and try again.")
    }
    self = lock
  }

  /// Nil if another process holds it, and only then. Creates its folder if there is none.
  /// - Throws: as the other initializer does.
  init?(ifFree file: URL, timeout: Double = 0) throws {
    try? file.deletingLastPathComponent().makeFolder()
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw UserError(
        "\(file.path) cannot be written: \(Libc.reason())", mend: UserError.wayToWrite)
    }
    var isHeld = false
    defer { if !isHeld { close(descriptor) } }
    let limit = SuspendingClock.now + .seconds(timeout)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw UserError(
          "\(file.path) cannot be locked: \(Libc.reason())",
          mend: "Choose a place on another disk with --workspace DIR.")
      }
      try Interrupts.check()
      guard SuspendingClock.now < limit else { return nil }
      usleep(50_000)
    }
    isHeld = true
    ftruncate(descriptor, 0)
    let holder = "\(getpid())\n"
    _ = holder.withCString { pwrite(descriptor, $0, strlen($0), 0) }
  }

  func release() {
    close(descriptor)
  }

  static func held<Value>(_ file: URL, _ body: () throws -> Value) throws -> Value {
    let lock = try FileLock(file: file)
    defer { lock.release() }
    return try body()
  }
}
