import Foundation
import XCTest

@testable import vipkata

/// Asks the system about processes that somebody else started.
enum RunningProcess {
  /// False also for a process that has ended and was not collected yet.
  static func isAlive(_ id: pid_t) -> Bool {
    #if os(Linux)
      let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      let state = stat?.split(separator: ")").last?.first { $0 != " " }
      return state != nil && state != "Z"
    #else
      return kill(id, 0) == 0
    #endif
  }

  /// Whether a session that began in the background has a process that still runs.
  static func runs(inSession session: pid_t) -> Bool {
    Libc.allProcesses().contains { getsid($0) == session && isAlive($0) }
  }

  /// Asserts that the processes whose ids it printed have ended.
  static func assertGone(_ count: Int, in output: String, line: UInt = #line) {
    let processes = ids(in: output)
    XCTAssertEqual(processes.count, count, line: line)
    XCTAssertEqual(processes.filter(isAlive), [], line: line)
    for process in processes { kill(process, SIGKILL) }
  }

  /// The ids that a program printed in lines such as `process 4711`.
  private static func ids(in output: String) -> [pid_t] {
    output.split(separator: "\n").filter { $0.hasPrefix("process ") }
      .compactMap { pid_t($0.dropFirst(8)) }
  }
}
