import Foundation

/// Threads, as many as the machine has cores, that take items from one queue.
struct ParallelWorker: ParallelWorkerLogic {
  var lanes = ProcessInfo.processInfo.activeProcessorCount
  /// How far everything that this program starts from then on stands back for others, up to 19.
  var niceness: Int32 = 0

  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], body: @escaping @Sendable (Item, Int) -> Output,
    each: (Output) throws -> Void
  ) throws {
    if niceness > 0 { _ = nice(niceness) }
    let queue = WorkQueue<Item, Output>(items)
    for lane in 0..<min(max(1, lanes), items.count) {
      let thread = Thread { while let item = queue.next() { queue.add(body(item, lane)) } }
      thread.stackSize = 8 << 20
      thread.start()
    }
    // Nobody else would end the children of those that still run.
    defer { queue.end() }
    for _ in items {
      let output = queue.nextOutput()
      if Interrupts.received != nil { throw Interrupted() }
      try each(output)
    }
  }
}

private final class WorkQueue<Item, Output>: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: ArraySlice<Item>
  private var outputs: [Output] = []
  private var running = 0

  init(_ items: [Item]) {
    self.items = items[...]
  }

  func next() -> Item? {
    condition.withLock {
      if !items.isEmpty { running += 1 }
      return items.popFirst()
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

  /// Begins no more, and waits for what still runs.
  func end() {
    condition.withLock {
      items = []
      while running > 0 { condition.wait() }
    }
  }
}
