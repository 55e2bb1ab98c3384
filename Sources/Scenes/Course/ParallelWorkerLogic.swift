/// Runs a body for many items at the same time, in lanes.
protocol ParallelWorkerLogic: Sendable {
  /// - Parameters:
  ///   - body: gets the item, and the number of the lane that it runs in, counted from 0.
  ///   - each: is called with each output on the caller's thread, in the order of completion.
  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], body: @escaping @Sendable (Item, Int) -> Output, each: (Output) throws -> Void
  ) throws
}
