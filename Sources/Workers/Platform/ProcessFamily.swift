import Foundation

/// The processes that belong to a child: those of its session, and those that began a
/// session of their own and are known by their mark.
struct ProcessFamily {
  var leader: pid_t?
  /// `NAME=value`, as it stands in a process's environment.
  var mark: String?

  /// Ends them all: asked first, then forced. Returns when none is left.
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

  private var members: [pid_t] {
    Libc.allProcesses().filter { $0 != getpid() && isMember($0) && !isZombie($0) }
  }

  private func isMember(_ process: pid_t) -> Bool {
    if let leader, getsid(process) == leader { return true }
    return mark.map { Libc.environment(of: process, holds: $0) } ?? false
  }

  /// A process that has ended but was not collected yet, such as the child itself.
  private func isZombie(_ process: pid_t) -> Bool {
    #if canImport(Darwin)
      var info = proc_bsdinfo()
      let size = Int32(MemoryLayout<proc_bsdinfo>.size)
      guard proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &info, size) == size else { return true }
      return info.pbi_status == UInt32(SZOMB)
    #else
      guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
      else { return true }
      return stat[end...].dropFirst(2).first == "Z"
    #endif
  }
}
