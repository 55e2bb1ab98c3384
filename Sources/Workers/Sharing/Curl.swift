import Foundation
import Scenes

/// The program `curl`. It is told what to do on its standard input, so that no secret
/// stands in the list of processes, and reads no settings of the user's.
struct Curl {
  let environment: [String: String]
  /// Seconds that a transfer may take.
  let patience: Int

  /// A line of curl's configuration: a long option and its value.
  struct Option {
    let name: String
    let value: String?

    init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }

    var line: String {
      guard let value else { return name }
      let escaped = value.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
        .replacingOccurrences(of: "\n", with: "\\n")
      return "\(name) = \"\(escaped)\""
    }
  }

  struct Answer {
    /// HTTP's number; 0 where the server said nothing.
    let status: Int
    /// curl's own.
    let exit: Int32
  }

  /// - Parameter transfers: a file of further options, too long for a pipe.
  /// - Throws: `Interrupted`; `WorkerFailure` when nothing can be started.
  func run(_ options: [Option], transfers: URL? = nil) throws -> Answer {
    let all =
      [
        Option("silent"), Option("globoff"), Option("fail"), Option("proto", "=http,https"),
        Option("connect-timeout", "10"), Option("max-time", "\(patience)"),
        Option("max-filesize", "500000000"), Option("write-out", "%{http_code}\n"),
      ] + options
    var environment = environment
    environment[WebAccess.variable] = nil
    let result = try ChildProcess(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["curl", "-q", "--config", "-"]
        + (transfers.map { ["--config", $0.path] } ?? []),
      environment: environment
    ).run(input: all.map { $0.line + "\n" }.joined())
    let status = result.output.split(separator: "\n").last.flatMap { Int($0) } ?? 0
    guard case .exited(let exit) = result.ending else { return Answer(status: status, exit: 1) }
    return Answer(status: status, exit: exit)
  }
}
