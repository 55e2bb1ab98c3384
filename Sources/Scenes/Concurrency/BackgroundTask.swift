import Foundation

/// A piece of work that runs in the background.
final class BackgroundTask<Value: Sendable>: @unchecked Sendable {
  private let running = DispatchGroup()
  // Guards the two below.
  private let lock = NSLock()
  private var outcome: Result<Value, any Error>?
  private var isEnded = false

  /// - Parameter work: should ask the task now and then whether it is still wanted.
  init(_ work: @escaping @Sendable (BackgroundTask) throws -> Value) {
    DispatchQueue.global(qos: .userInitiated).async(group: running) { [self] in
      let outcome = Result { try work(self) }
      lock.withLock { self.outcome = outcome }
    }
  }

  /// Nil while the work is running.
  var result: Result<Value, any Error>? { lock.withLock { outcome } }

  var isWanted: Bool { lock.withLock { !isEnded } }

  /// Waits for the work to end.
  /// - Throws: what the work threw.
  func value() throws -> Value {
    running.wait()
    return try result?.get() ?? { throw CancellationError() }()
  }

  /// Tells the work that it is not wanted, and waits until it has ended.
  func end() {
    lock.withLock { isEnded = true }
    running.wait()
  }
}
