import Foundation

/// Kept by a build in the background for as long as it runs.
struct AheadLock {
  /// Where the hidden packages are kept.
  let packages: URL

  /// Known by it: the shell that such a build runs in, and nothing else.
  var mark: (name: String, value: String) { ("VIPKATA_BUILDS_AHEAD", packages.path) }

  /// - Parameter patience: seconds to wait for it.
  /// - Returns: the lock; nil while a build keeps it.
  /// - Throws: `UserError` where it cannot be had for another reason.
  func take(patience: Double = 0) throws -> FileLock? {
    try? FileManager.default.createDirectory(at: packages, withIntermediateDirectories: true)
    return try FileLock(ifFree: packages.appendingPathComponent("ahead.lock"), patience: patience)
  }

  /// Ends the build that keeps it, if one does. One that has only begun has no mark yet.
  func endHolder() {
    for attempt in 0..<20 {
      if let lock = try? take(patience: attempt == 0 ? 0 : 0.1) { return lock.release() }
      ProcessFamily.endSessions(of: "\(mark.name)=\(mark.value)")
    }
  }
}
