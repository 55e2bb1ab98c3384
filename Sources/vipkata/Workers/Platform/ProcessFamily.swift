import Foundation

/// The processes that belong to a child: those of its session, and those that began a
/// session of their own and are known by their mark.
struct ProcessFamily {
  var leader: pid_t?
  /// `NAME=value`, as it stands in a process's environment.
  var mark: String?
  var includes: (pid_t) -> Bool = { _ in false }

  /// Ends them all, by SIGTERM and then by SIGKILL. Returns when none is left, or after 2 s.
  func end() {
    var left = members
    guard !left.isEmpty else { return }
    for process in left { kill(process, SIGTERM) }
    for attempt in 0..<200 {
      left = members
      if left.isEmpty { return }
      if attempt >= 5 { for process in left { kill(process, SIGKILL) } }
      usleep(10_000)
    }
  }

  /// Ends the sessions in which a process has the mark, including processes without it.
  static func endSessions(of mark: String) {
    let marked = Libc.allProcesses().filter { environment(of: $0, holds: mark) }
    for session in Set(marked.map { getsid($0) }) where session > 0 {
      ProcessFamily(leader: session).end()
    }
  }

  private var members: [pid_t] {
    Libc.allProcesses().filter { $0 != getpid() && isMember($0) && !Libc.isZombie($0) }
  }

  private func isMember(_ process: pid_t) -> Bool {
    if let leader, getsid(process) == leader { return true }
    if let mark, Self.environment(of: process, holds: mark) { return true }
    return includes(process)
  }

  /// Whether a process was started with a variable, given as `NAME=value`. False on macOS, and
  /// if the process belongs to somebody else.
  private static func environment(of process: pid_t, holds variable: String) -> Bool {
    let files = FileManager.default
    for _ in 0..<10 {
      guard let variables = files.contents(atPath: "/proc/\(process)/environ") else { break }
      if !variables.isEmpty {
        return variables.split(separator: 0).contains { $0.elementsEqual(variable.utf8) }
      }
      // A starting program has none for a moment. A kernel thread is no program.
      let program = try? files.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
      if program == nil { break }
      usleep(500)
    }
    return false
  }
}
