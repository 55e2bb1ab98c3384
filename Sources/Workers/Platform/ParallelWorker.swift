import Foundation
import Scenes

/// Threads, as many as the machine has cores, that take items from one queue.
package struct ParallelWorker: ParallelWorkerLogic {
  private let lanes: Int

  package init(lanes: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.lanes = max(1, lanes)
  }

  package func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], body: @escaping @Sendable (Item, Int) -> Output,
    each: (Output) throws -> Void
  ) throws {
    let queue = WorkQueue<Item, Output>(items: items)
    for lane in 0..<min(lanes, items.count) {
      let thread = Thread {
        while let item = queue.next() { queue.finish(body(item, lane)) }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    do {
      for _ in items {
        let output = queue.waitForOutput()
        if Interrupts.received != nil { throw Interrupted() }
        try each(output)
      }
    } catch {
      // Nobody else would end the children of those that still run.
      queue.stop()
      queue.waitUntilIdle()
      throw error
    }
  }
}

private final class WorkQueue<Item: Sendable, Output: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: ArraySlice<Item>
  private var outputs: [Output] = []
  private var running = 0

  init(items: [Item]) {
    self.items = items[...]
  }

  func next() -> Item? {
    condition.withLock {
      guard let item = items.popFirst() else { return nil }
      running += 1
      return item
    }
  }

  func finish(_ output: Output) {
    condition.withLock {
      outputs.append(output)
      running -= 1
      condition.signal()
    }
  }

  func waitForOutput() -> Output {
    condition.withLock {
      while outputs.isEmpty { condition.wait() }
      return outputs.removeFirst()
    }
  }

  func stop() {
    condition.withLock { items = [] }
  }

  func waitUntilIdle() {
    condition.withLock {
      while running > 0 { condition.wait() }
    }
  }
}
