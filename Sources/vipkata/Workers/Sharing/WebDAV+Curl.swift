import Foundation

/// Asks through the program `curl`. It gets its options on its standard input, so that no secret
/// shows in the list of processes, and reads none of the user's settings.
extension WebDAV {
  struct Answer {
    /// The HTTP status; 0 if the server did not answer.
    let status: Int
    /// curl's exit status.
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
  /// - Throws: `PlaceFailure`, `Interrupted`.
  func ask(
    _ options: KeyValuePairs<String, String>, transfers: URL? = nil
  ) throws -> Answer {
    let always = Self.lines([
      "proto": "=http,https", "connect-timeout": "10", "max-time": "\(timeout)",
      "max-filesize": "500000000", "write-out": "\n%{http_code}\n",
    ])
    let all = ["silent\n", "globoff\n", "fail\n"] + always + Self.lines(options)
    let words = transfers.map { ["--config", $0.path] } ?? []
    let curl = ChildProcess(
      "curl", ["-q", "--config", "-"] + words,
      environment: access.environment.filter { $0.key != WebAccess.variable })
    do {
      let result = try curl.run(input: (all + access.options()).joined())
      let status = result.output.split(whereSeparator: \.isNewline).last.flatMap { Int($0) }
      let exit = if case .exited(let exit) = result.ending { exit } else { Int32(1) }
      return Answer(status: status ?? 0, exit: exit)
    } catch let failure as WorkerFailure {
      throw PlaceFailure(failure.description, isPassing: true)
    }
  }
}
