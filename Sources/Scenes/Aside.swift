import Foundation

/// A piece of work that goes on beside what its maker does.
final class Aside<Value: Sendable>: @unchecked Sendable {
  private let running = DispatchGroup()
  // Written once, before the group is left, and read after that.
  private var result: Result<Value, any Error> = .failure(CancellationError())

  init(_ work: @escaping @Sendable () throws -> Value) {
    DispatchQueue.global(qos: .userInitiated).async(group: running) { [self] in
      result = Result(catching: work)
    }
  }

  /// Waits for it.
  /// - Throws: what the work threw.
  func value() throws -> Value {
    running.wait()
    return try result.get()
  }
}
