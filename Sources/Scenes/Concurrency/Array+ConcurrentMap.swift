import Foundation

extension Array where Element: Sendable {
  /// `map` on every core, the results in order.
  func concurrentMap<Result: Sendable>(_ body: @Sendable (Element) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, done in
      // Each index is written by one iteration alone.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: body(self[index]))
      }
      done = count
    }
  }
}
