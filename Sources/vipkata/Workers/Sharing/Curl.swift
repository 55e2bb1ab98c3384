import Foundation

/// The program `curl`. It is told what to do on its standard input, so that no secret
/// stands in the list of processes, and reads no settings of the user's.
struct Curl {
  let environment: [String: String]
  /// Seconds that a transfer may take.
  let patience: Int

  struct Answer {
    /// HTTP's number; 0 where the server said nothing.
    let status: Int
    /// curl's own.
    let exit: Int32
  }

  /// Lines of curl's configuration: long options and their values.
  static func lines(_ options: KeyValuePairs<String, String>) -> [String] {
    options.map { name, value in
      let escaped = value.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
        .replacingOccurrences(of: "\n", with: "\\n")
      return "\(name) = \"\(escaped)\"\n"
    }
  }

  /// - Parameter transfers: a file of further options, too long for a pipe.
  /// - Throws: `Interrupted`; `WorkerFailure` when nothing can be started.
  func run(_ options: [String], transfers: URL? = nil) throws -> Answer {
    let always = Self.lines([
      "proto": "=http,https", "connect-timeout": "10", "max-time": "\(patience)",
      "max-filesize": "500000000", "write-out": "\n%{http_code}\n",
    ])
    var environment = environment
    environment[WebAccess.variable] = nil
    let result = try ChildProcess(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["curl", "-q", "--config", "-"]
        + (transfers.map { ["--config", $0.path] } ?? []),
      environment: environment
    ).run(input: (["silent\n", "globoff\n", "fail\n"] + always + options).joined())
    let status = result.output.split(whereSeparator: \.isNewline).last.flatMap { Int($0) } ?? 0
    guard case .exited(let exit) = result.ending else { return Answer(status: status, exit: 1) }
    return Answer(status: status, exit: exit)
  }
}
