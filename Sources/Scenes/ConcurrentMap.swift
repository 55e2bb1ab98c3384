import Foundation

extension Array where Element: Sendable {
  /// `map` on every core, the results in order.
  package func concurrentMap<Result: Sendable>(
    _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = ConcurrentResults<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      results.set(body(self[index]), at: index)
    }
    return results.all
  }
}

/// What several threads put together; the lock makes it safe to share.
private final class ConcurrentResults<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  func set(_ value: Value, at index: Int) {
    lock.withLock { values[index] = value }
  }

  var all: [Value] { lock.withLock { values.compactMap { $0 } } }
}
