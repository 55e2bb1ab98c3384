import Foundation

/// The terminal as the watch needs it: keys without Enter and, where it draws, a window
/// of its own.
/// However the program ends or stops, the terminal is given back as it was.
enum TerminalMode {
  // Signal handlers read and write them; all other code does so on the main thread.
  nonisolated(unsafe) private static var former = termios()
  nonisolated(unsafe) private static var isEntered = false
  nonisolated(unsafe) private static var draws = true
  nonisolated(unsafe) private static var needsDrawing: sig_atomic_t = 0

  private static let open: StaticString = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l"
  private static let close: StaticString = "\u{1b}[0m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"

  static func enter(draws: Bool) {
    guard !isEntered, tcgetattr(STDIN_FILENO, &former) == 0 else { return }
    self.draws = draws
    Interrupts.handle(SIGWINCH) { _ in TerminalMode.needsDrawing = 1 }
    Interrupts.handle(SIGTSTP) { _ in TerminalMode.stop() }
    for signal in [SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV] {
      Interrupts.handle(signal) { TerminalMode.restoreAndCrash($0) }
    }
    atexit { TerminalMode.leave() }
    take()
  }

  static func leave() {
    guard isEntered else { return }
    isEntered = false
    send(close)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &former)
  }

  /// Gives the terminal to something else while `body` runs.
  static func lend<Value>(_ body: () throws -> Value) rethrows -> Value {
    let wasEntered = isEntered
    leave()
    defer { if wasEntered { take() } }
    return try body()
  }

  /// Whether the window has another size, or was away, since the last call.
  static func takeNeedsDrawing() -> Bool {
    defer { needsDrawing = 0 }
    return needsDrawing != 0
  }

  /// Takes the terminal, with Ctrl-C and Ctrl-Z left as they are.
  private static func take() {
    var mode = former
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    send(open)
    isEntered = true
    needsDrawing = 1
  }

  /// Ctrl-Z: the shell gets its terminal, and after `fg` the watch takes it again.
  private static func stop() {
    lend { _ = kill(getpid(), SIGSTOP) }
  }

  /// For a crash of our own: gives the terminal back, and then crashes.
  private static func restoreAndCrash(_ number: Int32) {
    leave()
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func send(_ text: StaticString) {
    guard draws else { return }
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
