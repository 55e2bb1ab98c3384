import Entities
import Foundation

/// Kept by a build in the background for as long as it runs; its session is named in it.
struct AheadLock {
  /// Where the hidden packages are kept.
  let packages: URL

  private var file: URL { packages.appendingPathComponent("ahead.lock") }

  /// - Returns: the lock; nil while a build keeps it.
  func take() -> FileLock? {
    try? FileManager.default.createDirectory(at: packages, withIntermediateDirectories: true)
    return try? FileLock(file: file, patience: 0)
  }

  /// Ends the build that keeps it, if one does.
  func endHolder() {
    if let lock = take() { return lock.release() }
    let holder = (try? String(contentsOf: file, encoding: .utf8)).flatMap { pid_t($0.trimmed) }
    if let holder { ProcessFamily(leader: holder).end() }
  }
}
