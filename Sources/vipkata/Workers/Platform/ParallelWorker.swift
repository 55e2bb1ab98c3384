import Foundation

/// Threads that take items from one queue.
struct ParallelWorker: ParallelWorkerLogic {
  /// More than the machine has cores: a suite's run waits for a third of its time.
  var lanes = ProcessInfo.processInfo.activeProcessorCount * 3 / 2
  /// Whether all that this program starts from then on stands back for others.
  var standsBack = false
  /// Once in a process, because `nice` adds up.
  private static let standBack: Void = { _ = nice(10) }()

  func run<Item: Sendable, Output: Sendable>(
    groups: [[Item]], body: @escaping @Sendable (Item, Int) -> Output,
    each: (Output) throws -> Void
  ) throws {
    if standsBack { Self.standBack }
    let count = groups.map(\.count).reduce(0, +)
    let queue = WorkQueue<Item, Output>(groups)
    for lane in 0..<min(max(1, lanes), count) {
      let thread = Thread {
        while let item = queue.next(in: lane) { queue.add(body(item, lane)) }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    // Nobody else would end the children of those that still run.
    defer { queue.end() }
    for _ in 0..<count {
      let output = queue.nextOutput()
      if Interrupts.received != nil { throw Interrupted() }
      try each(output)
    }
  }
}

private final class WorkQueue<Item, Output>: @unchecked Sendable {
  private let condition = NSCondition()
  private var untouched: ArraySlice<[Item]>
  /// At most one of each lane.
  private var begun: [Group] = []
  private var outputs: [Output] = []
  private var running = 0

  private struct Group {
    /// The first lane that took an item of it.
    let lane: Int
    var items: ArraySlice<Item>
  }

  init(_ groups: [[Item]]) {
    untouched = groups.filter { !$0.isEmpty }[...]
  }

  func next(in lane: Int) -> Item? {
    condition.withLock {
      begun.removeAll(where: \.items.isEmpty)
      if !begun.contains(where: { $0.lane == lane }), let items = untouched.popFirst() {
        begun.append(Group(lane: lane, items: items[...]))
      }
      let next =
        begun.firstIndex { $0.lane == lane }
        ?? begun.indices.max { begun[$0].items.count < begun[$1].items.count }
      guard let next else { return nil }
      running += 1
      return begun[next].items.popFirst()
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
      untouched = []
      begun = []
      while running > 0 { condition.wait() }
    }
  }
}
