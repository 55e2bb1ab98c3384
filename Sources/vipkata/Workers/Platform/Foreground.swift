import Foundation

/// Runs a program that has the terminal for itself until it ends.
enum Foreground {
  /// - Returns: its exit status.
  static func run(_ executable: String, _ arguments: [String]) throws -> Int32 {
    let words = CStrings([executable] + arguments)
    var child: pid_t = 0
    let failure = posix_spawn(&child, executable, nil, nil, words.pointers, environ)
    guard failure == 0 else {
      throw WorkerFailure(
        "\(executable) could not be started: \(String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return Libc.exitStatus(status)
  }
}
