import Foundation

/// Ctrl-C and similar signals: noted when they arrive; code that has something to end checks them.
enum Interrupts {
  // The type that a handler may write: it runs on whatever thread receives the signal.
  nonisolated(unsafe) private static var signal: sig_atomic_t = 0

  static var haveCome: Bool { signal != 0 }

  /// - Throws: `Interrupted` if a signal has arrived.
  static func check() throws {
    if haveCome { throw Interrupted() }
  }

  /// From now on SIGINT, SIGTERM and SIGHUP are noted instead of ending the program. A reader that
  /// goes away, as `| head` does, does not end it either: it still writes its files. Children
  /// inherit none of these handlers.
  static func note() {
    for number in endings { handle(number) { Interrupts.signal = sig_atomic_t($0) } }
    handle(SIGPIPE) { _ in }
    // If the program's parent left it ignored, no child could be waited for.
    Foundation.signal(SIGCHLD, SIG_DFL)
  }

  /// For work that has nothing to end or to keep, such as reading code: the signals end the
  /// program again.
  /// - Throws: `Interrupted` if one arrived before, since nobody else would act on it.
  static func restoreDefaults() throws {
    for number in endings { Foundation.signal(number, SIG_DFL) }
    try check()
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction(handler)
    sigaction(number, &action, nil)
  }
}
