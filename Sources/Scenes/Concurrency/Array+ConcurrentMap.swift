import Foundation

extension Array where Element: Sendable {
  /// `map` on all cores, with the results in order.
  func concurrentMap<Result: Sendable>(_ body: @Sendable (Element) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, done in
      // Only one iteration writes each index.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: body(self[index]))
      }
      done = count
    }
  }
}
