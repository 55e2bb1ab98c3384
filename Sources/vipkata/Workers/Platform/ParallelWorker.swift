import Foundation

/// Runs items from one queue on several threads.
struct ParallelWorker: ParallelWorkerLogic {
  /// More than there are cores: a suite's run spends a third of its time waiting.
  var lanes = ProcessInfo.processInfo.activeProcessorCount * 3 / 2
  /// Whether this program and all that it starts from then on run at a lower priority.
  var standsBack = false
  /// Once in a process, because `nice` adds up.
  private static let standBack: Void = { _ = nice(10) }()

  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], body: @escaping @Sendable (Item, Int) -> Output, each: (Output) throws -> Void
  ) throws {
    if standsBack { Self.standBack }
    let queue = WorkQueue<Item, Output>(items)
    for lane in 0..<min(max(1, lanes), items.count) {
      let thread = Thread {
        while let item = queue.next() { queue.add(body(item, lane)) }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    // Nobody else would end the children of the items that still run.
    defer { queue.end() }
    for _ in items {
      let output = queue.nextOutput()
      try Interrupts.check()
      try each(output)
    }
  }
}

private final class WorkQueue<Item, Output>: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: ArraySlice<Item>
  private var outputs: [Output] = []
  private var running = 0

  init(_ items: [Item]) {
    waiting = items[...]
  }

  func next() -> Item? {
    condition.withLock {
      guard let item = waiting.popFirst() else { return nil }
      running += 1
      return item
    }
  }

  func add(_ output: Output) {
    condition.withLock {
      outputs.append(output)
      running -= 1
      condition.signal()
    }
  }

  func nextOutput() -> Output {
    condition.withLock {
      while outputs.isEmpty { condition.wait() }
      return outputs.removeFirst()
    }
  }

  /// Starts no further item, and waits for those that still run.
  func end() {
    condition.withLock {
      waiting = []
      while running > 0 { condition.wait() }
    }
  }
}
