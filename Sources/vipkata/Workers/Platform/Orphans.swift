import Foundation

/// Finds processes that a suite's tests started outside its session and without its mark, such
/// as `env -i setsid -f sleep 97`: while a suite runs, processes whose parents have ended become
/// this process's children. macOS cannot do that.
enum Orphans {
  /// Held while a child is started; also guards the variables below.
  static let starting = NSLock()
  nonisolated(unsafe) private static var suites = 0
  /// Sessions that no suite's test began, or that others look after: at first those of this
  /// process and of the children that it had before an `exec`.
  nonisolated(unsafe) private static var spared = Set(
    (Libc.children + [getpid()]).map { getsid($0) })

  /// - Parameter spawn: starts a child and returns the number of its session.
  static func startProtected(_ spawn: () throws -> pid_t) rethrows -> pid_t {
    try starting.withLock {
      let others = spared
      let session = try spawn()
      spared = others.union([session])
      return session
    }
  }

  static func forget(_ session: pid_t) {
    starting.withLock { _ = spared.remove(session) }
  }

  static func suiteBegins() {
    starting.withLock {
      suites += 1
      if suites == 1 { Libc.adoptOrphans(true) }
    }
  }

  /// If several suites run at the same time, the last to end ends the orphans of all: nobody
  /// knows whose they are.
  static func suiteEnds() {
    starting.withLock {
      suites -= 1
      guard suites == 0 else { return }
      if Libc.children.contains(where: isOrphan) {
        ProcessFamily(includes: { Libc.isChild($0) && isOrphan($0) }).end()
        for orphan in Libc.children where isOrphan(orphan) { waitpid(orphan, nil, WNOHANG) }
      }
      Libc.adoptOrphans(false)
    }
  }

  private static func isOrphan(_ child: pid_t) -> Bool { !spared.contains(getsid(child)) }
}
