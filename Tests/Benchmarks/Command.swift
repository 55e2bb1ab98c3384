import Foundation

/// A program that is run to measure how long it takes.
struct Command {
  let words: [String]
  var variables: [String: String] = [:]
  /// The exit statuses that are no failure of the benchmark.
  var statuses: Set<Int32> = [0]

  init(_ words: String...) {
    self.words = words
  }

  init(_ words: [String]) {
    self.words = words
  }

  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  /// - Returns: seconds from its start to its end.
  @discardableResult
  func seconds(output: URL = URL(fileURLWithPath: "/dev/null")) throws -> Double {
    let began = ContinuousClock.now
    let child = try start(output: output)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let spent = ContinuousClock.now - began
    let code = status & 0x7f == 0 ? status >> 8 : 128 + status & 0x7f
    guard statuses.contains(code) else {
      throw Unexpected(description: "\(words.joined(separator: " ")) ended with \(code)")
    }
    return Double(spent.components.seconds) + Double(spent.components.attoseconds) / 1e18
  }

  /// - Returns: what it printed.
  func text() throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try seconds(output: file)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Starts it without waiting, and with empty standard input.
  func start(output: URL) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.path, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let arguments = words.map { strdup($0) } + [nil]
    let pairs = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in arguments + pairs { free(word) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, words[0], &actions, nil, arguments, pairs)
    guard failure == 0 else {
      throw Unexpected(description: "\(words[0]): \(String(cString: strerror(failure)))")
    }
    return child
  }
}
