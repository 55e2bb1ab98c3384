import Foundation

/// Runs a program to its end, keeps its output within bounds, and leaves nothing of it behind: the
/// child begins a session of its own, and whatever is still in that session when it is over, or
/// has the child's mark elsewhere, is ended. A child with a mark runs a suite: where the system can
/// tell, everything else that it left behind is ended too.
struct ChildProcess {
  let executable: String
  let arguments: [String]
  let environment: [String: String]
  /// The name of an environment variable whose value only this child's processes have.
  let mark: String?

  /// - Parameter program: its full path, or its name on the search path.
  init(
    _ program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment, mark: String? = nil
  ) {
    let words = (program.hasPrefix("/") ? [] : ["/usr/bin/env"]) + [program] + arguments
    executable = words[0]
    self.arguments = Array(words.dropFirst())
    self.environment = environment
    self.mark = mark
  }

  struct Result: Sendable {
    let ending: Ending
    let output: String
    let errors: String

    /// What it printed; nil if it failed.
    var answer: String? { ending == .exited(0) ? output : nil }
  }

  enum Ending: Equatable, Sendable {
    /// The exit status; 128 and the signal's number after a signal.
    case exited(Int32)
    case stopped
  }

  /// - Parameters:
  ///   - input: what it reads on its standard input, at most some 16 KB; nothing when nil.
  ///   - line: a descriptor that becomes its standard input instead.
  ///   - shouldStop: asked every 20 ms or so while the child runs.
  /// - Throws: `WorkerFailure` when the program cannot be started, `Interrupted`
  ///   after Ctrl-C.
  func run(
    input: String? = nil, line: Int32? = nil, shouldStop: () -> Bool = { false }
  ) throws -> Result {
    let given = try input.map(Pipe.holding)
    defer { if let given { close(given) } }
    let output = try Pipe.open()
    let errors = try Pipe.open()
    if mark != nil { Orphans.suiteBegins() }
    defer {
      close(output.readEnd)
      close(errors.readEnd)
      if mark != nil { Orphans.suiteEnds() }
    }
    let child = try {
      defer { for pipe in [output, errors] { close(pipe.writeEnd) } }
      return try Orphans.startProtected {
        try spawn(input: line ?? given, output: output.writeEnd, errors: errors.writeEnd)
      }
    }()
    defer { Orphans.forget(child) }

    let family = ProcessFamily(
      leader: child, mark: mark.flatMap { name in environment[name].map { "\(name)=\($0)" } })
    var printed = BoundedText()
    var complained = BoundedText()
    var status: Int32?
    while status == nil {
      Pipe.wait(for: [output, errors], milliseconds: 20)
      output.drain(into: &printed)
      errors.drain(into: &complained)
      status = exitStatus(of: child, wait: false)
      if status == nil, Interrupts.haveCome || shouldStop() {
        family.end()
        _ = exitStatus(of: child, wait: true)
        try Interrupts.check()
        break
      }
    }
    family.end()
    output.drain(into: &printed)
    errors.drain(into: &complained)
    return Result(
      ending: status.map { .exited($0) } ?? .stopped,
      output: printed.text, errors: complained.text)
  }

  /// Starts the program and leaves it running: in a session of its own, at the lowest priority,
  /// with nothing to read and nowhere to print. It survives this process.
  /// - Parameter lock: held until the program and its children have ended; none when nil.
  /// - Returns: the number of its session.
  /// - Throws: `WorkerFailure` when the program cannot be started.
  func detach(keeping lock: FileLock? = nil) throws -> pid_t {
    let shell = ChildProcess(
      "/bin/sh", ["-c", "nice -n 19 \"$@\" &", "sh", executable] + arguments,
      environment: environment)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nowhere) }
    let session = try Orphans.startProtected {
      try shell.spawn(
        output: nowhere, errors: nowhere, lock: lock?.descriptor,
        flags: Libc.newSession | Libc.closingInherited)
    }
    _ = shell.exitStatus(of: session, wait: true)
    return session
  }

  /// Runs the program, which has the terminal for itself until it ends.
  /// - Returns: its exit status.
  func runInForeground() throws -> Int32 {
    let child = try spawn(
      input: STDIN_FILENO, output: STDOUT_FILENO, errors: STDERR_FILENO, flags: 0)
    return exitStatus(of: child, wait: true) ?? 0
  }

  private func exitStatus(of child: pid_t, wait: Bool) -> Int32? {
    var status: Int32 = 0
    var found: pid_t
    repeat {
      found = waitpid(child, &status, wait ? 0 : WNOHANG)
    } while found < 0 && errno == EINTR
    return found == child ? Libc.exitStatus(status) : nil
  }

  private func spawn(
    input: Int32? = nil, output: Int32, errors: Int32, lock: Int32? = nil,
    flags: Int16 = Libc.newSession
  ) throws -> pid_t {
    var actions = Libc.emptyFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    if let lock { posix_spawn_file_actions_adddup2(&actions, lock, 9) }

    var attributes = Libc.emptyAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, flags)

    func copies(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
      strings.map { strdup($0) } + [nil]
    }
    let words = copies([executable] + arguments)
    let variables = copies(environment.map { "\($0.key)=\($0.value)" }.sorted())
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, executable, &actions, &attributes, words, variables)
    guard failure == 0 else {
      throw WorkerFailure("\(executable) could not be started: \(Libc.reason(failure))")
    }
    return child
  }
}
