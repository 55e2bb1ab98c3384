import Foundation

/// `map` on every core, the results in order.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ body: @Sendable (Element) -> Result
) -> [Result] {
  let results = Results<Result>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    results.set(body(elements[index]), at: index)
  }
  return results.all
}

/// What several threads put together; the lock makes it safe to share.
private final class Results<Value>: @unchecked Sendable {
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
