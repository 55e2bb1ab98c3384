/// Runs bodies side by side, in lanes.
protocol ParallelWorkerLogic: Sendable {
  /// - Parameters:
  ///   - groups: a lane takes items of one group, then those of another that no lane is at; it
  ///     joins others where there is no such group left.
  ///   - body: gets the item, and the number of the lane that it runs in, from 0.
  ///   - each: is called on the caller's thread, in the order of completion.
  func run<Item: Sendable, Output: Sendable>(
    groups: [[Item]], body: @escaping @Sendable (Item, Int) -> Output,
    each: (Output) throws -> Void
  ) throws
}

extension ParallelWorkerLogic {
  /// Any lane takes any item.
  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], body: @escaping @Sendable (Item, Int) -> Output, each: (Output) throws -> Void
  ) throws {
    try run(groups: items.map { [$0] }, body: body, each: each)
  }
}
