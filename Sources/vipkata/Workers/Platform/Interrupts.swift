import Foundation

/// Ctrl-C and its kin: noted when they come, acted on by whoever has something to end.
enum Interrupts {
  // What a handler may write: it runs on whatever thread the signal meets.
  nonisolated(unsafe) private static var signal: sig_atomic_t = 0

  static var haveCome: Bool { signal != 0 }

  /// - Throws: `Interrupted` after one.
  static func check() throws {
    if haveCome { throw Interrupted() }
  }

  /// From now on SIGINT, SIGTERM and SIGHUP are noted instead of ending the program, and
  /// a reader that goes away, as `| head` does, is no reason to end either: what is to be
  /// written to disk still is. Children have none of these handlers.
  static func note() {
    for number in endings { handle(number) { Interrupts.signal = sig_atomic_t($0) } }
    handle(SIGPIPE) { _ in }
    // Where whoever started this program left it ignored, no child could be waited for.
    Foundation.signal(SIGCHLD, SIG_DFL)
  }

  /// For work that has nothing to end or to keep, such as reading code: the signals end the
  /// program again.
  /// - Throws: `Interrupted` after one that came before, which nobody else would act on.
  static func endAtOnce() throws {
    for number in endings { Foundation.signal(number, SIG_DFL) }
    try check()
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction(handler)
    sigaction(number, &action, nil)
  }
}
